/** What was done just now, and the way back. */
import type { SignedInCall } from '../accounts/sign-in-again.tsx'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import styles from './undo-line.module.css'
import { useTakeBack } from './use-take-back.ts'

interface UndoLineProps {
  /** What was done; nothing is shown while there is none. */
  changeId: string
  text: string
  call: SignedInCall
  onTakenBack: () => unknown
}

export function UndoLine({ changeId, text, call, onTakenBack }: UndoLineProps) {
  const { busy, takeBack } = useTakeBack(call, onTakenBack)
  return (
    <div role="status">
      {changeId && (
        <p className={styles.undo}>
          {text}{' '}
          <Button busy={busy === changeId} onClick={() => takeBack(changeId)}>
            {m.activity_undo()}
          </Button>
        </p>
      )}
    </div>
  )
}
