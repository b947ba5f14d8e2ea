/** Lists the first steps of a new site with their links, until all steps are done or an admin dismisses the list. */
import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import type { Output } from '../../../contract/calls/endpoints.ts'
import type { SignedInCall } from '../../accounts/sign-in-again.tsx'
import { post } from '../../client/api.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { useConfirm } from '../../ui/dialogs/confirm-dialog.tsx'
import { useToast } from '../../ui/notices/toast.tsx'
import { administrationFailure } from '../failure-words.ts'
import styles from './first-steps.module.css'
import { stepLinks } from './step-links.ts'

interface FirstStepsProps {
  steps: Output<'checklist'>['steps']
  call: SignedInCall
}

export function FirstSteps({ steps, call }: FirstStepsProps) {
  const { revalidate } = useRevalidator()
  const [confirm, dialog] = useConfirm()
  const showToast = useToast()
  const [busy, setBusy] = useState(false)
  if (steps.length === 0) return null

  async function dismissList() {
    await confirm({
      title: m.checklist_dismiss_title(),
      text: m.checklist_dismiss_text(),
      confirmLabel: m.checklist_dismiss(),
      action: () => call(() => post('dismissChecklist', { dismissed: true })),
      messageOf: administrationFailure,
    })
    await revalidate()
  }

  async function confirmRights() {
    setBusy(true)
    try {
      await call(() => post('confirmRights', {}))
    } catch (error) {
      showToast({ look: 'failure', title: m.toast_error(), text: administrationFailure(error) })
    }
    await revalidate()
    setBusy(false)
  }

  const doneCount = steps.filter(({ done }) => done).length
  return (
    <section aria-labelledby="first-steps" className={styles.steps}>
      <h2 id="first-steps">
        {m.checklist_title()}{' '}
        <small>{m.checklist_count({ done: doneCount, total: steps.length })}</small>
      </h2>
      <ol>
        {steps.map(({ step, done }) => {
          const [address, label] = stepLinks[step]
          return (
            <li key={step} data-done={done || undefined}>
              <Link to={address}>{label()}</Link>
              {done && <small>{m.checklist_done()}</small>}
              {step === 'rights' && !done && (
                <Button busy={busy} onClick={confirmRights}>
                  {m.checklist_rights_fit()}
                </Button>
              )}
            </li>
          )
        })}
      </ol>
      <p>
        <Button onClick={dismissList}>{m.checklist_dismiss()}</Button>
      </p>
      {dialog}
    </section>
  )
}
