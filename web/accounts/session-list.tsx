/** Lists the member's sessions, each with a button that ends the session. */
import { useState } from 'react'
import type { SignedInSession } from '../../contract/schemas/accounts/accounts.ts'
import { post } from '../client/api.ts'
import { dayInWords } from '../language/day-in-words.ts'
import { m } from '../paraglide/messages.js'
import { keepFocusNear } from '../ui/behaviour/keep-focus.ts'
import { Button } from '../ui/button.tsx'
import { WholeDates } from '../ui/dates/whole-dates.tsx'
import styles from './account-page.module.css'
import { deviceName } from './device-name.ts'
import { failureWords } from './failure-words.ts'
import { Logout } from './logout.tsx'
import type { SignedInCall } from './sign-in-again.tsx'

interface SessionListProps {
  username: string
  sessions: SignedInSession[]
  call: SignedInCall
  onEnded: () => void
}

export function SessionList({ username, sessions, call, onEnded }: SessionListProps) {
  const [failure, setFailure] = useState('')
  const [isSigningOut, setSigningOut] = useState(false)

  async function endSession(session: SignedInSession) {
    setFailure('')
    // A sign-out on this device also keeps or deletes unsent work.
    if (session.current) return setSigningOut(true)
    keepFocusNear(document.activeElement)
    try {
      await call(() => post('endSession', { id: session.id }))
      onEnded()
    } catch (error) {
      setFailure(failureWords(error))
    }
  }

  return (
    <>
      <div role="alert">{failure}</div>
      {isSigningOut && <Logout username={username} onStay={() => setSigningOut(false)} />}
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
