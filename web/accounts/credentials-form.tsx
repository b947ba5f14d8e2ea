/** Shows a form for a username and a password that password managers recognise. */
import { type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
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
import { staysShown } from './failure-words.ts'
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
  passwordIs: 'current-password' | 'new-password'
  submit: string
  /** The username, if the form asks for the password only. */
  username?: string
  onSend: (credentials: Credentials) => Promise<void>
  messageOf: (error: unknown) => string
  /** The message after a success. */
  done?: string | undefined
  children?: ReactNode
}

interface Failure {
  message: string
  /** Whether the message stays visible, because the reader has to act before the next attempt. */
  isPersistent: boolean
}

/**
 * The rules of both forms. The browser checks a new username and password before they are sent. An existing password
 * may be older than the rules.
 */
const rules = {
  'current-password': {
    username: (text: string) => missingProblem(text.trim()),
    password: missingProblem,
  },
  'new-password': { username: usernameProblem, password: passwordProblem },
}

export function CredentialsForm({
  passwordIs,
  submit,
  messageOf,
  onSend,
  done,
  ...rest
}: CredentialsFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const fields = useFieldProblems(form, rules[passwordIs])
  const [failure, setFailure] = useState<Failure>()
  const messageElement = useRef<HTMLDivElement>(null)
  const [busy, setBusy] = useState(false)
  const forgetFailure = useCallback(() => setFailure(undefined), [])
  // Before hydration the browser would submit the form itself. No handler would answer, and the text would be lost.
  const isHydrated = useHydrated()
  useEffect(() => {
    // A small screen may end above the message.
    if (failure) messageElement.current?.scrollIntoView({ block: 'nearest' })
  }, [failure])
  const isNew = passwordIs === 'new-password'

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
      setFailure({ message: messageOf(error), isPersistent: staysShown(error) })
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
        {...(rest.username !== undefined && { defaultValue: rest.username, readOnly: true })}
        error={fields.errorOf('username')}
      />
      <Field
        label={m.account_password()}
        name="password"
        type="password"
        autoComplete={passwordIs}
        data-focus-first={rest.username !== undefined || undefined}
        required
        unmarked
        {...(isNew && { hint: m.account_password_hint() })}
        error={fields.errorOf('password')}
      />
      <p className={styles.ways}>
        <Button type="submit" look="main" busy={busy} disabled={!isHydrated}>
          {submit}
        </Button>
        {rest.children}
      </p>
      {/* The message has reserved space below the button, so it causes no layout shift. */}
      <div ref={messageElement} className={styles.message}>
        <div role="status">{done && <p className={styles.done}>{done}</p>}</div>
        {failure && (
          <PassingAlert
            message={failure.message}
            duration={failure.isPersistent ? undefined : loginErrorShown}
            onExpired={forgetFailure}
          />
        )}
      </div>
    </ScriptedForm>
  )
}
