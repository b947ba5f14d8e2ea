/** Makes the first admin of a site, and decides on its sample. */
import { type FormEvent, useRef, useState } from 'react'
import { CallFailed, get, post } from '../client/api.ts'
import { m } from '../paraglide/messages.js'
import { useHydrated } from '../ui/behaviour/use-hydrated.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/forms/field.tsx'
import { ScriptedForm } from '../ui/forms/scripted-form.tsx'
import { Select } from '../ui/forms/select.tsx'
import styles from './account-page.module.css'
import { passwordProblem, usernameProblem } from './credential-rules.ts'
import { CookieLost } from './enter.ts'
import { failureCode, failureWords } from './failure-words.ts'
import { useFieldProblems } from './use-field-problems.ts'

interface SetupFormProps {
  /** The secret of the address. */
  token: string
  sample: boolean
  onSetUp: (username: string) => void
}

const ownWords: Record<string, () => string> = {
  setup_key_wrong: m.setup_key_wrong,
  set_up_already: m.setup_done_already,
  more_than_sample: m.setup_more_than_sample,
}

export function SetupForm({ token, sample, onSetUp }: SetupFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const rules = { username: usernameProblem, password: passwordProblem, sample: () => undefined }
  const fields = useFieldProblems(form, rules)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  // Before hydration the browser would submit the form itself, and nothing would answer.
  const hydrated = useHydrated()

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    setFailure('')
    const typed = fields.validTexts()
    if (!typed) return
    setBusy(true)
    try {
      const decision = typed.sample === 'empty' ? 'empty' : 'keep'
      const { user } = await post('setup', { key: token, ...typed, sample: decision })
      if (!(await get('refresh', {})).user) throw new CookieLost()
      onSetUp(user.username)
    } catch (error) {
      explain(error)
    } finally {
      setBusy(false)
    }
  }
  function explain(error: unknown) {
    const code = error instanceof CallFailed ? failureCode(error) : ''
    if (code.startsWith('password_')) fields.show({ password: code })
    else if (code.startsWith('username_')) fields.show({ username: code })
    else setFailure(ownWords[code]?.() ?? failureWords(error))
  }

  return (
    <ScriptedForm ref={form} className={styles.form} onSubmit={send} onChange={fields.recheck}>
      <Field
        label={m.account_username()}
        hint={m.account_username_hint()}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
        unmarked
        error={fields.errorOf('username')}
      />
      <Field
        label={m.account_password()}
        hint={m.account_password_hint()}
        name="password"
        type="password"
        autoComplete="new-password"
        required
        unmarked
        error={fields.errorOf('password')}
      />
      {sample && (
        <Select
          label={m.setup_sample()}
          hint={m.setup_sample_hint()}
          name="sample"
          options={[
            { value: 'keep', label: m.setup_sample_keep() },
            { value: 'empty', label: m.setup_sample_empty() },
          ]}
        />
      )}
      <div role="alert">{failure && <p className={styles.failure}>{failure}</p>}</div>
      <Button type="submit" look="main" busy={busy} disabled={!hydrated}>
        {m.setup_submit()}
      </Button>
    </ScriptedForm>
  )
}
