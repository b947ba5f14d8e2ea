/** Undoes a ledger entry and shows the result in a toast. */
import { useState } from 'react'
import type { SignedInCall } from '../accounts/sign-in-again.tsx'
import { post } from '../client/api.ts'
import { m } from '../paraglide/messages.js'
import { keepFocusNear } from '../ui/behaviour/keep-focus.ts'
import { useToast } from '../ui/notices/toast.tsx'
import { administrationFailure } from './failure-words.ts'

export function useUndoChange(call: SignedInCall, onDone: () => unknown) {
  const [busyId, setBusyId] = useState('')
  const showToast = useToast()

  async function undo(id: string) {
    setBusyId(id)
    // The pressed button disappears after the undo.
    keepFocusNear(document.activeElement)
    try {
      await call(() => post('undoChange', { id }))
      showToast({ look: 'success', text: m.activity_undo_done() })
      // The button stays busy until the list is reloaded, because the server would reject a second press.
      await onDone()
    } catch (error) {
      showToast({ look: 'failure', title: m.toast_error(), text: administrationFailure(error) })
    } finally {
      setBusyId('')
    }
  }
  return { busyId, undo }
}
