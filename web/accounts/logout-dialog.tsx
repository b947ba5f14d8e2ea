/** Asks the reader whether to delete or keep unsent work, and shows whether signing out or deleting failed. */
import { useEffect, useRef } from 'react'
import type { Work } from '../device/stored-work.ts'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogButtons } from '../ui/dialogs/dialog.tsx'

export type LogoutState =
  | { status: 'asking'; work: Work }
  | { status: 'failed' }
  /** The session has ended, but the browser did not delete the stored work. */
  | { status: 'not deleted' }

interface LogoutDialogProps {
  state: LogoutState
  busy: boolean
  onEnd: (choice: 'delete' | 'keep') => void
  onLeave: () => void
  onStay: () => void
}

export function LogoutDialog({ state, busy, onEnd, onLeave, onStay }: LogoutDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const cancelButton = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new state moves the focus too
  useEffect(() => {
    // A reader who presses Enter without reading must not delete anything.
    cancelButton.current?.focus()
  }, [state.status])

  function cancel() {
    dialog.current?.close()
    handleClose()
  }
  function handleClose() {
    if (state.status === 'not deleted') onLeave()
    else onStay()
  }

  return (
    <Dialog
      dialog={dialog}
      title={state.status === 'asking' ? m.logout_unsent_title() : m.logout_failed_title()}
      text={<Explanation state={state} />}
      onCancel={(event) => {
        event.preventDefault()
        if (!busy) cancel()
      }}
      // On a second Escape, a browser closes a dialog even if the page prevented the first `cancel` event.
      onClose={handleClose}
    >
      <DialogButtons>
        {state.status === 'asking' && (
          <>
            <Button look="main" disabled={busy} onClick={() => onEnd('delete')}>
              {m.logout_delete()}
            </Button>
            <Button disabled={busy} onClick={() => onEnd('keep')}>
              {m.logout_keep()}
            </Button>
          </>
        )}
        <Button ref={cancelButton} disabled={busy} onClick={cancel}>
          {state.status === 'asking' ? m.confirm_cancel() : m.logout_close()}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}

function Explanation({ state }: Pick<LogoutDialogProps, 'state'>) {
  if (state.status === 'failed') return <p role="alert">{m.error_network()}</p>
  if (state.status === 'not deleted') return <p role="alert">{m.logout_not_deleted()}</p>
  return (
    <>
      <p>{m.logout_unsent({ work: describeWork(state.work) })}</p>
      <p>{m.logout_unsent_advice()}</p>
    </>
  )
}

function describeWork({ drafts, pictures }: Work): string {
  const parts = [
    drafts === 1 ? m.logout_draft() : drafts > 1 && m.logout_drafts({ count: drafts }),
    pictures === 1 ? m.logout_picture() : pictures > 1 && m.logout_pictures({ count: pictures }),
  ].filter((part) => part !== false)
  const [first = '', second] = parts
  return second ? m.logout_and({ first, second }) : first
}
