/**
 * Keeps the problems of an account form. After an attempt to submit the form, the page shows each problem beside its
 * field until the reader corrects the field. The fields are uncontrolled, so that hydration keeps the text that the
 * reader has already typed.
 */
import { type FormEvent, type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import { problemWords } from './failure-words.ts'

/** Checks a text. @returns the code of its problem, or nothing */
export type Rule = (text: string) => string | undefined
type Texts<Name extends string> = Record<Name, string>
type Problems<Name extends string> = { [Field in Name]?: string | undefined }

/**
 * @param form the form, whose first invalid field gets the focus
 * @param rules the rule of each field, by the field's name
 */
export function useFieldProblems<Name extends string>(
  form: RefObject<HTMLFormElement | null>,
  rules: Record<Name, Rule>,
) {
  const [problems, setProblems] = useState<Problems<Name>>({})
  const names = Object.keys(rules) as Name[]

  /** Shows the problems, given as codes, and focuses the first invalid field. */
  function showProblems(newProblems: Problems<Name>) {
    flushSync(() => setProblems(newProblems))
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }

  return {
    showProblems,
    /** The problem of a field in the reader's language. */
    errorOf(name: Name): string | undefined {
      return problems[name] && problemWords(problems[name])
    },
    /**
     * Shows the problems of the fields.
     * @returns the texts, or undefined if a text is invalid
     */
    validTexts(): Texts<Name> | undefined {
      const formData = new FormData(form.current ?? undefined)
      const text = (name: Name) => String(formData.get(name) ?? '')
      const newProblems = Object.fromEntries(names.map((name) => [name, rules[name](text(name))]))
      showProblems(newProblems as Problems<Name>)
      if (names.some((name) => newProblems[name])) return undefined
      return Object.fromEntries(names.map((name) => [name, text(name)])) as Texts<Name>
    },
    /** Checks an invalid field again after each change. */
    recheck({ target }: FormEvent<HTMLFormElement>) {
      const field = target as EventTarget & { name?: string; value?: string }
      const name = names.find((each) => each === field.name)
      if (!name || !problems[name]) return
      setProblems({ ...problems, [name]: rules[name](field.value ?? '') })
    },
  }
}
