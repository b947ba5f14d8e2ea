/**
 * Summarises the data that the site stores about the member, and lets the member download the data and delete the
 * account.
 */
import { type FormEvent, useState } from 'react'
import type { Output } from '../../../contract/calls/endpoints.ts'
import { CallFailed, post } from '../../client/api.ts'
import { deleteOfflineMember } from '../../device/offline-member.ts'
import { deleteWork } from '../../device/unsent-work.ts'
import { dayInWords } from '../../language/day-in-words.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { ScriptedForm } from '../../ui/forms/scripted-form.tsx'
import styles from '../account-page.module.css'
import { failureCode, failureWords } from '../failure-words.ts'
import { loadStartPage } from '../logout.tsx'
import type { SignedInCall } from '../sign-in-again.tsx'
import own from './own-data.module.css'

interface OwnDataProps {
  data: Output<'ownData'>
  call: SignedInCall
}

export function OwnData({ data, call }: OwnDataProps) {
  const [isLeaving, setLeaving] = useState(false)
  const details = [data.realName, data.className].filter(Boolean).join('\u00a0· ')
  return (
    <>
      <p>
        {m.own_lead({ submissions: data.submissions, pictures: data.pictures })}{' '}
        {m.own_since({ date: dayInWords(data.createdAt) })} {details && m.own_known({ details })}{' '}
        {data.endsOn && m.class_until({ date: dayInWords(data.endsOn) })}
      </p>
      <p className={own.ways}>
        <a href="/api/ownData.zip" download>
          {m.own_download()}
        </a>
        {!isLeaving && (
          <Button look="danger" onClick={() => setLeaving(true)}>
            {m.own_leave()}
          </Button>
        )}
      </p>
      {isLeaving && <LeaveForm data={data} call={call} onStay={() => setLeaving(false)} />}
    </>
  )
}

function LeaveForm({ data, call, onStay }: OwnDataProps & { onStay: () => void }) {
  const { credits, contributions, backupDays, username } = data
  const [busy, setBusy] = useState(false)
  const [isPasswordWrong, setWrong] = useState(false)
  const [failure, setFailure] = useState('')

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = new FormData(event.currentTarget)
    const password = String(form.get('password'))
    setBusy(true)
    setWrong(false)
    setFailure('')
    try {
      await call(() => post('leave', { password, credits: form.getAll('credits').map(String) }))
    } catch (error) {
      const code = error instanceof CallFailed ? failureCode(error) : ''
      if (code === 'wrong_password') setWrong(true)
      else setFailure(code === 'last_admin' ? m.error_last_admin() : failureWords(error))
      setBusy(false)
      return
    }
    deleteOfflineMember()
    await deleteWork(username).then(loadStartPage, () => setFailure(m.logout_not_deleted()))
  }

  return (
    <ScriptedForm className={`${styles.form} ${own.leave}`} onSubmit={send}>
      <h3>{m.own_leave()}</h3>
      <p>{m.own_leave_text()}</p>
      <p>{contributions === 'keep' ? m.own_leave_keep() : m.own_leave_remove()}</p>
      <p>{backupDays ? m.own_backups({ days: backupDays }) : m.own_backups_unknown()}</p>
      {credits.length > 0 && (
        <fieldset className={own.credits}>
          <legend>{m.own_credits()}</legend>
          <small>{m.own_credits_hint()}</small>
          {credits.map((credit) => (
            <label key={credit}>
              <input
                type="checkbox"
                name="credits"
                value={credit}
                defaultChecked={[data.realName, username].includes(credit)}
              />
              {credit}
            </label>
          ))}
        </fieldset>
      )}
      <Field
        label={m.account_current_password()}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        unmarked
        error={isPasswordWrong ? m.error_wrong_password() : undefined}
      />
      <div role="alert">{failure && <p className={styles.failure}>{failure}</p>}</div>
      <p className={own.ways}>
        <Button type="submit" look="main danger" busy={busy}>
          {m.own_leave_now()}
        </Button>
        <Button onClick={onStay}>{m.confirm_cancel()}</Button>
      </p>
    </ScriptedForm>
  )
}
