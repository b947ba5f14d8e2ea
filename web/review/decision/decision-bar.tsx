/** Lets the reviewer approve a submission, reject it with an optional reason, or request changes with a reason. */
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { shortTextMaximum } from '../../../contract/limits.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import type { Verdict } from '../queue/decide.ts'
import styles from './decision-bar.module.css'

/** A decision that the reviewer has begun but not sent: its verdict and its reason. */
export interface ReasonDraft {
  verdict: Exclude<Verdict, 'approve'> | undefined
  reason: string
}

export const noReasonDraft: ReasonDraft = { verdict: undefined, reason: '' }

interface DecisionBarProps {
  approve: string
  reject: string
  reasonDraft: ReasonDraft
  onReasonDraft: (reasonDraft: ReasonDraft) => void
  onDecide: (verdict: Verdict, reason: string) => void
  /** Called if the reviewer cancels the reason. */
  onCancel: () => void
  disabled?: boolean
}

export function DecisionBar({
  approve,
  reject,
  reasonDraft,
  disabled,
  ...handlers
}: DecisionBarProps) {
  const askForReason = (verdict: ReasonDraft['verdict']) =>
    handlers.onReasonDraft({ ...reasonDraft, verdict })
  if (reasonDraft.verdict) {
    const submit = reasonDraft.verdict === 'reject' ? reject : m.review_request_changes()
    return (
      <ReasonForm
        key={reasonDraft.verdict}
        submit={submit}
        reasonDraft={reasonDraft}
        {...handlers}
      />
    )
  }
  return (
    <p className={styles.ways} data-keep-clear>
      <Button
        look="main"
        disabled={disabled}
        aria-keyshortcuts="a"
        // Without this test, a double click would also approve the next card before the reviewer has seen that card.
        onClick={({ detail }) => detail < 2 && handlers.onDecide('approve', '')}
      >
        {approve}
      </Button>
      <Button
        look="danger"
        disabled={disabled}
        aria-keyshortcuts="r"
        onClick={() => askForReason('reject')}
      >
        {reject}
      </Button>
      <Button disabled={disabled} aria-keyshortcuts="c" onClick={() => askForReason('changes')}>
        {m.review_ask()}
      </Button>
    </p>
  )
}

interface ReasonFormProps
  extends Pick<DecisionBarProps, 'reasonDraft' | 'onReasonDraft' | 'onDecide' | 'onCancel'> {
  submit: string
}

function ReasonForm({ submit, reasonDraft, onReasonDraft, onDecide, onCancel }: ReasonFormProps) {
  const { verdict, reason } = reasonDraft
  const form = useRef<HTMLFormElement>(null)
  const [isMissing, setIsMissing] = useState(false)
  const isRequired = verdict === 'changes'
  const focus = () => form.current?.querySelector('textarea')?.focus()
  useEffect(focus, [])

  function submitReason(event?: FormEvent) {
    event?.preventDefault()
    if (!verdict) return
    if (isRequired && !reason.trim()) {
      setIsMissing(true)
      return focus()
    }
    onDecide(verdict, reason.trim())
  }

  return (
    <form
      ref={form}
      className={styles.reason}
      noValidate
      onSubmit={submitReason}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel()
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submitReason()
      }}
    >
      <TextArea
        label={isRequired ? m.review_reason_needed() : m.review_reason()}
        hint={m.review_reason_hint()}
        error={isMissing && !reason.trim() ? m.form_required() : undefined}
        rows={2}
        maxLength={shortTextMaximum}
        required={isRequired}
        value={reason}
        onChange={(event) => onReasonDraft({ verdict, reason: event.target.value })}
      />
      <p className={styles.ways} data-keep-clear>
        <Button type="submit" look={verdict === 'reject' ? 'main danger' : 'main'}>
          {submit}
        </Button>
        <Button onClick={onCancel}>{m.review_cancel()}</Button>
      </p>
    </form>
  )
}
