/** Announces the files that could not be prepared, and the result of sending. */
import { useEffect, useRef, useState } from 'react'
import type { Kind } from '../../../contract/kinds.ts'
import { m } from '../../paraglide/messages.js'
import { useToast } from '../../ui/notices/toast.tsx'
import type { QueueItem } from '../queue/items/item.ts'
import { pictureFailureWords } from './one-picture/picture-failure-words.ts'
import { isBeingSent, isFileRejected } from './one-picture/progress.ts'

export interface SentPictures {
  count: number
  status: 'pending' | 'approved'
}

/** @param onAllSent the function that empties the form after the server has received all pictures */
export function useOutcome(kind: Kind, items: readonly QueueItem[], onAllSent: () => void) {
  const showToast = useToast()
  const [sentPictures, setSentPictures] = useState<SentPictures>()
  const inProgress = useRef({ preparing: [] as string[], sending: false })

  useEffect(() => {
    const preparing = items.filter(({ state }) => state.is === 'preparing').map(({ id }) => id)
    const sending = items.some(isBeingSent)
    const before = inProgress.current
    inProgress.current = {
      preparing: preparing.length > 0 ? [...new Set([...before.preparing, ...preparing])] : [],
      sending,
    }
    if (preparing.length === 0 && before.preparing.length > 0) {
      const failure = failedFilesMessage(
        kind,
        items.filter(({ id }) => before.preparing.includes(id)),
      )
      if (failure) showToast({ look: 'failure', text: failure })
    }
    if (items.length > 0 && items.every(({ state }) => state.is === 'sent')) {
      showToast({ look: 'success', text: m.pictures_all_sent() })
      const areAllPublished = items.every(
        ({ state }) => state.is === 'sent' && state.status === 'approved',
      )
      setSentPictures({ count: items.length, status: areAllPublished ? 'approved' : 'pending' })
      onAllSent()
    } else if (before.sending && !sending) {
      const failure = failedSendingMessage(kind, items)
      if (failure) showToast({ look: 'failure', text: failure })
      else if (items.length > 0 && items.every(({ state }) => state.is === 'known')) {
        showToast({ look: 'success', text: m.pictures_all_known() })
      }
    }
  })

  return { sentPictures, clear: () => setSentPictures(undefined) }
}

/**
 * @returns the message about rejected files among the pictures that were just prepared; undefined without such files
 */
function failedFilesMessage(kind: Kind, items: readonly QueueItem[]): string | undefined {
  const failures = items.flatMap(({ state }) =>
    state.is === 'refused' && isFileRejected(state.code)
      ? [pictureFailureWords(state.code, kind)]
      : [],
  )
  if (failures.length === 0) return undefined
  if (items.length === 1) return failures[0]
  return m.pictures_partly_prepared({ failed: failures.length, total: items.length })
}

/** @returns the message about failed pictures; undefined if a picture was sent or no picture failed */
function failedSendingMessage(kind: Kind, items: readonly QueueItem[]): string | undefined {
  const reasons = items.flatMap(({ state }) =>
    state.is === 'refused' ? [pictureFailureWords(state.code, kind)] : [],
  )
  const isPartlySent = items.some(({ state }) => state.is === 'sent')
  // The note of the form reports a partly sent queue, with buttons to continue.
  if (isPartlySent) return undefined
  return new Set(reasons).size === 1
    ? reasons[0]
    : reasons.length > 0
      ? m.pictures_please_retry()
      : undefined
}
