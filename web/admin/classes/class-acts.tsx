/** Lists the latest class acts. Each act that is not undone has a button that undoes the act. */

import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ClassAct } from '../../../contract/schemas/accounts/classes.ts'
import type { SignedInCall } from '../../accounts/sign-in-again.tsx'
import { post } from '../../client/api.ts'
import { momentInWords } from '../../language/day-in-words.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { Facts } from '../../ui/facts.tsx'
import { useToast } from '../../ui/notices/toast.tsx'
import { administrationFailure } from '../failure-words.ts'
import styles from './classes.module.css'
import { stepWords } from './step-words.ts'

export function ClassActs({ acts, call }: { acts: ClassAct[]; call: SignedInCall }) {
  const { revalidate } = useRevalidator()
  const [busyId, setBusyId] = useState('')
  const showToast = useToast()

  async function undo(id: string) {
    setBusyId(id)
    try {
      const counts = await call(() => post('undoClassAct', { id }))
      showToast({ look: 'success', text: m.class_restored(counts) })
    } catch (error) {
      showToast({ look: 'failure', title: m.toast_error(), text: administrationFailure(error) })
    }
    setBusyId('')
    revalidate()
  }

  if (acts.length === 0) return null
  return (
    <section aria-labelledby="acts">
      <h2 id="acts">{m.class_acts()}</h2>
      <ul>
        {acts.map(({ id, at, steps, undone }) => (
          <li key={id} className={styles.act}>
            <div>
              {steps.map((step) => (
                <p key={step.className}>{undone ? <s>{stepWords(step)}</s> : stepWords(step)}</p>
              ))}
              <small>
                <Facts facts={[momentInWords(at), undone && m.class_undone()]} />
              </small>
            </div>
            {!undone && (
              <Button busy={busyId === id} onClick={() => undo(id)}>
                {m.activity_undo()}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
