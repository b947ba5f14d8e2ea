/**
 * Changes a whole class. An admin can print new cards, disable or enable the accounts, set the last day or move the
 * class.
 */
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import type { Input, Output } from '../../../contract/calls/endpoints.ts'
import type { SignedInCall } from '../../accounts/sign-in-again.tsx'
import { post } from '../../client/api.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { useConfirm } from '../../ui/dialogs/confirm-dialog.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { useToast } from '../../ui/notices/toast.tsx'
import { administrationFailure } from '../failure-words.ts'
import { CardSheet } from './card-sheet.tsx'
import styles from './classes.module.css'
import { stepWords } from './step-words.ts'

type Step = Input<'changeClasses'>['steps'][number]

interface ClassActionsProps {
  classEntry: Output<'classes'>['classes'][number]
  call: SignedInCall
}

export function ClassActions({ classEntry, call }: ClassActionsProps) {
  const { name, accounts, active, waiting } = classEntry
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const [confirm, dialog] = useConfirm()
  const [cards, setCards] = useState<Output<'classCards'>['cards']>()
  const [target, setTarget] = useState('')
  const [endsOn, setEndsOn] = useState('')
  const showToast = useToast()
  const showFailure = (error: unknown) =>
    showToast({ look: 'failure', title: m.toast_error(), text: administrationFailure(error) })

  async function change(step: Omit<Step, 'className'>) {
    const steps = [{ className: name, ...step }]
    try {
      const preview = await call(() => post('changeClasses', { steps, dryRun: true }))
      const action = () => call(() => post('changeClasses', { steps, dryRun: false }))
      const text = preview.steps.map(stepWords).join(' ')
      const question = { title: m.class_sure(), text, confirmLabel: m.confirm_yes() }
      if (!(await confirm({ ...question, action, messageOf: administrationFailure }))) return
      showToast({ look: 'success', text: m.accounts_done() })
      if (step.act === 'move') navigate('/admin/accounts')
      else revalidate()
    } catch (error) {
      showFailure(error)
    }
  }

  async function makeCards() {
    const question = { title: m.cards_new_sure({ className: name }), confirmLabel: m.confirm_yes() }
    const action = async () => {
      setCards((await call(() => post('classCards', { className: name }))).cards)
    }
    await confirm({ ...question, action, messageOf: administrationFailure })
  }

  return (
    <>
      <section className={styles.whole} aria-labelledby="whole">
        <h2 id="whole">{m.class_actions({ className: name })}</h2>
        <p>{m.class_counts({ accounts, active, waiting })}</p>
        <p className={styles.buttons}>
          {waiting > 0 && <Button onClick={makeCards}>{m.cards_new({ count: waiting })}</Button>}
          <Button onClick={() => change({ act: 'disable' })}>{m.class_disable()}</Button>
          <Button onClick={() => change({ act: 'enable' })}>{m.class_enable()}</Button>
        </p>
        <div className={styles.change}>
          <Field
            label={m.class_last_day()}
            type="date"
            value={endsOn}
            onChange={(event) => setEndsOn(event.currentTarget.value)}
          />
          <Button disabled={!endsOn} onClick={() => change({ act: 'extend', endsOn })}>
            {m.class_extend()}
          </Button>
        </div>
        <div className={styles.change}>
          <Field
            label={m.class_move_to()}
            value={target}
            maxLength={40}
            autoComplete="off"
            onChange={(event) => setTarget(event.currentTarget.value)}
          />
          <Button disabled={!target.trim()} onClick={() => change({ act: 'move', to: target })}>
            {m.class_move()}
          </Button>
        </div>
      </section>
      {cards && <CardSheet cards={cards} />}
      {dialog}
    </>
  )
}
