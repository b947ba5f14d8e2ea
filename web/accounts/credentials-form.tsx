/** Shows a form for a username and a password. Password managers recognise its fields. */
import {
  type FormEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { loginErrorShown } from '../../contract/limits.ts'
import { keepOnLanguageSwitch } from '../language/language-switch-state.ts'
import { m } from '../paraglide/messages.js'
import { useHydrated } from '../ui/behaviour/use-hydrated.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/forms/field.tsx'
import { ScriptedForm } from '../ui/forms/scripted-form.tsx'
import { PassingAlert } from '../ui/notices/passing-alert.tsx'
import { missingProblem, passwordProblem, usernameProblem } from './credential-rules.ts'
import styles from './credentials-form.module.css'
import { fieldsOfFailure, staysShown } from './failure-words.ts'
import { useFieldProblems } from './use-field-problems.ts'

export interface Credentials {
  username: string
  password: string
}

interface CredentialsFormProps {
  /**
   * `current-password` to sign in, `new-password` to register. Password managers then fill in a stored password or
   * suggest a new password.
   */
  passwordPurpose: 'current-password' | 'new-password'
  submit: string
  /** The username, if the form has a field only for the password. */
  username?: string
  onSend: (credentials: Credentials) => Promise<void>
  messageOf: (error: unknown) => string
  /** Shown after a success. */
  successMessage?: string | undefined
  children?: ReactNode
}

interface Failure {
  message: string
  fields: readonly (keyof Credentials)[]
  /** Whether the message stays visible, because the reader has to act before the next attempt. */
  isPersistent: boolean
}

/**
 * The rules of both forms. The browser checks a new username and password before it sends them. An existing password
 * may be older than the rules, so the browser only checks that the fields contain text.
 */
const rules = {
  'current-password': {
    username: (text: string) => missingProblem(text.trim()),
    password: missingProblem,
  },
  'new-password': { username: usernameProblem, password: passwordProblem },
}

export function CredentialsForm({
  passwordPurpose,
  submit,
  messageOf,
  onSend,
  username,
  successMessage,
  children,
}: CredentialsFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const fields = useFieldProblems(form, rules[passwordPurpose])
  const [failure, setFailure] = useState<Failure>()
  const messageElement = useRef<HTMLDivElement>(null)
  const alertId = useId()
  const [busy, setBusy] = useState(false)
  const forgetFailure = useCallback(() => setFailure(undefined), [])
  // Before hydration the browser would submit the form itself. No handler would answer, and the text would be lost.
  const isHydrated = useHydrated()
  useEffect(() => {
    // On a small screen, the message may be outside the visible area.
    if (failure) messageElement.current?.scrollIntoView({ block: 'nearest' })
  }, [failure])
  const alertOf = (name: keyof Credentials) =>
    failure?.fields.includes(name) ? alertId : undefined
  const isNew = passwordPurpose === 'new-password'

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    setFailure(undefined)
    const texts = fields.validTexts()
    if (!texts) return
    setBusy(true)
    try {
      await onSend({ ...texts, username: texts.username.trim() })
    } catch (error) {
      setFailure({
        message: messageOf(error),
        fields: fieldsOfFailure(error),
        isPersistent: staysShown(error),
      })
    } finally {
      setBusy(false)
    }
  }

  return (
    <ScriptedForm ref={form} className={styles.form} onSubmit={send} onChange={fields.recheck}>
      <Field
        label={m.account_username()}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
        unmarked
        {...keepOnLanguageSwitch}
        {...(isNew && { hint: m.account_username_hint() })}
        {...(username !== undefined && { defaultValue: username, readOnly: true })}
        error={fields.errorOf('username')}
        alertId={alertOf('username')}
      />
      <Field
        label={m.account_password()}
        name="password"
        type="password"
        autoComplete={passwordPurpose}
        data-focus-first={username !== undefined || undefined}
        required
        unmarked
        {...(isNew && { hint: m.account_password_hint() })}
        error={fields.errorOf('password')}
        alertId={alertOf('password')}
      />
      {/* The message has reserved space above the button, so it causes no layout shift. */}
      <div ref={messageElement} className={styles.message}>
        <div role="status">{successMessage && <p className={styles.done}>{successMessage}</p>}</div>
        {failure && (
          <PassingAlert
            id={alertId}
            message={failure.message}
            duration={failure.isPersistent ? undefined : loginErrorShown}
            onExpired={forgetFailure}
          />
        )}
      </div>
      <p className={styles.ways}>
        <Button type="submit" look="main" busy={busy} unhydrated={!isHydrated}>
          {submit}
        </Button>
        {children}
      </p>
    </ScriptedForm>
  )
}
