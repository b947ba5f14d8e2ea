/** Adds to the draft the text that was typed before the page was hydrated. */
import { type RefObject, useLayoutEffect } from 'react'
import type { Draft } from './use-draft.ts'

type Texts<Name extends string> = { [Field in Name]?: string }

/** @param names the names of the fields whose texts the draft stores */
export function useTypedBefore<Name extends string, Values extends Texts<Name>>(
  form: RefObject<HTMLFormElement | null>,
  names: readonly Name[],
  { values, change }: Pick<Draft<Values>, 'values' | 'change'>,
): void {
  // Runs before the draft is restored, because a draft replaces the typed text.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useLayoutEffect(() => {
    const typed = names.flatMap((name): [Name, string][] => {
      const control = form.current?.elements.namedItem(name)
      // A field that is not on the page yet has no text.
      if (!control || !('value' in control)) return []
      const text = oneLineEnd(control.value)
      return text === oneLineEnd(values[name] ?? '') ? [] : [[name, text]]
    })
    if (typed.length > 0) change(Object.fromEntries(typed) as Partial<Values>)
  }, [])
}

/** A control has one kind of line end; a stored text may have another. */
const oneLineEnd = (text: string) => text.replace(/\r\n?/g, '\n')
