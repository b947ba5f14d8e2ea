/** Adds texts to a draft if the member typed the texts before the page was hydrated. */
import { type RefObject, useLayoutEffect } from 'react'
import type { Draft } from './use-draft.ts'

type Texts<Name extends string> = { [Field in Name]?: string }

/** @param names the names of the fields whose texts the draft stores */
export function useTypedBefore<Name extends string, Values extends Texts<Name>>(
  form: RefObject<HTMLFormElement | null>,
  names: readonly Name[],
  { values, change }: Pick<Draft<Values>, 'values' | 'change'>,
): void {
  // The effect runs before the draft is restored, because the restored draft would replace the typed texts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useLayoutEffect(() => {
    const typedTexts = names.flatMap((name): [Name, string][] => {
      const control = form.current?.elements.namedItem(name)
      // A field that is not on the page yet has no text.
      if (!control || !('value' in control)) return []
      const text = withPlainLineEnds(control.value)
      return text === withPlainLineEnds(values[name] ?? '') ? [] : [[name, text]]
    })
    if (typedTexts.length > 0) change(Object.fromEntries(typedTexts) as Partial<Values>)
  }, [])
}

/** @returns the text with the line end `\n`, because a control and a stored text may have different line ends */
const withPlainLineEnds = (text: string) => text.replace(/\r\n?/g, '\n')
