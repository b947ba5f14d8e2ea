/**
 * Groups entries of the activity. A group has entries of one person with one action on single pictures or creations of
 * one species on one day.
 */
import type { Activity } from '../../../contract/schemas/activity.ts'
import { kindOf } from '../../client/kind-of.ts'
import { runsOf } from '../../ui/runs.ts'

const groupedKinds: readonly string[] = ['picture', 'artwork', 'creation']

/** @returns groups of consecutive entries; an entry about several pictures or about other content has its own group */
export const groupEntries = (entries: readonly Activity[]) => runsOf(entries, groupKey)

function groupKey({ action, username, accountId, at, subject, images }: Activity) {
  const { kind, name, note, count = 1 } = subject
  if (!groupedKinds.includes(kind) || !name || count > 1 || images.length === 0) return undefined
  return JSON.stringify([
    action,
    accountId ?? username,
    at.slice(0, 10),
    kind,
    kindOf(subject),
    name,
    note,
  ])
}
