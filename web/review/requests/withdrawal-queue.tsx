/** Lists the open requests to withdraw published pictures, and lets the reviewer decide and undo decisions. */
import { useState } from 'react'
import type { Output } from '../../../contract/calls/endpoints.ts'
import { shortTextMaximum } from '../../../contract/limits.ts'
import type { Withdrawal } from '../../../contract/schemas/withdrawals.ts'
import type { SignedInCall } from '../../accounts/sign-in-again.tsx'
import { CallFailed, post } from '../../client/api.ts'
import { dayInWords } from '../../language/day-in-words.ts'
import { m } from '../../paraglide/messages.js'
import { SpeciesNames } from '../../species/species-names.tsx'
import { withdrawalReasonWords } from '../../submissions/withdrawal/withdrawal-reason-words.ts'
import { Glide } from '../../ui/behaviour/glide.tsx'
import { keepFocusNear } from '../../ui/behaviour/keep-focus.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { Picture } from '../../ui/picture.tsx'
import styles from './withdrawal-queue.module.css'

interface WithdrawalQueueProps {
  /** Undefined if the requests could not be loaded. */
  loadedWithdrawals: Output<'withdrawals'> | undefined
  call: SignedInCall
  heading: 'h2' | 'h3'
  /** Receives whether a request was decided; false after the undo of a decision. */
  onDecided: (isDecided: boolean) => void
}

/** Shows nothing if no request was open when the page opened, which is the usual case. */
export function WithdrawalQueue({
  loadedWithdrawals,
  call,
  heading: Heading,
  onDecided,
}: WithdrawalQueueProps) {
  const [withdrawals] = useState(loadedWithdrawals)
  if (!withdrawals || withdrawals.requests.length === 0) return null
  const furtherRequests = withdrawals.total - withdrawals.requests.length
  return (
    <section aria-labelledby="requests" className={styles.requests}>
      <Heading id="requests">{m.requests_title()}</Heading>
      <p>{m.requests_text()}</p>
      <ul>
        {withdrawals.requests.map((request) => (
          <li key={request.id} className={styles.request}>
            <Request request={request} call={call} onDecided={onDecided} />
          </li>
        ))}
      </ul>
      {furtherRequests > 0 && <p>{m.requests_more({ count: furtherRequests })}</p>}
    </section>
  )
}

interface RequestProps {
  request: Withdrawal
  call: SignedInCall
  /** Receives false after the undo of a decision. */
  onDecided: (isDecided: boolean) => void
}

function Request({ request, call, onDecided }: RequestProps) {
  const { id, image, username, reason, note, latinName, commonName, chineseName } = request
  const [answer, setAnswer] = useState('')
  const [busy, setBusy] = useState(false)
  const [storedDecision, setStoredDecision] = useState<{ changeId: string; words: string }>()
  const [failure, setFailure] = useState('')

  async function run(work: () => Promise<typeof storedDecision>) {
    if (busy) return
    setBusy(true)
    setFailure('')
    keepFocusNear(document.activeElement)
    try {
      const outcome = await call(work)
      setStoredDecision(outcome)
      onDecided(outcome !== undefined)
    } catch (error) {
      setFailure(m.withdraw_failed({ reason: failureMessage(error) }))
    }
    setBusy(false)
  }
  const decide = (decision: 'withdraw' | 'keep', words: string) =>
    run(async () => {
      const { changeId } = await post('decideWithdrawal', { id, decision, answer })
      return { changeId, words }
    })
  const undo = (changeId: string) =>
    run(async () => {
      await post('undoChange', { id: changeId })
      return undefined
    })
  const labelOf = (action: string) => m.requests_label({ action, name: latinName })

  return (
    <>
      <div className={styles.image}>
        <Picture picture={image} alt="" sizes="12rem" fit="contain" />
      </div>
      <Glide className={styles.words}>
        <p>
          <SpeciesNames names={{ latinName, commonName, chineseName }} as="entry" />
        </p>
        <p>
          {m.requests_by({
            username: username || m.requests_nobody(),
            reason: withdrawalReasonWords(reason),
          })}
        </p>
        {note && <p className={styles.note}>{note}</p>}
        <p className={styles.date}>{dayInWords(request.requestedAt)}</p>
        {!storedDecision && (
          <TextArea
            label={m.requests_answer()}
            rows={1}
            value={answer}
            maxLength={shortTextMaximum}
            onChange={(event) => setAnswer(event.target.value)}
          />
        )}
        <p className={styles.ways}>
          {storedDecision ? (
            <Button busy={busy} onClick={() => undo(storedDecision.changeId)}>
              {m.withdraw_undo()}
            </Button>
          ) : (
            <>
              <Button
                busy={busy}
                aria-label={labelOf(m.requests_withdraw())}
                onClick={() => decide('withdraw', m.requests_withdrawn())}
              >
                {m.requests_withdraw()}
              </Button>
              <Button
                busy={busy}
                aria-label={labelOf(m.requests_keep())}
                onClick={() => decide('keep', m.requests_kept())}
              >
                {m.requests_keep()}
              </Button>
            </>
          )}
        </p>
        <div role="status">{storedDecision?.words}</div>
        <div role="alert">{failure}</div>
      </Glide>
    </>
  )
}

function failureMessage(error: unknown): string {
  if (!(error instanceof CallFailed)) return m.error_network()
  const settledCodes = ['decided_already', 'gone', 'changed_since', 'undone_already']
  return settledCodes.includes(error.code) ? m.withdraw_decided() : m.error_unknown()
}
