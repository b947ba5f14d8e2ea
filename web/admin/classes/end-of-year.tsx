/**
 * Changes the classes at the end of the school year. The page shows a choice for each class, then a preview, then the
 * result.
 */
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Input, Output } from '../../../contract/calls/endpoints.ts'
import type { SignedInCall } from '../../accounts/sign-in-again.tsx'
import { post } from '../../client/api.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { administrationFailure } from '../failure-words.ts'
import styles from './classes.module.css'
import { nextClass } from './next-class.ts'
import { stepWords } from './step-words.ts'

type Steps = Input<'changeClasses'>['steps']
type Choice = { act: 'stay' | 'move' | 'disable'; to: string }

interface EndOfYearProps {
  classes: Output<'classes'>['classes']
  call: SignedInCall
}

export function EndOfYear({ classes, call }: EndOfYearProps) {
  const { revalidate } = useRevalidator()
  const [choices, setChoices] = useState<Record<string, Choice>>({})
  const [endsOn, setEndsOn] = useState('')
  const [plan, setPlan] = useState<{ steps: Steps; descriptions: string[] }>()
  const [results, setResults] = useState<string[]>()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')

  const choiceOf = (name: string): Choice => choices[name] ?? { act: 'stay', to: nextClass(name) }
  const choose = (name: string, change: Partial<Choice>) =>
    setChoices({ ...choices, [name]: { ...choiceOf(name), ...change } })
  const steps: Steps = classes.flatMap(({ name: className }) => {
    const { act, to } = choiceOf(className)
    if (act === 'stay') return []
    return [act === 'move' ? { className, act, to, endsOn } : { className, act }]
  })

  async function send(dryRun: boolean, sentSteps: Steps) {
    setBusy(true)
    setFailure('')
    try {
      const answer = await call(() => post('changeClasses', { steps: sentSteps, dryRun }))
      const descriptions = answer.steps.map(stepWords)
      if (dryRun) setPlan({ steps: sentSteps, descriptions })
      else {
        setResults(descriptions)
        revalidate()
      }
    } catch (error) {
      setFailure(administrationFailure(error))
    }
    setBusy(false)
  }

  const alert = <div role="alert">{failure && <p className={styles.failure}>{failure}</p>}</div>
  if (results) {
    return (
      <section aria-labelledby="done" role="status">
        <h2 id="done">{m.year_done()}</h2>
        <StepList descriptions={results} />
      </section>
    )
  }
  if (plan) {
    return (
      <section aria-labelledby="planned">
        <h2 id="planned">{m.class_report()}</h2>
        <StepList descriptions={plan.descriptions} />
        {alert}
        <p className={styles.buttons}>
          <Button look="main" busy={busy} onClick={() => send(false, plan.steps)}>
            {m.year_confirm()}
          </Button>
          <Button onClick={() => setPlan(undefined)}>{m.year_back()}</Button>
        </p>
      </section>
    )
  }
  if (classes.length === 0) return <p>{m.class_none_yet()}</p>
  const hasMoves = steps.some(({ act }) => act === 'move')
  return (
    <section aria-label={m.year_title()}>
      <p>{m.year_lead()}</p>
      <ul>
        {classes.map(({ name }) => (
          <li key={name} className={styles.class}>
            <Select
              label={m.year_of({ className: name })}
              value={choiceOf(name).act}
              onChange={(event) =>
                choose(name, { act: event.currentTarget.value as Choice['act'] })
              }
              options={[
                { value: 'stay', label: m.year_stays() },
                { value: 'move', label: m.year_moves() },
                { value: 'disable', label: m.year_leaves() },
              ]}
            />
            {choiceOf(name).act === 'move' && (
              <Field
                label={m.year_next({ className: name })}
                value={choiceOf(name).to}
                maxLength={40}
                autoComplete="off"
                onChange={(event) => choose(name, { to: event.currentTarget.value })}
              />
            )}
          </li>
        ))}
      </ul>
      <div className={`${styles.form} ${styles.after}`}>
        {hasMoves && (
          <Field
            label={m.year_last_day()}
            hint={m.class_last_day_hint()}
            type="date"
            value={endsOn}
            onChange={(event) => setEndsOn(event.currentTarget.value)}
          />
        )}
        {alert}
        <p className={styles.buttons}>
          <Button
            look="main"
            busy={busy}
            onClick={() => (steps.length > 0 ? send(true, steps) : setFailure(m.year_nothing()))}
          >
            {m.year_preview()}
          </Button>
        </p>
      </div>
    </section>
  )
}

function StepList({ descriptions }: { descriptions: readonly string[] }) {
  return (
    <ul className={styles.steps}>
      {descriptions.map((description) => (
        <li key={description}>{description}</li>
      ))}
    </ul>
  )
}
