/**
 * Renders the Documentary Upload form for an artwork and, optionally, the photograph on which the artwork is based. The
 * device stores the content until the member sends it.
 */
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useRevalidator } from 'react-router'
import type { SignedInCall } from '../../accounts/sign-in-again.tsx'
import { CallFailed } from '../../client/api.ts'
import { localDay } from '../../language/day-in-words.ts'
import { m } from '../../paraglide/messages.js'
import { useHydrated } from '../../ui/behaviour/use-hydrated.ts'
import { Button } from '../../ui/button.tsx'
import { useConfirm } from '../../ui/dialogs/confirm-dialog.tsx'
import { RequiredNote } from '../../ui/forms/required-note.tsx'
import { ScriptedForm } from '../../ui/forms/scripted-form.tsx'
import { useToast } from '../../ui/notices/toast.tsx'
import { readingAttribute } from '../draft/restored-work.tsx'
import { useDraft } from '../draft/use-draft.ts'
import { useTypedBefore } from '../draft/use-typed-before.ts'
import formStyles from '../form/form.module.css'
import { sendFailureWords } from '../form/send-failure-words.ts'
import { useProblems } from '../form/use-problems.ts'
import { BatchRights } from '../rights/batch-rights.tsx'
import { useLicence } from '../rights/use-licence.ts'
import { CreationFields } from './creation-fields.tsx'
import { creationProblems, problemsFrom } from './creation-problems.ts'
import { type CreationValues, creationTexts, emptyCreation, type Part } from './creation-values.ts'
import { type SentCreation, sendCreation } from './send-creation.ts'
import { SendingBar } from './sending-bar.tsx'
import { SentCreationNote } from './sent-creation-note.tsx'
import { readyFiles, useCreationFiles } from './use-creation-files.ts'

interface CreationFormProps {
  username: string
  call: SignedInCall
}

export function CreationForm({ username, call }: CreationFormProps) {
  const draft = useDraft('creation', username, emptyCreation)
  const pictures = useCreationFiles(username)
  const form = useRef<HTMLFormElement>(null)
  const errors = useProblems(form)
  const [confirm, dialog] = useConfirm()
  // The number of resets. Each reset empties the field of the species.
  const [resetCount, setResetCount] = useState(0)
  const [progress, setProgress] = useState<number>()
  const [sentCreation, setSentCreation] = useState<SentCreation>()
  const showToast = useToast()
  const isHydrated = useHydrated()
  const [licence, setLicence] = useLicence()
  const { revalidate } = useRevalidator()
  const { values } = draft
  const latestValues = useRef(values)
  useEffect(() => {
    latestValues.current = values
  })
  // The day in the EXIF of the photograph.
  const [exifDay, setExifDay] = useState<string>()
  useTypedBefore(form, creationTexts, draft)
  const isSending = progress !== undefined

  function change(partial: Partial<CreationValues>) {
    draft.change(partial)
    errors.clear(Object.keys(partial))
  }
  function choose(part: Part, file: File) {
    setSentCreation(undefined)
    errors.clear([part])
    enterDay(part, pictures.choose(part, file))
  }
  /** Enters the day from the EXIF of the photograph, unless the member has already entered a day. */
  async function enterDay(part: Part, exifDayPromise: Promise<string | undefined>) {
    const photoDate = await exifDayPromise
    if (part === 'pic' && photoDate && !latestValues.current.photoDate) {
      change({ photoDate })
      setExifDay(photoDate)
    }
  }
  function startOver() {
    errors.clearAll()
    draft.reset()
    pictures.remove('art', 'pic')
    setResetCount((count) => count + 1)
  }

  async function send(event: FormEvent) {
    event.preventDefault()
    if (isSending || pictures.isPreparing) return
    errors.clearAll()
    setSentCreation(undefined)
    const problems = creationProblems(values, pictures.files)
    if (Object.keys(problems).length > 0) return errors.show(problems)
    setProgress(0)
    try {
      const { status, known } = await sendCreation(
        draft,
        readyFiles(pictures.files),
        { username, call, licence },
        setProgress,
      )
      showToast({ look: 'success', text: known ? m.creation_known() : m.creation_sent() })
      setSentCreation({ status, known })
      startOver()
      revalidate()
      setProgress(undefined)
    } catch (error) {
      // The form enables the fields first, because a disabled field cannot get the focus.
      flushSync(() => setProgress(undefined))
      showError(error)
    }
  }
  function showError(error: unknown) {
    const message = failureMessage(error, values)
    showToast({ look: 'failure', title: m.creation_failed(), text: message })
    if (error instanceof CallFailed && error.fields) errors.show(problemsFrom(error.fields))
    else errors.setFailure(m.creation_failed_because({ reason: message }))
  }
  async function reset() {
    if (isSending) return
    const question = { title: m.pictures_reset_title(), text: m.creation_reset_text() }
    const hasFiles = Object.keys(pictures.files).length > 0
    if (hasFiles && !(await confirm({ ...question, confirmLabel: m.profile_form_reset() }))) return
    setSentCreation(undefined)
    startOver()
  }

  return (
    <ScriptedForm
      ref={form}
      className={formStyles.form}
      aria-busy={isSending}
      {...readingAttribute(!isHydrated || !pictures.areLoaded)}
      onSubmit={send}
    >
      <RequiredNote />
      <div role="status">
        {(draft.isRestored || pictures.areRestored) && (
          <p className={formStyles.note}>{m.profile_form_restored()}</p>
        )}
      </div>
      <CreationFields
        {...{ resetCount, values }}
        exifDay={exifDay}
        files={pictures.files}
        problems={errors.problems}
        isLocked={isSending}
        onChange={change}
        onChoose={choose}
        onRemove={pictures.remove}
      />
      <BatchRights
        licence={licence}
        hasConsent={Boolean(values.consentOn)}
        error={errors.problems.consentOn}
        isLocked={isSending}
        onLicence={setLicence}
        onConsent={(hasConsent) => change({ consentOn: hasConsent ? localDay() : '' })}
      />
      <p className={formStyles.ways}>
        <Button
          type="submit"
          look="main"
          busy={isSending || pictures.isPreparing}
          unhydrated={!isHydrated}
        >
          {m.profile_form_submit()}
        </Button>
        <Button onClick={reset}>{m.profile_form_reset()}</Button>
      </p>
      <div className={formStyles.result}>
        <div role="alert">
          {errors.failure && <p className={formStyles.failure}>{errors.failure}</p>}
        </div>
        <SendingBar progress={progress} />
        <div role="status">{sentCreation && <SentCreationNote creation={sentCreation} />}</div>
      </div>
      {dialog}
    </ScriptedForm>
  )
}

function failureMessage(error: unknown, { species }: CreationValues): string {
  const code = error instanceof CallFailed ? error.code : ''
  if (code === 'unsupported_format') return m.pictures_unsupported()
  if (code === 'file_too_large') return m.pictures_too_large()
  if (code === 'not_in_the_list') return m.picker_not_listed_species()
  if (code === 'bad_input') return m.form_wrong()
  return sendFailureWords(error, species?.kind ?? 'plant')
}
