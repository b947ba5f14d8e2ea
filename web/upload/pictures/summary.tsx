/**
 * Shows the number of pictures at each stage, also for screen readers. Without a shared date, the summary also shows
 * the number of pictures with an EXIF date.
 */
import { listed } from '../../language/marks.ts'
import { m } from '../../paraglide/messages.js'
import type { QueueItem } from '../queue/items/item.ts'
import type { Values } from '../queue/items/values.ts'
import { countsOf, type StageName } from './one-picture/progress.ts'
import styles from './picture-form.module.css'

const messages: Record<StageName, (inputs: { count: number }) => string> = {
  sent: m.pictures_count_sent,
  sending: m.pictures_count_sending,
  preparing: m.pictures_count_preparing,
  ready: m.pictures_count_ready,
  known: m.pictures_count_known,
  refused: m.pictures_count_refused,
}

interface SummaryProps {
  items: readonly QueueItem[]
  common: Values
}

export function Summary({ items, common }: SummaryProps) {
  const counts = countsOf(items)
  const groups = (Object.keys(messages) as StageName[]).filter((group) => counts[group] > 0)
  const datedCount = common.date ? 0 : items.filter(({ exifDate }) => exifDate).length
  return (
    <>
      {items.length > 0 && (
        <p className={styles.summary}>
          <b>{m.pictures_count({ count: items.length })}</b>
          {/* The counts are one text, because separate elements would move when a count changes. */}
          <span>
            {groups.map((group) => messages[group]({ count: counts[group] })).join('\u00a0· ')}
          </span>
        </p>
      )}
      {items.length > 0 && (
        <p className={styles.carried}>
          {datedCount > 0 && m.pictures_date_carried({ carried: datedCount, total: items.length })}
        </p>
      )}
      <p role="status" className="visually-hidden">
        {announcement(items.length, counts)}
      </p>
    </>
  )
}

/** @returns the text for screen readers, which stays the same while pictures are being prepared or sent */
function announcement(total: number, counts: Record<StageName, number>): string {
  const { preparing, sending, sent, known, refused } = counts
  if (total === 0) return ''
  if (sending > 0) return m.pictures_say_sending()
  if (preparing > 0) return m.pictures_say_preparing()
  const sentOrChosen =
    sent > 0 ? m.pictures_partial({ sent, total }) : m.pictures_count({ count: total })
  const problems = [
    known > 0 && m.pictures_count_known({ count: known }),
    refused > 0 && m.pictures_count_refused({ count: refused }),
  ]
  return listed([sentOrChosen, ...problems.filter((problem) => problem !== false)])
}
