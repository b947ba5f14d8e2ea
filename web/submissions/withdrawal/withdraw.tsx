/**
 * Lets an author withdraw a submission that is pending or has requested changes, or request the withdrawal of a
 * published picture. The author can undo both actions.
 */
import { useState } from 'react'
import type { Submission } from '../../../contract/schemas/submissions.ts'
import type { SignedInCall } from '../../accounts/sign-in-again.tsx'
import { CallFailed, post } from '../../client/api.ts'
import { tooManyWords } from '../../client/too-many-words.ts'
import { m } from '../../paraglide/messages.js'
import { keepFocusNear } from '../../ui/behaviour/keep-focus.ts'
import { Button } from '../../ui/button.tsx'
import { RequestForm, type WithdrawalReason } from './request-form.tsx'
import styles from './withdraw.module.css'

interface WithdrawProps {
  submission: Submission
  call: SignedInCall
  /**
   * The id of the ledger entry that withdrew the submission on this visit, or that hid the picture until a reviewer
   * decides.
   */
  changeId: string | undefined
  onChange: (changeId: string | undefined) => void
}

export function Withdraw({ submission, call, changeId, onChange }: WithdrawProps) {
  const { id, kind, status } = submission
  const [busy, setBusy] = useState(false)
  const [note, setNote] = useState('')
  const [failure, setFailure] = useState('')
  const isPending = status === 'pending' || status === 'returned'

  async function run(work: () => Promise<string | undefined>, message: string) {
    if (busy) return
    setBusy(true)
    setFailure('')
    keepFocusNear(document.activeElement)
    try {
      onChange(await call(work))
      setNote(message)
    } catch (error) {
      setFailure(m.withdraw_failed({ reason: failureMessage(error) }))
    }
    setBusy(false)
  }
  const withdraw = () =>
    run(
      async () => (await post('withdrawSubmission', { id })).changeId,
      kind === 'species' ? `${m.withdraw_done()} ${m.withdraw_with_pictures()}` : m.withdraw_done(),
    )
  const requestWithdrawal = (reason: WithdrawalReason, text: string) =>
    run(
      async () => (await post('requestWithdrawal', { id, reason, note: text })).changeId,
      m.withdraw_hidden(),
    )
  const undo = () =>
    run(async () => {
      await post('undoWithdrawal', { id: changeId ?? '' })
      return undefined
    }, m.withdraw_undone())

  return (
    <div className={styles.withdraw}>
      <div role="status">{note && <p className={styles.note}>{note}</p>}</div>
      <div role="alert">{failure && <p className={styles.note}>{failure}</p>}</div>
      {changeId ? (
        <Button busy={busy} onClick={undo}>
          {m.withdraw_undo()}
        </Button>
      ) : isPending ? (
        <Button busy={busy} onClick={withdraw}>
          {m.withdraw_pending()}
        </Button>
      ) : (
        isPublic(submission) && (
          <details>
            <summary>{m.withdraw_published()}</summary>
            <RequestForm busy={busy} onSend={requestWithdrawal} />
          </details>
        )
      )}
    </div>
  )
}

/** @returns whether the submission shows a public picture. Authors cannot withdraw published texts. */
function isPublic({ kind, status, outcome }: Submission): boolean {
  const isGone = ['deleted', 'withdrawn', 'hidden'].includes(outcome?.state ?? '')
  return status === 'approved' && !isGone && kind !== 'species' && kind !== 'edit'
}

const failureMessages: Record<string, () => string> = {
  decided_already: m.withdraw_decided,
  changed_since: m.withdraw_decided,
  not_found: m.withdraw_decided,
  undone_already: m.withdraw_decided,
  not_shown: m.withdraw_not_shown,
}

function failureMessage(error: unknown): string {
  if (!(error instanceof CallFailed)) return m.error_network()
  if (error.status === 429) return tooManyWords(error)
  return (failureMessages[error.code] ?? m.error_unknown)()
}
