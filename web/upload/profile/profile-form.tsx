/**
 * Renders the form of a new or edited profile. The form shows errors beside their fields, and stores the draft until
 * the member submits the form. A submitted form can be submitted again.
 */
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import type { Kind } from '../../../contract/kinds.ts'
import { CallFailed } from '../../client/api.ts'
import { m } from '../../paraglide/messages.js'
import { forgetNames } from '../../search/load-names.ts'
import { keepingFocus } from '../../ui/behaviour/keep-focus.ts'
import { useHydrated } from '../../ui/behaviour/use-hydrated.ts'
import { Button } from '../../ui/button.tsx'
import { RequiredNote } from '../../ui/forms/required-note.tsx'
import { ScriptedForm } from '../../ui/forms/scripted-form.tsx'
import { readingAttribute } from '../draft/restored-work.tsx'
import type { Draft } from '../draft/use-draft.ts'
import { useTypedBefore } from '../draft/use-typed-before.ts'
import styles from '../form/form.module.css'
import { sendFailureWords } from '../form/send-failure-words.ts'
import { useProblems } from '../form/use-problems.ts'
import { fieldNames, type Purpose } from './fields.ts'
import { ProfileFields } from './profile-fields.tsx'
import { missingProblems, problemsFrom } from './profile-problems.ts'
import type { ProfileValues } from './profile-values.ts'
import { useResemblance } from './use-resemblance.ts'

interface ProfileFormProps {
  kind: Kind
  purpose: Purpose
  draft: Draft<ProfileValues>
  /** The Latin name of the edited species. */
  editedName?: string
  submit: string
  /** @throws the error of the call */
  onSend: (values: ProfileValues) => Promise<void>
  /** The result of the last submission. */
  children: ReactNode
}

export function ProfileForm({
  kind,
  purpose,
  draft,
  editedName,
  submit,
  onSend,
  children,
}: ProfileFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const errors = useProblems(form)
  const resemblance = useResemblance(kind, editedName)
  const [isSending, setIsSending] = useState(false)
  const [valuesBeforeReset, setValuesBeforeReset] = useState<ProfileValues>()
  // Before hydration, the browser would submit the form itself.
  const isHydrated = useHydrated()
  const { values } = draft
  useTypedBefore(form, fieldNames(kind), draft)

  function change(partial: Partial<ProfileValues>) {
    // The form does not change while its values are being sent.
    if (isSending) return
    draft.change(partial)
    errors.clear(Object.keys(partial))
    setValuesBeforeReset(undefined)
  }
  function findResemblance() {
    const { latinName = '', chineseName = '', commonName = '' } = values
    resemblance.compare({ latinName, chineseName, commonName })
  }

  async function send(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    errors.clearAll()
    setValuesBeforeReset(undefined)
    const problems = missingProblems(purpose, kind, values)
    if (Object.keys(problems).length > 0) return errors.show(problems)
    setIsSending(true)
    try {
      await onSend(values)
      resemblance.clear()
    } catch (error) {
      showError(error)
    } finally {
      setIsSending(false)
    }
  }
  function showError(error: unknown) {
    const { code = '', fields = undefined } = error instanceof CallFailed ? error : {}
    if (fields) return errors.show(problemsFrom(fields, purpose, kind, values))
    const message = sendFailureWords(error, kind)
    if (code !== 'species_exists') return errors.setFailure(message)
    // The species may have been recorded after the names were fetched.
    forgetNames(kind)
    findResemblance()
    errors.show({ latinName: message })
  }
  function reset() {
    if (isSending) return
    setValuesBeforeReset(values)
    errors.clearAll()
    resemblance.clear()
    draft.reset()
  }

  return (
    <ScriptedForm
      ref={form}
      className={styles.form}
      aria-busy={isSending}
      {...readingAttribute(!isHydrated)}
      onSubmit={send}
    >
      <RequiredNote />
      <div role="status">
        {draft.isRestored && <p className={styles.note}>{m.profile_form_restored()}</p>}
      </div>
      <ProfileFields
        {...{ kind, purpose, values }}
        problems={errors.problems}
        resemblance={resemblance.found}
        onChange={change}
        onNameBlur={findResemblance}
        checksAtOnce={purpose === 'edit'}
      />
      <p className={styles.ways}>
        <Button type="submit" look="main" busy={isSending} unhydrated={!isHydrated}>
          {submit}
        </Button>
        <Button onClick={reset}>{m.profile_form_reset()}</Button>
      </p>
      <div className={styles.result} data-tall={purpose === 'new' || undefined}>
        <div role="alert">
          {errors.failure && <p className={styles.failure}>{errors.failure}</p>}
        </div>
        <div role="status">
          {children}
          {valuesBeforeReset && (
            <p className={styles.note}>
              {m.profile_form_emptied()}{' '}
              <Button onClick={keepingFocus(() => change(valuesBeforeReset))}>
                {m.profile_form_undo()}
              </Button>
            </p>
          )}
        </div>
      </div>
    </ScriptedForm>
  )
}
