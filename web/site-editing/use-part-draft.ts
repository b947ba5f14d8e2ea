/**
 * Stores the unpublished changes of a part of the content on this device, until the admin publishes or discards the
 * changes. Each account has a separate draft.
 */
import { useEffect, useState } from 'react'
import { requireLocalStorage } from '../device/browser-storage.ts'
import { draftKey } from '../device/storage-names.ts'
import { registerUnsentWork } from '../device/unsent-work.ts'

interface Draft {
  values: object
  /** The published revision on which the changes are based. */
  basedOn: string
}

interface Published {
  value: object | null
  revision: string
}

/**
 * @param part the key of the part
 * @param username the admin whose draft is read and stored
 * @param published the published value that the page loaded
 * @param empty the value for a part without content
 * @returns the draft, or else the published value, and functions that change the draft
 */
export function usePartDraft(part: string, username: string, published: Published, empty: object) {
  const key = draftKey(`site ${part}`, username)
  const [storedDraft, setStoredDraft] = useState<Draft>()
  const [stalePublished, setStalePublished] = useState<Published>()
  const [isRestored, setIsRestored] = useState(false)

  useEffect(() => {
    const draft = readDraft(key)
    setStoredDraft(draft)
    setIsRestored(draft !== undefined)
  }, [key])

  useEffect(() => registerUnsentWork({ username, countUnstored: () => 0, stop() {} }), [username])

  const deleteStored = () => tryTo(() => requireLocalStorage().removeItem(key))
  const draft = stalePublished && stalePublished !== published ? undefined : storedDraft

  return {
    value: draft?.values ?? published.value ?? empty,
    basedOn: draft?.basedOn ?? published.revision,
    /** Whether the draft has unpublished changes. */
    isChanged: draft !== undefined,
    isRestored,
    change(values: object) {
      const next = { values, basedOn: draft?.basedOn ?? published.revision }
      setStoredDraft(next)
      setStalePublished(undefined)
      // If the browser cannot store the draft, the draft lasts as long as the page.
      tryTo(() => requireLocalStorage().setItem(key, JSON.stringify(next)))
    },
    /**
     * Deletes the stored draft. The fields show the draft until the page has loaded the published value, so that the
     * stale value does not appear in between.
     */
    markPublished() {
      setStalePublished(published)
      setIsRestored(false)
      deleteStored()
    },
    discard() {
      setStoredDraft(undefined)
      setIsRestored(false)
      deleteStored()
    },
  }
}

function readDraft(key: string): Draft | undefined {
  const text = tryTo(() => requireLocalStorage().getItem(key))
  const draft = text ? tryTo(() => JSON.parse(text) as Partial<Draft>) : undefined
  const isDraft = typeof draft?.values === 'object' && typeof draft.basedOn === 'string'
  return isDraft ? (draft as Draft) : undefined
}

function tryTo<Result>(action: () => Result): Result | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
