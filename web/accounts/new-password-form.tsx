/** A new password, by the secret in the address's fragment: it is sent to no server on the way. */
import { type FormEvent, useState } from 'react'
import { post } from '../api.ts'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import styles from './account-page.module.css'
import { failureWords } from './failure-words.ts'

export function NewPasswordForm({ onSet }: { onSet: (username: string) => void }) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const password = String(new FormData(event.currentTarget).get('password') ?? '')
    if (!password) return setFailure(m.form_required())
    setBusy(true)
    setFailure('')
    try {
      const token = window.location.hash.slice(1)
      const { username } = await post('resetPassword', { token, password })
      onSet(username)
    } catch (error) {
      setFailure(failureWords(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form className={styles.form} method="post" noValidate onSubmit={send}>
      <Field
        label={m.account_new_password()}
        hint={m.account_password_hint()}
        name="password"
        type="password"
        autoComplete="new-password"
        required
        unmarked
        error={failure || undefined}
      />
      <Button type="submit" look="main" busy={busy}>
        {m.reset_submit()}
      </Button>
    </form>
  )
}
