/** Shows the last action, with a button that undoes the action. */
import type { SignedInCall } from '../accounts/sign-in-again.tsx'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import styles from './undo-line.module.css'
import { useUndoChange } from './use-undo-change.ts'

interface UndoLineProps {
  /** The id of the ledger entry to undo. The component shows nothing if the id is empty. */
  changeId: string
  text: string
  call: SignedInCall
  onUndone: () => unknown
}

export function UndoLine({ changeId, text, call, onUndone }: UndoLineProps) {
  const { busyId, undo } = useUndoChange(call, onUndone)
  return (
    <div role="status">
      {changeId && (
        <p className={styles.undo}>
          {text}{' '}
          <Button busy={busyId === changeId} onClick={() => undo(changeId)}>
            {m.activity_undo()}
          </Button>
        </p>
      )}
    </div>
  )
}
