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
  value: object | null
  revision: string
}

/**
 * @param published as the page loaded it
 * @param empty the value of a part that has none
 */
export function usePartDraft(part: string, username: string, published: Published, empty: object) {
  const key = draftKey(`site ${part}`, username)
  const [stored, setDraft] = useState<Draft>()
  const [replaced, setReplaced] = useState<Published>()
  const [restored, setRestored] = useState(false)

  useEffect(() => {
    const draft = readDraft(key)
    setDraft(draft)
    setRestored(draft !== undefined)
  }, [key])

  useEffect(() => holdWork({ username, unstored: () => 0, stop() {} }), [username])

  const deleteStored = () => tryTo(() => localStorageHere().removeItem(key))
  const draft = replaced && replaced !== published ? undefined : stored

  return {
    value: draft?.values ?? published.value ?? empty,
    basedOn: draft?.basedOn ?? published.revision,
    /** Whether there are changes that are not published. */
    changed: draft !== undefined,
    restored,
    change(values: object) {
      const next = { values, basedOn: draft?.basedOn ?? published.revision }
      setDraft(next)
      setReplaced(undefined)
      // If the device stores nothing, the draft lasts as long as the page.
      tryTo(() => localStorageHere().setItem(key, JSON.stringify(next)))
    },
    /**
     * Deletes the stored draft. The fields show the draft until the page has loaded the published value, so that the
     * old value does not appear in between.
     */
    published() {
      setReplaced(published)
      setRestored(false)
      deleteStored()
    },
    discard() {
      setDraft(undefined)
      setRestored(false)
      deleteStored()
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
