/** Username and password, as password managers know them. */
import { type FormEvent, type ReactNode, useCallback, useRef, useState } from 'react'
import { loginErrorShown } from '../../contract/limits.ts'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { PassingAlert } from '../ui/passing-alert.tsx'
import styles from './credentials-form.module.css'

export interface Credentials {
  username: string
  password: string
}

interface CredentialsFormProps {
  /** `current-password` to sign in, `new-password` to register: managers fill or suggest. */
  passwordIs: 'current-password' | 'new-password'
  submit: string
  passwordHint?: string
  /** Given when only the password is asked for. */
  username?: string
  onSend: (credentials: Credentials) => Promise<void>
  wordsFor: (error: unknown) => string
  children?: ReactNode
}

export function CredentialsForm({
  passwordIs,
  submit,
  wordsFor,
  onSend,
  ...rest
}: CredentialsFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [missing, setMissing] = useState<{ username?: boolean; password?: boolean }>({})
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const forgetFailure = useCallback(() => setFailure(''), [])

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const given = new FormData(event.currentTarget)
    const username = String(given.get('username') ?? '').trim()
    const password = String(given.get('password') ?? '')
    setMissing({ username: !username, password: !password })
    if (!username || !password) {
      form.current
        ?.querySelector<HTMLInputElement>(username ? '[name=password]' : '[name=username]')
        ?.focus()
      return
    }
    setBusy(true)
    setFailure('')
    try {
      await onSend({ username, password })
    } catch (error) {
      setFailure(wordsFor(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={send}>
      <Field
        label={m.account_username()}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
        unmarked
        {...(rest.username !== undefined && { defaultValue: rest.username, readOnly: true })}
        error={missing.username ? m.form_required() : undefined}
      />
      <Field
        label={m.account_password()}
        name="password"
        type="password"
        autoComplete={passwordIs}
        required
        unmarked
        {...(rest.passwordHint && { hint: rest.passwordHint })}
        error={missing.password ? m.form_required() : undefined}
      />
      {failure && (
        <PassingAlert message={failure} shownFor={loginErrorShown} onGone={forgetFailure} />
      )}
      <p className={styles.ways}>
        <Button type="submit" look="main" busy={busy}>
          {submit}
        </Button>
        {rest.children}
      </p>
    </form>
  )
}
