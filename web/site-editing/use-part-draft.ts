/**
 * Keeps the unpublished changes of a part of the content on this device, for each account, until they are
 * published or discarded.
 */
import { useEffect, useState } from 'react'
import { localStorageHere } from '../device/browser-storage.ts'
import { draftKey } from '../device/storage-names.ts'
import { holdWork } from '../device/unsent-work.ts'

interface Draft {
  values: object
  /** The revision that the changes began with. */
  basedOn: string
}

interface Published {
  value: object
  revision: string
}

export function usePartDraft(part: string, username: string, published: Published) {
  const key = draftKey(`site ${part}`, username)
  const [draft, setDraft] = useState<Draft>()
  const [restored, setRestored] = useState(false)

  useEffect(() => {
    const stored = readDraft(key)
    setDraft(stored)
    setRestored(stored !== undefined)
  }, [key])

  useEffect(() => holdWork({ username, unstored: () => 0, stop() {} }), [username])

  const unstore = () => tryTo(() => localStorageHere().removeItem(key))

  return {
    value: draft?.values ?? published.value,
    basedOn: draft?.basedOn ?? published.revision,
    /** Whether there are changes that are not published. */
    changed: draft !== undefined,
    restored,
    change(values: object) {
      const next = { values, basedOn: draft?.basedOn ?? published.revision }
      setDraft(next)
      // A device that refuses keeps the draft as long as the page.
      tryTo(() => localStorageHere().setItem(key, JSON.stringify(next)))
    },
    /** Removes the stored draft, and leaves what the fields show. */
    unstore,
    discard() {
      setDraft(undefined)
      setRestored(false)
      unstore()
    },
  }
}

function readDraft(key: string): Draft | undefined {
  const text = tryTo(() => localStorageHere().getItem(key))
  const draft = text ? tryTo(() => JSON.parse(text) as Partial<Draft>) : undefined
  const isDraft = typeof draft?.values === 'object' && typeof draft.basedOn === 'string'
  return isDraft ? (draft as Draft) : undefined
}

function tryTo<Result>(act: () => Result): Result | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
