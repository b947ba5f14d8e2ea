/** Lets an admin edit, preview, publish and reset one part of the school's content. */
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Input, Output } from '../../contract/calls/endpoints.ts'
import type { SitePart } from '../../contract/schemas/content.ts'
import type { SignedInCall } from '../accounts/sign-in-again.tsx'
import { administrationFailure } from '../admin/failure-words.ts'
import { UndoLine } from '../admin/undo-line.tsx'
import { CallFailed, get, post } from '../client/api.ts'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { useConfirm } from '../ui/dialogs/confirm-dialog.tsx'
import { RequiredNote } from '../ui/forms/required-note.tsx'
import { ScriptedForm } from '../ui/forms/scripted-form.tsx'
import { type EditorProps, type Problems, problemsWithin } from './fields/editor.ts'
import { editorOf, emptyParts, fileOf, partsWithPreview } from './part-editors.tsx'
import { PartPreview } from './part-preview.tsx'
import { usePartDraft } from './use-part-draft.ts'

interface PartFormProps {
  part: SitePart
  published: Output<'sitePart'>
  username: string
  call: SignedInCall
}

export function PartForm({ part, published, username, call }: PartFormProps) {
  const { revalidate } = useRevalidator()
  const [confirm, dialog] = useConfirm()
  const draft = usePartDraft(part, username, published, emptyParts[part])
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const [lastAction, setLastAction] = useState({ changeId: '', text: '' })
  const [preview, setPreview] = useState<Output<'previewSitePart'>>()
  const form = useFirstProblem(problems)

  /**
   * Runs an action. If the action fails, the form shows each problem beside its field, and any other error above the
   * buttons.
   */
  async function attempt(action: () => Promise<void>) {
    setBusy(true)
    setFailure('')
    setProblems({})
    try {
      await action()
    } catch (error) {
      const fields = error instanceof CallFailed ? error.fields : undefined
      if (fields) setProblems(problemsWithin(fields, 'value'))
      setFailure(fields ? m.site_edit_problems() : administrationFailure(error))
    } finally {
      setBusy(false)
    }
  }

  const editedPart = { part, value: draft.value } as Input<'previewSitePart'>

  async function publish(basedOn: string): Promise<void> {
    let changeId = ''
    try {
      const input = { ...editedPart, basedOn } as Input<'saveSitePart'>
      changeId = (await call(() => post('saveSitePart', input))).changeId
    } catch (error) {
      const isConflict = error instanceof CallFailed && error.code === 'changed_since'
      if (!isConflict || !(await confirmReplacement())) throw error
      return publish((await call(() => get('sitePart', { part }))).revision)
    }
    draft.markPublished()
    await revalidate()
    setLastAction({ changeId, text: m.site_edit_published() })
  }

  const confirmReplacement = () =>
    confirm({
      title: m.site_edit_conflict(),
      text: m.site_edit_conflict_text(),
      confirmLabel: m.site_edit_publish_mine(),
    })

  async function reset() {
    const isReset = await confirm({
      title: m.site_edit_use_file_sure(),
      text: m.site_edit_use_file_text(),
      confirmLabel: m.site_edit_use_file(),
      action: async () => {
        const { changeId } = await call(() => post('resetSitePart', { part }))
        setLastAction({ changeId, text: m.site_edit_reset_done() })
      },
      messageOf: administrationFailure,
    })
    if (!isReset) return
    setProblems({})
    setFailure('')
    await revalidate()
  }

  async function discard() {
    const isConfirmed = await confirm({
      title: m.site_edit_discard_sure(),
      confirmLabel: m.site_edit_discard(),
      permanent: true,
    })
    if (!isConfirmed) return
    draft.discard()
    setProblems({})
    setFailure('')
  }

  const Editor = editorOf[part] as (
    props: EditorProps<object> & { call: SignedInCall; inForce: typeof published.inForce },
  ) => ReactNode
  return (
    <>
      <PartState part={part} published={published}>
        {published.edited && <Button onClick={reset}>{m.site_edit_use_file()}</Button>}
      </PartState>
      <UndoLine
        {...lastAction}
        call={call}
        onUndone={() => {
          setLastAction({ changeId: '', text: '' })
          return revalidate()
        }}
      />
      {preview ? (
        <PartPreview preview={preview} />
      ) : (
        <ScriptedForm
          ref={form}
          onSubmit={(event) => {
            event.preventDefault()
            attempt(() => publish(draft.basedOn))
          }}
          id="site-part"
          className="form"
        >
          <RequiredNote />
          <Editor
            value={draft.value}
            onChange={draft.change}
            problems={problems}
            call={call}
            inForce={published.inForce}
          />
        </ScriptedForm>
      )}
      <div className="bar">
        <div role="alert">{failure && <p className="problem">{failure}</p>}</div>
        <p role="status">
          {draft.isRestored && m.site_edit_restored()}
          {draft.isChanged && !draft.isRestored && m.site_edit_unpublished()}
        </p>
        <p className="buttons">
          <Button
            look="main"
            busy={busy}
            disabled={!draft.isChanged}
            onClick={() => attempt(() => publish(draft.basedOn))}
          >
            {m.site_edit_publish()}
          </Button>
          {partsWithPreview.has(part) && (
            <Button
              onClick={() =>
                preview
                  ? setPreview(undefined)
                  : attempt(async () =>
                      setPreview(await call(() => post('previewSitePart', editedPart))),
                    )
              }
            >
              {preview ? m.site_edit_hide_preview() : m.site_edit_show_preview()}
            </Button>
          )}
          {draft.isChanged && (
            <Button look="danger" onClick={discard}>
              {m.site_edit_discard()}
            </Button>
          )}
        </p>
      </div>
      {dialog}
    </>
  )
}

interface PartStateProps {
  part: SitePart
  published: Output<'sitePart'>
  children: ReactNode
}

function PartState({ part, published, children }: PartStateProps) {
  const file = fileOf[part]
  const message =
    part === 'settings'
      ? m.site_settings_text()
      : published.edited
        ? m.site_edit_edited({ file })
        : published.value
          ? m.site_edit_from_file({ file })
          : m.site_edit_from_nothing()
  return (
    <div className="state">
      <p>{message}</p>
      {children}
    </div>
  )
}

/** Moves the focus to the first field with a problem. */
function useFirstProblem(problems: Problems) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(problems).length === 0) return
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [problems])
  return form
}
