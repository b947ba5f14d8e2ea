/** Undoes a change and shows the result in a toast. */
import { useState } from 'react'
import type { SignedInCall } from '../accounts/sign-in-again.tsx'
import { post } from '../client/api.ts'
import { m } from '../paraglide/messages.js'
import { keepFocusNear } from '../ui/behaviour/keep-focus.ts'
import { useToast } from '../ui/notices/toast.tsx'
import { administrationFailure } from './failure-words.ts'

export function useUndoChange(call: SignedInCall, onDone: () => unknown) {
  const [busy, setBusy] = useState('')
  const show = useToast()

  async function undo(id: string) {
    setBusy(id)
    // The pressed button disappears together with the undone entry.
    keepFocusNear(document.activeElement)
    try {
      await call(() => post('undoChange', { id }))
      show({ look: 'success', text: m.activity_undo_done() })
      // Stays busy until the list is loaded again, because a second press would be refused.
      await onDone()
    } catch (error) {
      show({ look: 'failure', title: m.toast_error(), text: administrationFailure(error) })
    } finally {
      setBusy('')
    }
  }
  return { busy, undo }
}
