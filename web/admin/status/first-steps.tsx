/** Lists the first steps of a new site with their links, until they are done or an admin hides them. */
import { Link, useRevalidator } from 'react-router'
import type { Output } from '../../../contract/endpoints.ts'
import type { SignedInCall } from '../../accounts/sign-in-again.tsx'
import { post } from '../../client/api.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { useConfirm } from '../../ui/dialogs/confirm-dialog.tsx'
import { administrationFailure } from '../failure-words.ts'
import styles from './first-steps.module.css'
import { stepWays } from './step-ways.ts'

interface FirstStepsProps {
  steps: Output<'checklist'>['steps']
  call: SignedInCall
}

export function FirstSteps({ steps, call }: FirstStepsProps) {
  const { revalidate } = useRevalidator()
  const [confirm, dialog] = useConfirm()
  if (steps.length === 0) return null

  async function hide() {
    await confirm({
      title: m.checklist_dismiss_title(),
      text: m.checklist_dismiss_text(),
      yes: m.checklist_dismiss(),
      act: () => call(() => post('dismissChecklist', { dismissed: true })),
      failed: administrationFailure,
    })
    await revalidate()
  }

  const done = steps.filter((each) => each.done).length
  return (
    <section aria-labelledby="first-steps" className={styles.steps}>
      <h2 id="first-steps">
        {m.checklist_title()} <small>{m.checklist_count({ done, total: steps.length })}</small>
      </h2>
      <ol>
        {steps.map(({ step, done }) => {
          const [address, word] = stepWays[step]
          return (
            <li key={step} data-done={done || undefined}>
              {done ? <span>{word()}</span> : <Link to={address}>{word()}</Link>}
              {done && <small>{m.checklist_done()}</small>}
            </li>
          )
        })}
      </ol>
      <p>
        <Button onClick={hide}>{m.checklist_dismiss()}</Button>
      </p>
      {dialog}
    </section>
  )
}
