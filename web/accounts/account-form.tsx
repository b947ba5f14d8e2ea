/** Checks the fields of a form about an account, sends the form once, and shows each problem beside its field. */
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { CallFailed } from '../client/api.ts'
import { useHydrated } from '../ui/behaviour/use-hydrated.ts'
import { Button } from '../ui/button.tsx'
import { ScriptedForm } from '../ui/forms/scripted-form.tsx'
import styles from './account-page.module.css'
import { failureCode, failureWords } from './failure-words.ts'
import { type Rule, useFieldProblems } from './use-field-problems.ts'

interface AccountFormProps<Name extends string> {
  rules: Record<Name, Rule>
  /** Sends the texts. The function may throw. */
  send: (texts: Record<Name, string>, form: HTMLFormElement) => Promise<void>
  /** @returns the field that a failure is about; a failure without a field is shown below the button */
  fieldOf: (code: string) => NoInfer<Name> | undefined
  /** Messages for failures that only this form can have. */
  messages?: Record<string, () => string>
  submit: string
  /** Shown below the button. */
  status?: ReactNode
  children: (errorOf: (name: Name) => string | undefined) => ReactNode
}

export function AccountForm<Name extends string>(props: AccountFormProps<Name>) {
  const { rules, send, fieldOf, messages = {}, submit, status, children } = props
  const form = useRef<HTMLFormElement>(null)
  const fields = useFieldProblems(form, rules)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  // Before hydration the browser would submit the form itself to an address that has no handler.
  const isHydrated = useHydrated()

  async function submitOnce(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = form.current
    if (busy || !element) return
    setFailure('')
    const texts = fields.validTexts()
    if (!texts) return
    setBusy(true)
    try {
      await send(texts, element)
    } catch (error) {
      showFailure(error)
    } finally {
      setBusy(false)
    }
  }
  function showFailure(error: unknown) {
    const code = error instanceof CallFailed ? failureCode(error) : ''
    const field = fieldOf(code)
    if (field) fields.showProblems({ [field]: code } as { [Field in Name]?: string })
    else setFailure(messages[code]?.() ?? failureWords(error))
  }

  return (
    <ScriptedForm
      ref={form}
      className={styles.form}
      onSubmit={submitOnce}
      onChange={fields.recheck}
    >
      {children(fields.errorOf)}
      <Button type="submit" look="main" busy={busy} unhydrated={!isHydrated}>
        {submit}
      </Button>
      {/* The message has reserved space below the button, so it causes no layout shift. */}
      <div className={styles.message}>
        <div role="alert">{failure && <p className={styles.failure}>{failure}</p>}</div>
        {status}
      </div>
    </ScriptedForm>
  )
}
