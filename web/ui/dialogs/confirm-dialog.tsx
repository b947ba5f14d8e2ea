/** Asks before an action that is difficult or impossible to undo. */
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { keepFocusNear } from '../behaviour/keep-focus.ts'
import { Button } from '../button.tsx'
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
  forGood?: boolean
  children?: ReactNode
}

/** @returns a function that asks and waits for the answer, and the dialog to render */
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
  forGood = false,
  children,
  answer,
}: Question & { answer: (yes: boolean) => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const no = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (forGood) no.current?.focus()
  }, [forGood])

  // The answer does not wait for the `close` event, because the next question may follow at once.
  function end(yes: boolean) {
    dialog.current?.close()
    answer(yes)
  }

  return (
    <Dialog dialog={dialog} title={title} onCancel={() => end(false)} onClose={() => answer(false)}>
      {text && <p>{text}</p>}
      {children}
      <DialogButtons>
        <Button look="main" onClick={() => end(true)}>
          {yes}
        </Button>
        <Button ref={no} onClick={() => end(false)}>
          {m.confirm_cancel()}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
