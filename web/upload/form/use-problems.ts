/** Stores the errors of a form: one for each field, and one for the whole form. */
import { type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'

/** The errors by field. */
export type Problems = Readonly<Record<string, string>>

export function useProblems(form: RefObject<HTMLFormElement | null>) {
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState('')

  return {
    problems,
    failure,
    setFailure,
    /** Shows the errors, and focuses the first field with an error. */
    show(newProblems: Problems) {
      flushSync(() => setProblems(newProblems))
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    },
    /** Removes the errors of these fields, and the errors of all rows if a field is a list. */
    clear(fields: readonly string[]) {
      const remaining = Object.entries(problems).filter(
        ([name]) => !fields.includes(name.split('.')[0] ?? name),
      )
      if (remaining.length < Object.keys(problems).length)
        setProblems(Object.fromEntries(remaining))
    },
    clearAll() {
      setProblems({})
      setFailure('')
    },
  }
}
