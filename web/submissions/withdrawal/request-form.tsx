/** Renders the form in which an author requests the withdrawal of a published picture, with a reason. */
import { type FormEvent, useState } from 'react'
import type { Input } from '../../../contract/calls/endpoints.ts'
import { shortTextMaximum } from '../../../contract/limits.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { ScriptedForm } from '../../ui/forms/scripted-form.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import styles from './withdraw.module.css'
import { withdrawalReasonWords } from './withdrawal-reason-words.ts'

export type WithdrawalReason = Input<'requestWithdrawal'>['reason']

const reasons: readonly WithdrawalReason[] = ['face', 'not mine', 'other']

interface RequestFormProps {
  busy: boolean
  onSend: (reason: WithdrawalReason, note: string) => void
}

export function RequestForm({ busy, onSend }: RequestFormProps) {
  const [reason, setReason] = useState('')
  const [note, setNote] = useState('')
  const [hasTried, setHasTried] = useState(false)
  const chosenReason = reasons.find((each) => each === reason)
  const isNoteMissing = chosenReason === 'other' && note.trim() === ''

  function send(event: FormEvent) {
    event.preventDefault()
    setHasTried(true)
    if (chosenReason && !isNoteMissing) onSend(chosenReason, note.trim())
  }

  return (
    <ScriptedForm className={styles.form} onSubmit={send}>
      <Select
        label={m.withdraw_reason()}
        value={reason}
        placeholder={m.withdraw_choose()}
        options={reasons.map((value) => ({ value, label: withdrawalReasonWords(value) }))}
        error={hasTried && !chosenReason ? m.withdraw_reason_needed() : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      <TextArea
        label={m.withdraw_note()}
        rows={2}
        value={note}
        maxLength={shortTextMaximum}
        error={hasTried && isNoteMissing ? m.withdraw_note_needed() : undefined}
        onChange={(event) => setNote(event.target.value)}
      />
      <p>
        <Button type="submit" look="main" busy={busy}>
          {m.withdraw_submit()}
        </Button>
      </p>
    </ScriptedForm>
  )
}
