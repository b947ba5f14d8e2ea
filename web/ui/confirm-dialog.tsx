/** Asks before something is done that is not easily taken back. */
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { m } from '../paraglide/messages.js'
import { Button } from './button.tsx'
import styles from './confirm-dialog.module.css'
import dialogStyles from './dialog.module.css'

interface Question {
  title: string
  text?: string
  /** What the button that goes on says. */
  yes: string
  children?: ReactNode
}

/** @returns a function that asks and waits for the answer, and the dialog to be rendered. */
export function useConfirm(): [(question: Question) => Promise<boolean>, ReactNode] {
  const [asked, setAsked] = useState<Question & { answer: (yes: boolean) => void }>()

  const confirm = (question: Question) =>
    new Promise<boolean>((resolve) => {
      const answer = (yes: boolean) => {
        setAsked(undefined)
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
  children,
  answer,
}: Question & { answer: (yes: boolean) => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      className={`${dialogStyles.dialog} ${styles.dialog}`}
      aria-labelledby="confirm"
      onCancel={() => answer(false)}
    >
      <h2 id="confirm">{title}</h2>
      {text && <p>{text}</p>}
      {children}
      <p className={styles.ways}>
        <Button look="main" onClick={() => answer(true)}>
          {yes}
        </Button>
        <Button onClick={() => answer(false)}>{m.confirm_cancel()}</Button>
      </p>
    </dialog>
  )
}
