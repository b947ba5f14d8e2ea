/** Edits the class, the real name and the last day of one account. Admins have no last day. */
import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Account } from '../../../contract/schemas/accounts/members.ts'
import type { SignedInCall } from '../../accounts/sign-in-again.tsx'
import { post } from '../../client/api.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { ScriptedForm } from '../../ui/forms/scripted-form.tsx'
import { useToast } from '../../ui/notices/toast.tsx'
import { administrationFailure } from '../failure-words.ts'
import styles from './classes.module.css'

export function AccountDetails({ account, call }: { account: Account; call: SignedInCall }) {
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const showToast = useToast()
  const { id, className, realName, endsOn, role } = account

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = new FormData(event.currentTarget)
    const textOf = (name: string) => String(form.get(name) ?? '')
    const details = {
      className: textOf('className'),
      realName: textOf('realName'),
      endsOn: textOf('endsOn'),
    }
    setBusy(true)
    setFailure('')
    try {
      await call(() => post('setDetails', { id, ...details }))
      showToast({ look: 'success', text: m.accounts_done() })
      revalidate()
    } catch (error) {
      setFailure(administrationFailure(error))
    }
    setBusy(false)
  }

  return (
    <section aria-labelledby="details">
      <h2 id="details">{m.details_title()}</h2>
      <ScriptedForm className={styles.form} onSubmit={save}>
        <div className={styles.pair}>
          <Field
            label={m.class_label()}
            name="className"
            defaultValue={className}
            maxLength={40}
            autoComplete="off"
          />
          <Field
            label={m.class_real_name()}
            hint={m.class_real_name_hint()}
            name="realName"
            defaultValue={realName}
            maxLength={80}
            autoComplete="off"
          />
          {role !== 'admin' && (
            <Field
              label={m.class_last_day()}
              hint={m.class_last_day_hint()}
              name="endsOn"
              type="date"
              defaultValue={endsOn ?? ''}
            />
          )}
        </div>
        <div role="alert">{failure && <p className={styles.failure}>{failure}</p>}</div>
        <div className={styles.buttons}>
          <Button type="submit" busy={busy}>
            {m.details_save()}
          </Button>
        </div>
      </ScriptedForm>
    </section>
  )
}
