/** Stores the decisions that can still be undone, offers the undo of the last decision, and undoes a decision. */
import { useCallback, useState } from 'react'
import { kindNames } from '../../../contract/kinds.ts'
import type { SignedInCall } from '../../accounts/sign-in-again.tsx'
import { CallFailed, post } from '../../client/api.ts'
import { m } from '../../paraglide/messages.js'
import { forgetNames } from '../../search/load-names.ts'
import { useToast } from '../../ui/notices/toast.tsx'
import { failureWords } from './failure-words.ts'

/** One decision on one or several submissions, with its time. */
export interface Undoable {
  /** Milliseconds since 1970. */
  at: number
  /** The name of the first card. */
  name: string
  decided: { id: string; changeId: string }[]
}

/** @param onReturned the function that gets the id of each card that is pending again */
export function useUndo(call: SignedInCall, onReturned: (id: string) => void) {
  const [undoables, setUndoables] = useState<Undoable[]>([])
  const showToast = useToast()
  const offer = (undoable: Undoable) => setUndoables((before) => [...before, undoable])
  const forget = useCallback((undoable: Undoable) => {
    setUndoables((before) => before.filter((each) => each !== undoable))
  }, [])

  async function undo(undoable: Undoable) {
    forget(undoable)
    const { decided } = undoable
    for (const [index, { id, changeId }] of decided.entries()) {
      try {
        await call(() => post('undoChange', { id: changeId }))
        onReturned(id)
      } catch (error) {
        const text = m.review_undo_failed({ reason: failureWords(error) })
        showToast({ look: 'failure', title: m.toast_error(), text })
        // After a network failure, all remaining undos can be retried; an undo that the server rejected is left out.
        const remainingDecisions = decided.slice(error instanceof CallFailed ? index + 1 : index)
        if (remainingDecisions.length > 0)
          offer({ ...undoable, at: Date.now(), decided: remainingDecisions })
        return
      }
    }
    for (const kind of kindNames) forgetNames(kind)
    showToast({ look: 'success', text: m.review_undone() })
  }

  return { last: undoables.at(-1), offer, forget, undo }
}
