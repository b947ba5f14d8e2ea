/** Asks before something is done that is not easily taken back. */
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { keepFocusNear } from '../behaviour/keep-focus.ts'
import { Button } from '../button.tsx'
import styles from './confirm-dialog.module.css'
import dialogStyles from './dialog.module.css'

interface Question {
  title: string
  text?: string
  /** What the button that goes on says. */
  yes: string
  /** It cannot be taken back at all: whoever presses Enter without reading has done nothing. */
  forGood?: boolean
  children?: ReactNode
}

/** @returns a function that asks and waits for the answer, and the dialog to be rendered. */
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
    dialog.current?.showModal()
    if (forGood) no.current?.focus()
  }, [forGood])

  // It is closed before it is taken away: only then does the browser give the focus back. And it does
  // not wait to hear of that: whoever asks again at once is answered.
  function end(yes: boolean) {
    dialog.current?.close()
    answer(yes)
  }

  return (
    <dialog
      ref={dialog}
      className={`${dialogStyles.dialog} ${styles.dialog}`}
      aria-labelledby="confirm"
      onCancel={() => end(false)}
      onClose={() => answer(false)}
    >
      <h2 id="confirm">{title}</h2>
      {text && <p>{text}</p>}
      {children}
      <p className={styles.ways}>
        <Button look="main" onClick={() => end(true)}>
          {yes}
        </Button>
        <Button ref={no} onClick={() => end(false)}>
          {m.confirm_cancel()}
        </Button>
      </p>
    </dialog>
  )
}
