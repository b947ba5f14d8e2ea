/** Changing one's password; it signs one out everywhere else. */
import { type FormEvent, useRef, useState } from 'react'
import { post } from '../api.ts'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import styles from './account-page.module.css'
import { failureWords } from './failure-words.ts'
import type { SignedInCall } from './sign-in-again.tsx'

interface PasswordFormProps {
  username: string
  call: SignedInCall
  onChanged: () => void
}

export function PasswordForm({ username, call, onChanged }: PasswordFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const [done, setDone] = useState(false)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const given = new FormData(event.currentTarget)
    const password = String(given.get('password') ?? '')
    const newPassword = String(given.get('newPassword') ?? '')
    setDone(false)
    if (!password || !newPassword) return setFailure(m.form_required())
    setBusy(true)
    setFailure('')
    try {
      await call(() => post('changePassword', { password, newPassword }))
      form.current?.reset()
      setDone(true)
      onChanged()
    } catch (error) {
      setFailure(failureWords(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={send}>
      {/* So that a password manager knows whose password changes. */}
      <input type="hidden" name="username" autoComplete="username" value={username} readOnly />
      <Field
        label={m.account_current_password()}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        unmarked
      />
      <Field
        label={m.account_new_password()}
        hint={m.account_password_hint()}
        name="newPassword"
        type="password"
        autoComplete="new-password"
        required
        unmarked
        error={failure || undefined}
      />
      <div role="status">
        {done && <p className={styles.done}>{m.account_password_changed()}</p>}
      </div>
      <Button type="submit" look="main" busy={busy}>
        {m.account_change_password()}
      </Button>
    </form>
  )
}
