/**
 * Renders the button that undoes the last decision. The button stays for ten seconds, and longer while the pointer or
 * the focus is on the button.
 */
import { useCallback, useState } from 'react'
import { undoOffered } from '../../contract/limits.ts'
import { m } from '../paraglide/messages.js'
import { LatinName } from '../species/latin-name.tsx'
import { usePassing } from '../ui/behaviour/use-passing.ts'
import styles from './carousel.module.css'
import type { Undoable } from './queue/use-undo.ts'

interface UndoButtonProps {
  undoable: Undoable
  onUndo: (undoable: Undoable) => void
  onGone: (undoable: Undoable) => void
}

export function UndoButton({ undoable, onUndo, onGone }: UndoButtonProps) {
  const { at, name, decided } = undoable
  // After an undo, an older decision is the last decision again. Its button has already been visible for some time.
  const [remaining] = useState(() => Math.max(0, undoOffered - (Date.now() - at)))
  const passing = usePassing(
    remaining,
    useCallback(() => onGone(undoable), [onGone, undoable]),
  )
  return (
    <button type="button" className={styles.undo} onClick={() => onUndo(undoable)} {...passing}>
      <span>{m.review_undo()}</span>{' '}
      <span className={styles.undone}>
        {name && <LatinName name={name} />}
        {decided.length > 1 && ` (${decided.length})`}
      </span>
    </button>
  )
}
