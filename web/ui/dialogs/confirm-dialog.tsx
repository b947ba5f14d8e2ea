/** Shows a dialog in which the reader confirms an action. */
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { keepFocusNear } from '../behaviour/keep-focus.ts'
import { Button } from '../button.tsx'
import styles from './dialog.module.css'
import { Dialog, DialogButtons } from './dialog.tsx'

interface Question {
  title: string
  text?: string
  /** The text of the button that confirms. */
  confirmLabel: string
  /**
   * Whether the action cannot be undone. Cancel then has the focus, so that a reader who presses Enter without reading
   * changes nothing.
   */
  permanent?: boolean
  /** Whether the action deletes content. The default is the value of `permanent`. */
  deletes?: boolean
  children?: ReactNode
  /** Runs after the confirmation, while the dialog is open. If the action fails, the dialog stays open. */
  action?: () => Promise<unknown>
  /** @returns the message about a failed action */
  messageOf?: (error: unknown) => string
}

type OpenQuestion = Question & { answer: (isConfirmed: boolean) => void }

/**
 * @returns two values: a function that asks the reader and waits for the answer, and the dialog, which the caller
 * renders. If the question has an action, the answer is true only after the action has succeeded.
 */
export function useConfirm(): [(question: Question) => Promise<boolean>, ReactNode] {
  const [openQuestion, setOpenQuestion] = useState<OpenQuestion>()

  const confirm = (question: Question) =>
    new Promise<boolean>((resolve) => {
      const answer = (isConfirmed: boolean) => {
        setOpenQuestion(undefined)
        if (isConfirmed) keepFocusNear(document.activeElement)
        resolve(isConfirmed)
      }
      setOpenQuestion({ ...question, answer })
    })
  return [confirm, openQuestion && <ConfirmDialog {...openQuestion} />]
}

function ConfirmDialog({
  title,
  text,
  confirmLabel,
  permanent = false,
  deletes = permanent,
  children,
  action,
  messageOf,
  answer,
}: OpenQuestion) {
  const dialog = useRef<HTMLDialogElement>(null)
  const cancelButton = useRef<HTMLButtonElement>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  useEffect(() => {
    if (permanent) cancelButton.current?.focus()
  }, [permanent])

  // The dialog answers before its `close` event, because the next question may follow at once.
  function end(isConfirmed: boolean) {
    dialog.current?.close()
    answer(isConfirmed)
  }

  async function runAction() {
    if (!action) return end(true)
    setBusy(true)
    setFailure('')
    try {
      await action()
    } catch (error) {
      setFailure(messageOf?.(error) ?? m.error_unknown())
      setBusy(false)
      // The browser closes a dialog if the reader presses Escape twice.
      if (!dialog.current?.open) dialog.current?.showModal()
      return
    }
    end(true)
  }

  function cancel(event?: { preventDefault(): void }) {
    // The reader cannot cancel an action that has begun.
    if (busy) event?.preventDefault()
    else end(false)
  }

  return (
    <Dialog dialog={dialog} title={title} onCancel={cancel} onClose={() => !busy && answer(false)}>
      {text && <p>{text}</p>}
      {children}
      <div role="alert">{failure && <p className={styles.failure}>{failure}</p>}</div>
      <DialogButtons>
        <Button look={deletes ? 'main danger' : 'main'} busy={busy} onClick={runAction}>
          {confirmLabel}
        </Button>
        <Button ref={cancelButton} onClick={() => cancel()}>
          {m.confirm_cancel()}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
