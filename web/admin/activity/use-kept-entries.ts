/** Keeps a list of activity in place: entries that are new since it was shown wait until the reader asks for them. */
import { useState } from 'react'
import type { Activity } from '../../../contract/schemas/curation.ts'

/** @param entries newest first */
export function useKeptEntries(entries: Activity[]) {
  const [newest, setNewest] = useState(entries[0]?.id)
  // If the newest shown entry is no longer loaded, or the list was empty, every loaded entry is shown.
  const added = Math.max(
    entries.findIndex(({ id }) => id === newest),
    0,
  )
  return {
    /** Entries that moved to the next page meanwhile are left out, so none shows an old state. */
    shown: entries.slice(added),
    /** The number of new entries. */
    added,
    showAdded: () => setNewest(entries[0]?.id),
  }
}
