/** Lists the accounts, each with the actions of an admin. */

import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import type { Account } from '../../contract/schemas/accounts/members.ts'
import { roleWords } from '../accounts/role-words.ts'
import type { SignedInCall } from '../accounts/sign-in-again.tsx'
import { post } from '../client/api.ts'
import { dayInWords } from '../language/day-in-words.ts'
import { m } from '../paraglide/messages.js'
import { Glide } from '../ui/behaviour/glide.tsx'
import { Button } from '../ui/button.tsx'
import { useConfirm } from '../ui/dialogs/confirm-dialog.tsx'
import { Facts } from '../ui/facts.tsx'
import { useToast } from '../ui/notices/toast.tsx'
import styles from './administration.module.css'
import { administrationFailure } from './failure-words.ts'
import { PasswordLink } from './password-link.tsx'
import { roleChanges } from './role-changes.ts'

interface AccountListProps {
  accounts: Account[]
  /** The username of the signed-in admin. */
  ownUsername: string
  call: SignedInCall
}

export function AccountList({ accounts, ownUsername, call }: AccountListProps) {
  const { revalidate } = useRevalidator()
  const [confirm, dialog] = useConfirm()
  const [link, setLink] = useState<{ id: string; address: string }>()
  const showToast = useToast()

  async function change(question: string, makeChange: () => Promise<unknown>) {
    const isChanged = await confirm({
      title: question,
      confirmLabel: m.confirm_yes(),
      action: () => call(makeChange),
      messageOf: administrationFailure,
    })
    if (isChanged) showToast({ look: 'success', text: m.accounts_done() })
    revalidate()
  }

  async function makeLink(account: Account) {
    try {
      const { path } = await call(() => post('passwordLink', { id: account.id }))
      setLink({ id: account.id, address: window.location.origin + path })
    } catch (error) {
      showToast({ look: 'failure', title: m.toast_error(), text: administrationFailure(error) })
    }
  }

  if (accounts.length === 0) return <p className={styles.none}>{m.accounts_none()}</p>
  return (
    <Glide>
      <ul>
        {accounts.map((account) => {
          const { id, username, role, disabled } = account
          const parameters = { username }
          return (
            <li key={id} className={styles.entry}>
              <div>
                <b>
                  <Link to={`/admin/members/${id}`}>{username}</Link>
                </b>
                {role !== 'member' && <span className={styles.mark}>{roleWords[role]()}</span>}
                {disabled && <span className={styles.mark}>{m.note_disabled()}</span>}
                {account.ended && <span className={styles.mark}>{m.class_ended()}</span>}
                <small>
                  <Facts facts={detailsOf(account)} />
                </small>
                <small>
                  <Facts
                    facts={[
                      m.accounts_since({ date: dayInWords(account.createdAt) }),
                      m.accounts_sent({ count: account.submissions }),
                      account.lastSeenAt &&
                        m.account_session_used({ date: dayInWords(account.lastSeenAt) }),
                    ]}
                  />
                </small>
              </div>
              <fieldset className={styles.buttons}>
                <legend className="visually-hidden">{username}</legend>
                <Button onClick={() => makeLink(account)}>{m.accounts_link()}</Button>
                {roleChanges[role].map(({ to, label, question }) => (
                  <Button
                    key={to}
                    onClick={() =>
                      change(question(parameters), () => post('setRole', { id, role: to }))
                    }
                  >
                    {label()}
                  </Button>
                ))}
                <Button
                  onClick={() =>
                    change(
                      disabled
                        ? m.accounts_enable_sure(parameters)
                        : m.accounts_disable_sure(parameters),
                      () => post('setDisabled', { id, disabled: !disabled }),
                    )
                  }
                >
                  {disabled ? m.accounts_enable() : m.accounts_disable()}
                </Button>
                {username !== ownUsername && account.sessions > 0 && (
                  <Button
                    onClick={() =>
                      change(m.accounts_end_sure(parameters), () => post('endSessionsOf', { id }))
                    }
                  >
                    {m.accounts_end()}
                  </Button>
                )}
              </fieldset>
              {link?.id === id && (
                <PasswordLink key={link.address} username={username} address={link.address} />
              )}
            </li>
          )
        })}
      </ul>
      {dialog}
    </Glide>
  )
}

/** @returns the real name, the class and the last day; empty for a missing value */
function detailsOf({ realName, className, endsOn }: Account) {
  return [realName, className, endsOn && m.class_until({ date: dayInWords(endsOn) })]
}
