/**
 * Keeps a list of activity unchanged while new entries arrive. The new entries stay hidden until the reader presses a
 * button.
 */
import { useState } from 'react'
import type { Activity } from '../../../contract/schemas/activity.ts'

/** @param entries newest first */
export function useKeptEntries(entries: Activity[]) {
  const [newest, setNewest] = useState(entries[0]?.id)
  return { ...splitEntries(entries, newest), showAdded: () => setNewest(entries[0]?.id) }
}

/**
 * Separates the entries that the reader sees from the new entries.
 * @param entries newest first
 * @param newest id of the newest entry that the reader has seen; undefined if the list was empty
 */
export function splitEntries<Entry extends { id: string }>(
  entries: readonly Entry[],
  newest: string | undefined,
) {
  // If the newest seen entry is no longer loaded, or the list was empty, the page shows every loaded entry.
  const addedCount = Math.max(
    entries.findIndex(({ id }) => id === newest),
    0,
  )
  return {
    /** The entries to show. Entries that have moved to the next page are left out, because their state may be stale. */
    visible: entries.slice(addedCount),
    /** The number of new entries. */
    addedCount,
  }
}
