/** What a form says of its last sending: beside the fields that are wrong, and below all of them. */
import { type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'

/** By field. */
export type Problems = Readonly<Record<string, string>>

export function useProblems(form: RefObject<HTMLFormElement | null>) {
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState('')

  return {
    problems,
    failure,
    setFailure,
    /** The first that is wrong gets the focus. */
    show(wrong: Problems) {
      flushSync(() => setProblems(wrong))
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    },
    /** What is being mended is wrong no longer; of a list, all of it. */
    mend(fields: readonly string[]) {
      const left = Object.entries(problems).filter(
        ([name]) => !fields.includes(name.split('.')[0] ?? name),
      )
      if (left.length < Object.keys(problems).length) setProblems(Object.fromEntries(left))
    },
    forget() {
      setProblems({})
      setFailure('')
    },
  }
}
