/**
 * Renders the form for photographs of plants or of birds: shared values, files, and the progress of each file. The
 * device stores the values and the files until the member sends them.
 */
import { type FormEvent, useRef, useState } from 'react'
import type { Kind } from '../../../contract/kinds.ts'
import type { SignedInCall } from '../../accounts/sign-in-again.tsx'
import { localDay } from '../../language/day-in-words.ts'
import { m } from '../../paraglide/messages.js'
import { useHydrated } from '../../ui/behaviour/use-hydrated.ts'
import { Button } from '../../ui/button.tsx'
import { useConfirm } from '../../ui/dialogs/confirm-dialog.tsx'
import { FileDrop } from '../../ui/forms/file-drop.tsx'
import { RequiredNote } from '../../ui/forms/required-note.tsx'
import { ScriptedForm } from '../../ui/forms/scripted-form.tsx'
import { readingAttribute } from '../draft/restored-work.tsx'
import { useTypedBefore } from '../draft/use-typed-before.ts'
import formStyles from '../form/form.module.css'
import { pictureTypes } from '../form/picture-types.ts'
import { useProblems } from '../form/use-problems.ts'
import type { Values } from '../queue/items/values.ts'
import { usePictureQueue } from '../queue/use-picture-queue.ts'
import { BatchRights } from '../rights/batch-rights.tsx'
import { useLicence } from '../rights/use-licence.ts'
import { CommonValues } from './common-values.tsx'
import { pictureProblems, remainingProblems } from './one-picture/picture-problems.ts'
import { isBeingSent, isRetryable, isUnfinished, isUnsent } from './one-picture/progress.ts'
import styles from './picture-form.module.css'
import { PictureList } from './picture-list.tsx'
import { QueueNotes } from './queue-notes.tsx'
import { Summary } from './summary.tsx'
import { useOutcome } from './use-outcome.ts'

interface PictureFormProps {
  kind: Kind
  username: string
  call: SignedInCall
}

const textNames = ['season', 'date', 'photographer', 'setting'] as const

export function PictureForm({ kind, username, call }: PictureFormProps) {
  const { queue, ...state } = usePictureQueue(username, kind, call)
  const { items, common } = state
  const form = useRef<HTMLFormElement>(null)
  const errors = useProblems(form)
  const [confirm, dialog] = useConfirm()
  // The number of resets. Each reset empties the field of the species.
  const [resetCount, setResetCount] = useState(0)
  const isHydrated = useHydrated()
  const [licence, setLicence] = useLicence()
  useTypedBefore(form, textNames, { values: common, change: queue.setCommon })
  const outcome = useOutcome(kind, items, clearSent)
  const list = useRef<HTMLDivElement>(null)
  // The height of the list when the last picture was sent, in CSS pixels.
  const [listHeight, setListHeight] = useState<number>()

  const isSending = items.some(isBeingSent)
  const isSendingAll = isSending && !items.some((item) => isUnfinished(item) && !item.isWanted)
  const problems = remainingProblems(errors.problems, kind, items, common)

  /** Empties the form, but keeps the space of the sent pictures, so that the layout does not shift. */
  function clearSent() {
    setListHeight(list.current?.offsetHeight)
    startOver()
  }
  function startOver() {
    queue.reset()
    errors.clearAll()
    setResetCount((count) => count + 1)
  }
  function change(changes: Partial<Values>) {
    // Pictures that are being sent keep the shown values.
    if (isSending) return
    queue.setCommon(changes)
    errors.clear(Object.keys(changes))
  }
  function add(files: File[]) {
    outcome.clear()
    queue.add(files)
    errors.clear(['files'])
  }
  function send(event: FormEvent) {
    event.preventDefault()
    if (isSendingAll) return
    outcome.clear()
    errors.clearAll()
    const newProblems = pictureProblems(kind, items, common)
    if (Object.keys(newProblems).length > 0) return errors.show(newProblems)
    queue.setCommon({ licence })
    for (const item of items) if (isRetryable(item)) queue.retry(item.id)
    queue.send()
  }
  async function reset() {
    const question = { title: m.pictures_reset_title(), text: m.pictures_reset_text() }
    if (
      items.some(isUnsent) &&
      !(await confirm({ ...question, confirmLabel: m.profile_form_reset() }))
    )
      return
    outcome.clear()
    setListHeight(undefined)
    startOver()
  }

  return (
    <ScriptedForm ref={form} {...readingAttribute(!state.isRestored)} onSubmit={send}>
      <div className={formStyles.form}>
        <RequiredNote />
        <CommonValues
          {...{ kind, resetCount, items, common }}
          problems={problems}
          isLocked={isSending}
          onChange={change}
        />
        <FileDrop
          accept={pictureTypes}
          label={m.pictures_files()}
          hint={m.pictures_files_hint()}
          choose={m.pictures_choose()}
          error={problems.files}
          multiple
          required
          onFiles={add}
        />
        <BatchRights
          licence={licence}
          hasConsent={Boolean(common.consentOn)}
          error={problems.consentOn}
          isLocked={isSending}
          onLicence={setLicence}
          onConsent={(hasConsent) => change({ consentOn: hasConsent ? localDay() : '' })}
        />
        <p className={formStyles.ways}>
          <Button type="submit" look="main" busy={isSendingAll} unhydrated={!isHydrated}>
            {m.profile_form_submit()}
          </Button>
          <Button onClick={reset}>{m.profile_form_reset()}</Button>
        </p>
        {/* The list is last, so that no field moves when the progress changes the height of the list. */}
        <div ref={list} className={styles.chosen} style={{ minBlockSize: listHeight }}>
          <Summary {...{ items, common }} />
          <PictureList
            {...{ kind, items, common, queue }}
            // The list names missing values only after the first attempt to send.
            showMissing={
              Object.keys(errors.problems).length > 0 ||
              items.some(({ state: { is } }) => is === 'sent')
            }
          />
        </div>
      </div>
      <QueueNotes
        state={state}
        sentPictures={outcome.sentPictures}
        onForgetSent={queue.removeSent}
      />
      {dialog}
    </ScriptedForm>
  )
}
