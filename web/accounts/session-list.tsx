/** Lists the member's sessions, each with a button that ends the session. */
import { useState } from 'react'
import type { SignedInSession } from '../../contract/schemas/accounts.ts'
import { post } from '../client/api.ts'
import { dayInWords } from '../language/day-in-words.ts'
import { m } from '../paraglide/messages.js'
import { keepFocusNear } from '../ui/behaviour/keep-focus.ts'
import { Button } from '../ui/button.tsx'
import { WholeDates } from '../ui/dates/whole-dates.tsx'
import styles from './account-page.module.css'
import { deviceName } from './device-name.ts'
import { failureWords } from './failure-words.ts'
import type { SignedInCall } from './sign-in-again.tsx'

interface SessionListProps {
  sessions: SignedInSession[]
  call: SignedInCall
  onEnded: () => void
}

export function SessionList({ sessions, call, onEnded }: SessionListProps) {
  const [failure, setFailure] = useState('')

  async function endSession(session: SignedInSession) {
    setFailure('')
    keepFocusNear(document.activeElement)
    try {
      await call(() => post('endSession', { id: session.id }))
      if (session.current) window.location.assign('/')
      else onEnded()
    } catch (error) {
      setFailure(failureWords(error))
    }
  }

  return (
    <>
      <div role="alert">{failure}</div>
      <ul>
        {sessions.map((session) => {
          const device = deviceName(session.device) || m.account_session_unknown()
          return (
            <li key={session.id} className={styles.session}>
              <span>
                {device}{' '}
                {session.current && <b className={styles.here}>{m.account_session_here()}</b>}
                <small>
                  <WholeDates
                    text={m.account_session_used({ date: dayInWords(session.lastUsedAt) })}
                  />
                </small>
              </span>
              <Button
                aria-label={m.account_session_end_label({ device })}
                onClick={() => endSession(session)}
              >
                {m.account_session_end()}
              </Button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
