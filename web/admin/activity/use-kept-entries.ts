/** Keeps a list of activity in place: entries that are new since it was shown wait until the reader asks for them. */
import { useState } from 'react'
import type { Activity } from '../../../contract/schemas/curation.ts'

/** @param entries newest first */
export function useKeptEntries(entries: Activity[]) {
  const [kept, setKept] = useState(entries)
  const current = new Map(entries.map((entry) => [entry.id, entry]))
  const ids = new Set(kept.map(({ id }) => id))
  const added = entries.findIndex(({ id }) => ids.has(id))
  return {
    // An older entry may no longer be among the loaded ones.
    shown: kept.map((entry) => current.get(entry.id) ?? entry),
    /** The number of new entries. */
    added: added < 0 ? entries.length : added,
    showAdded: () => setKept(entries),
  }
}
