/** Filters the pending pictures by author and species, and groups the pictures by author or species. */
import { useEffect, useState } from 'react'
import type { PendingGroups } from '../../contract/schemas/review.ts'
import type { SignedInCall } from '../accounts/sign-in-again.tsx'
import { get } from '../client/api.ts'
import { m } from '../paraglide/messages.js'
import { Select } from '../ui/forms/select.tsx'
import styles from './picture-grid.module.css'
import type { QueueFilter } from './queue/queue-filter.ts'

interface PictureFilterProps {
  filter: QueueFilter
  onFilter: (filter: QueueFilter) => void
  groups: PendingGroups
}

export function PictureFilter({ filter, onFilter, groups }: PictureFilterProps) {
  const change = (part: Partial<QueueFilter>) => onFilter({ ...filter, ...part })
  const { sender, species, order } = filter
  return (
    <fieldset className={styles.filter}>
      <legend className="visually-hidden">{m.review_narrow()}</legend>
      <Select
        label={m.review_group()}
        value={order}
        options={[
          { value: 'time', label: m.review_group_time() },
          { value: 'sender', label: m.review_sender() },
          { value: 'species', label: m.review_species() },
        ]}
        onChange={({ target }) => change({ order: target.value as QueueFilter['order'] })}
      />
      <Select
        label={m.review_sender()}
        value={sender}
        placeholder={m.review_all_senders()}
        options={authorOptions(groups, sender)}
        onChange={({ target }) => change({ sender: target.value })}
      />
      <Select
        label={m.review_species()}
        value={species}
        placeholder={m.review_all_species()}
        options={groups.species.map(({ id, latinName, chineseName, count }) => ({
          value: id,
          label: m.review_counted({ name: `${latinName} ${chineseName}`.trim(), count }),
        }))}
        onChange={({ target }) => change({ species: target.value })}
      />
    </fieldset>
  )
}

/** @returns the authors as options; the chosen author stays after the last picture by this author is decided */
function authorOptions({ senders }: PendingGroups, chosen: string) {
  const isListed = senders.some(({ username }) => username === chosen)
  const authors = isListed || !chosen ? senders : [{ username: chosen, count: 0 }, ...senders]
  return authors.map(({ username, count }) => ({
    value: username,
    label: m.review_counted({ name: username, count }),
  }))
}

const noGroups: PendingGroups = { senders: [], species: [] }

/**
 * Fetches the groups again when a number changes. The grid counts a decided picture as decided before the server has
 * stored the decision, so the groups are also fetched after the answer.
 * @param pendingCount the number of pending pictures in the grid
 * @param endedDecisions the number of decisions and undos that the server has answered
 */
export function usePendingGroups(
  pendingCount: number,
  endedDecisions: number,
  call: SignedInCall,
): PendingGroups {
  const [groups, setGroups] = useState(noGroups)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a number has changed
  useEffect(() => {
    let isCurrent = true
    call(() => get('pendingGroups', {})).then(
      (fetchedGroups) => isCurrent && setGroups(fetchedGroups),
      // The grid also works without the groups; the next decision fetches the groups again.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [pendingCount, endedDecisions])
  return groups
}
