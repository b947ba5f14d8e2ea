/** Renders the form in which a member changes the password. The change ends all other sessions. */
import { useState } from 'react'
import { post } from '../client/api.ts'
import { m } from '../paraglide/messages.js'
import { Field } from '../ui/forms/field.tsx'
import { AccountForm } from './account-form.tsx'
import styles from './account-page.module.css'
import { missingProblem, passwordProblem } from './credential-rules.ts'
import type { SignedInCall } from './sign-in-again.tsx'

interface PasswordFormProps {
  username: string
  call: SignedInCall
  onChanged: () => void
}

const rules = { password: missingProblem, newPassword: passwordProblem }

export function PasswordForm({ username, call, onChanged }: PasswordFormProps) {
  const [isChanged, setIsChanged] = useState(false)

  async function changePassword(texts: Record<keyof typeof rules, string>, form: HTMLFormElement) {
    setIsChanged(false)
    await call(() => post('changePassword', texts))
    form.reset()
    setIsChanged(true)
    onChanged()
  }
  function fieldOf(code: string) {
    if (code === 'wrong_password') return 'password'
    return code.startsWith('password_') ? 'newPassword' : undefined
  }

  return (
    <AccountForm
      rules={rules}
      send={changePassword}
      fieldOf={fieldOf}
      submit={m.account_change_password()}
      status={
        <div role="status">
          {isChanged && <p className={styles.done}>{m.account_password_changed()}</p>}
        </div>
      }
    >
      {(errorOf) => (
        <>
          {/* A password manager reads the account of the new password from this field. */}
          <input type="hidden" name="username" autoComplete="username" value={username} readOnly />
          <Field
            label={m.account_current_password()}
            name="password"
            type="password"
            autoComplete="current-password"
            required
            unmarked
            error={errorOf('password')}
          />
          <Field
            label={m.account_new_password()}
            hint={m.account_password_hint()}
            name="newPassword"
            type="password"
            autoComplete="new-password"
            required
            unmarked
            error={errorOf('newPassword')}
          />
        </>
      )}
    </AccountForm>
  )
}
