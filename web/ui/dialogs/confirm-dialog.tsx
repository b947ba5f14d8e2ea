/** Asks before an action that is difficult or impossible to undo. */
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
  yes: string
  /**
   * The action cannot be undone. Cancel has the focus, so that Enter pressed without reading does
   * nothing.
   */
  permanent?: boolean
  children?: ReactNode
  /** Runs after the confirmation, while the dialog is open. If it fails, the dialog stays. */
  act?: () => Promise<unknown>
  /** Describes a failure of `act`. */
  failed?: (error: unknown) => string
}

/**
 * @returns a function that asks and waits for the answer, and the dialog to render. The answer is
 * true only after `act` has succeeded.
 */
export function useConfirm(): [(question: Question) => Promise<boolean>, ReactNode] {
  const [asked, setAsked] = useState<Question & { answer: (yes: boolean) => void }>()

  const confirm = (question: Question) =>
    new Promise<boolean>((resolve) => {
      const answer = (yes: boolean) => {
        setAsked(undefined)
        if (yes) keepFocusNear(document.activeElement)
        resolve(yes)
      }
      setAsked({ ...question, answer })
    })
  return [confirm, asked && <ConfirmDialog {...asked} />]
}

function ConfirmDialog({
  title,
  text,
  yes,
  permanent = false,
  children,
  act,
  failed,
  answer,
}: Question & { answer: (yes: boolean) => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const no = useRef<HTMLButtonElement>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  useEffect(() => {
    if (permanent) no.current?.focus()
  }, [permanent])

  // The answer does not wait for the `close` event, because the next question may follow at once.
  function end(yes: boolean) {
    dialog.current?.close()
    answer(yes)
  }

  async function confirmed() {
    if (!act) return end(true)
    setBusy(true)
    setFailure('')
    try {
      await act()
    } catch (error) {
      setFailure(failed?.(error) ?? m.error_unknown())
      setBusy(false)
      // The browser closes a dialog when Escape is pressed twice.
      if (!dialog.current?.open) dialog.current?.showModal()
      return
    }
    end(true)
  }

  function cancel(event?: { preventDefault(): void }) {
    // The action has begun, so its result is awaited.
    if (busy) event?.preventDefault()
    else end(false)
  }

  return (
    <Dialog dialog={dialog} title={title} onCancel={cancel} onClose={() => !busy && answer(false)}>
      {text && <p>{text}</p>}
      {children}
      <div role="alert">{failure && <p className={styles.failure}>{failure}</p>}</div>
      <DialogButtons>
        <Button look="main" busy={busy} onClick={confirmed}>
          {yes}
        </Button>
        <Button ref={no} onClick={() => cancel()}>
          {m.confirm_cancel()}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
