/** Shows the last action, with a button that undoes it. */
import type { SignedInCall } from '../accounts/sign-in-again.tsx'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import styles from './undo-line.module.css'
import { useUndoChange } from './use-undo-change.ts'

interface UndoLineProps {
  /** The ledger entry to undo. If it is empty, nothing is shown. */
  changeId: string
  text: string
  call: SignedInCall
  onUndone: () => unknown
}

export function UndoLine({ changeId, text, call, onUndone }: UndoLineProps) {
  const { busy, undo } = useUndoChange(call, onUndone)
  return (
    <div role="status">
      {changeId && (
        <p className={styles.undo}>
          {text}{' '}
          <Button busy={busy === changeId} onClick={() => undo(changeId)}>
            {m.activity_undo()}
          </Button>
        </p>
      )}
    </div>
  )
}
