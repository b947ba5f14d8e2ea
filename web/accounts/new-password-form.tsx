/**
 * Shows the form that sets a new password with the token in the fragment of the address. Browsers do not send the
 * fragment to a server.
 */
import { post } from '../client/api.ts'
import { m } from '../paraglide/messages.js'
import { Field } from '../ui/forms/field.tsx'
import { AccountForm } from './account-form.tsx'
import { passwordProblem } from './credential-rules.ts'

interface NewPasswordFormProps {
  token: string
  onSet: (username: string) => void
}

const rules = { password: passwordProblem }

export function NewPasswordForm({ token, onSet }: NewPasswordFormProps) {
  return (
    <AccountForm
      rules={rules}
      send={async (texts) => onSet((await post('resetPassword', { token, ...texts })).username)}
      fieldOf={(code) => (code.startsWith('password_') ? 'password' : undefined)}
      submit={m.reset_submit()}
    >
      {(errorOf) => (
        <Field
          label={m.account_new_password()}
          hint={m.account_password_hint()}
          name="password"
          type="password"
          autoComplete="new-password"
          required
          unmarked
          error={errorOf('password')}
        />
      )}
    </AccountForm>
  )
}
