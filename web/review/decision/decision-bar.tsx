/** Lets the reviewer approve a submission, reject it with a reason, or request changes. */
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { shortTextMaximum } from '../../../contract/limits.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import type { Verdict } from '../queue/decide.ts'
import styles from './decision-bar.module.css'

/** A decision that the reviewer has begun but not sent: its verdict and its reason. */
export interface ReasonDraft {
  asking: Exclude<Verdict, 'approve'> | undefined
  reason: string
}

export const noReasonDraft: ReasonDraft = { asking: undefined, reason: '' }

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

export function DecisionBar({ approve, reject, reasonDraft, disabled, ...on }: DecisionBarProps) {
  const ask = (asking: ReasonDraft['asking']) => on.onReasonDraft({ ...reasonDraft, asking })
  if (reasonDraft.asking) {
    const submit = reasonDraft.asking === 'reject' ? reject : m.review_request_changes()
    return <ReasonForm key={reasonDraft.asking} submit={submit} reasonDraft={reasonDraft} {...on} />
  }
  return (
    <p className={styles.ways} data-keep-clear>
      <Button
        look="main"
        disabled={disabled}
        aria-keyshortcuts="a"
        // Without this test, the second click of a double click would approve the next card unseen.
        onClick={({ detail }) => detail < 2 && on.onDecide('approve', '')}
      >
        {approve}
      </Button>
      <Button disabled={disabled} aria-keyshortcuts="r" onClick={() => ask('reject')}>
        {reject}
      </Button>
      <Button disabled={disabled} aria-keyshortcuts="c" onClick={() => ask('changes')}>
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
  const { asking, reason } = reasonDraft
  const form = useRef<HTMLFormElement>(null)
  const [isMissing, setIsMissing] = useState(false)
  const isRequired = asking === 'changes'
  const focus = () => form.current?.querySelector('textarea')?.focus()
  useEffect(focus, [])

  function submitReason(event?: FormEvent) {
    event?.preventDefault()
    if (!asking) return
    if (isRequired && !reason.trim()) {
      setIsMissing(true)
      return focus()
    }
    onDecide(asking, reason.trim())
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
        onChange={(event) => onReasonDraft({ asking, reason: event.target.value })}
      />
      <p className={styles.ways} data-keep-clear>
        <Button type="submit" look="main">
          {submit}
        </Button>
        <Button onClick={onCancel}>{m.review_cancel()}</Button>
      </p>
    </form>
  )
}
