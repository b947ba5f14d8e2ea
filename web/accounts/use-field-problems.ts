/**
 * Keeps the errors of an account form: shown beside their fields after the form is sent, until they
 * are corrected. The fields are uncontrolled, so that text typed before the page is hydrated stays.
 */
import { type FormEvent, type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import { problemWords } from './failure-words.ts'

/** Checks a text. @returns the code of its problem, or nothing */
export type Rule = (typed: string) => string | undefined
type Texts<Name extends string> = Record<Name, string>
type Problems<Name extends string> = { [Field in Name]?: string | undefined }

/** @param rules one for each field, by the field's name */
export function useFieldProblems<Name extends string>(
  form: RefObject<HTMLFormElement | null>,
  rules: Record<Name, Rule>,
) {
  const [problems, setProblems] = useState<Problems<Name>>({})
  const names = Object.keys(rules) as Name[]

  /** Shows the problems, given as codes, and focuses the first wrong field. */
  function show(wrong: Problems<Name>) {
    flushSync(() => setProblems(wrong))
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }

  return {
    show,
    /** The problem of a field in the reader's language. */
    errorOf(name: Name): string | undefined {
      return problems[name] && problemWords(problems[name])
    },
    /** @returns the texts; if one is wrong, shows its problem and returns nothing */
    validTexts(): Texts<Name> | undefined {
      const given = new FormData(form.current ?? undefined)
      const text = (name: Name) => String(given.get(name) ?? '')
      const wrong = Object.fromEntries(names.map((name) => [name, rules[name](text(name))]))
      show(wrong as Problems<Name>)
      if (names.some((name) => wrong[name])) return undefined
      return Object.fromEntries(names.map((name) => [name, text(name)])) as Texts<Name>
    },
    /** Checks a wrong field again after each change. */
    recheck({ target }: FormEvent<HTMLFormElement>) {
      const field = target as EventTarget & { name?: string; value?: string }
      const name = names.find((each) => each === field.name)
      if (!name || !problems[name]) return
      setProblems({ ...problems, [name]: rules[name](field.value ?? '') })
    },
  }
}
