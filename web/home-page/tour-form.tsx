/** Shows the site's own sign-up form for a guided tour. The browser checks a sign-up before sending it. */
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { lastTourDay } from '../../contract/tour-day.ts'
import { CallFailed, post } from '../client/api.ts'
import { tooManyWords } from '../client/too-many-words.ts'
import { dayInWords, localDay } from '../language/day-in-words.ts'
import { keepOnLanguageSwitch } from '../language/language-switch-state.ts'
import { m } from '../paraglide/messages.js'
import { useHydrated } from '../ui/behaviour/use-hydrated.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/forms/field.tsx'
import { RequiredNote } from '../ui/forms/required-note.tsx'
import { ScriptedForm } from '../ui/forms/scripted-form.tsx'
import styles from './tour.module.css'
import {
  type Problems,
  problemsOf,
  problemWords,
  type SignUp,
  signUpFields,
} from './tour-problems.ts'

export default function TourForm() {
  const [sentSignUp, setSentSignUp] = useState<SignUp>()
  const [isAnotherSignUp, setIsAnotherSignUp] = useState(false)
  const confirmation = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (sentSignUp) confirmation.current?.focus()
  }, [sentSignUp])

  if (!sentSignUp) return <Fields isFocused={isAnotherSignUp} onDone={setSentSignUp} />
  return (
    <div className={styles.done}>
      <p ref={confirmation} role="status" tabIndex={-1}>
        {m.tour_done({ name: sentSignUp.name, day: dayInWords(sentSignUp.day) })}
      </p>
      <Button
        onClick={() => {
          setIsAnotherSignUp(true)
          setSentSignUp(undefined)
        }}
      >
        {m.tour_again()}
      </Button>
    </div>
  )
}

function Fields({ isFocused, onDone }: { isFocused: boolean; onDone: (signUp: SignUp) => void }) {
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  // Before hydration the browser would submit the form itself. No handler would answer, and the text would be lost.
  const isHydrated = useHydrated()
  // Only the browser has the reader's date. The server's date may differ.
  const [today, setToday] = useState<string>()
  useEffect(() => {
    setToday(localDay())
    if (isFocused) form.current?.querySelector('input')?.focus()
  }, [isFocused])

  function showProblems(newProblems: Problems) {
    setProblems(newProblems)
    const firstField = signUpFields.find((field) => newProblems[field])
    form.current?.querySelector<HTMLInputElement>(`[name=${firstField}]`)?.focus()
  }

  /** Hides the error of a field that the reader corrects. */
  function clearProblem({ target }: FormEvent<HTMLFormElement>) {
    const { name } = target as EventTarget & { name?: string }
    if (name && problems[name]) setProblems({ ...problems, [name]: undefined })
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const formData = new FormData(event.currentTarget)
    const signUp = Object.fromEntries(
      signUpFields.map((field) => [field, String(formData.get(field) ?? '').trim()]),
    ) as unknown as SignUp
    setFailure('')
    const foundProblems = problemsOf(signUp, localDay())
    if (Object.keys(foundProblems).length > 0) return showProblems(foundProblems)
    setProblems({})
    setBusy(true)
    try {
      await post('tourSignUp', signUp)
      onDone(signUp)
    } catch (error) {
      if (error instanceof CallFailed && error.fields) showProblems(error.fields)
      else setFailure(failureWords(error))
    } finally {
      setBusy(false)
    }
  }

  const field = (name: keyof SignUp) => ({
    name,
    required: true,
    ...keepOnLanguageSwitch,
    error: problems[name] && problemWords(problems[name]),
  })
  return (
    <ScriptedForm
      id="tour-form"
      ref={form}
      className={styles.form}
      onSubmit={send}
      onChange={clearProblem}
    >
      <RequiredNote />
      <Field label={m.tour_name()} autoComplete="name" {...field('name')} />
      <Field label={m.tour_class()} autoComplete="off" {...field('class')} />
      <Field
        label={m.tour_contact()}
        hint={m.tour_contact_hint()}
        autoComplete="email"
        {...field('contact')}
      />
      <Field
        label={m.tour_day()}
        type="date"
        min={today}
        max={today && lastTourDay(today)}
        {...field('day')}
      />
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      <p>
        <Button type="submit" look="main" busy={busy} unhydrated={!isHydrated}>
          {m.tour_submit()}
        </Button>
      </p>
    </ScriptedForm>
  )
}

function failureWords(error: unknown): string {
  if (!(error instanceof CallFailed)) return m.error_network()
  return error.status === 429 ? tooManyWords(error) : m.error_unknown()
}
