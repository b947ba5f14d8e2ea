/**
 * Lists entries of the activity, each with its action, subject, member and time. Entries that can be undone have a
 * button.
 */
import { Link, useRevalidator } from 'react-router'
import type { Activity } from '../../../contract/schemas/activity.ts'
import type { SignedInCall } from '../../accounts/sign-in-again.tsx'
import { momentInWords } from '../../language/day-in-words.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import styles from '../administration.module.css'
import { SentImages } from '../sent-images.tsx'
import { ActivityWords, actionWords } from '../subject-words.tsx'
import { useUndoChange } from '../use-undo-change.ts'
import activity from './activity.module.css'
import { useKeptEntries } from './use-kept-entries.ts'

export function ActivityList({ entries, call }: { entries: Activity[]; call: SignedInCall }) {
  const { revalidate } = useRevalidator()
  const { busyId, undo } = useUndoChange(call, revalidate)
  const { visible, addedCount, showAdded } = useKeptEntries(entries)
  if (entries.length === 0) return <p className={styles.none}>{m.activity_none()}</p>
  return (
    <div className={activity.activity}>
      {addedCount > 0 && (
        <Button onClick={showAdded}>
          {addedCount === 1 ? m.activity_new_one() : m.activity_new({ count: addedCount })}
        </Button>
      )}
      <ol>
        {visible.map((entry) => (
          <li key={entry.id} className={styles.entry} data-state={entry.state}>
            <div>
              <span className={styles.what}>
                <ActivityWords entry={entry} />
              </span>
              {entry.state === 'undone' && <b className={styles.mark}>{m.activity_undone()}</b>}
              <SentImages images={entry.images} count={entry.subject.count} entryDetails={entry} />
              <small>
                {entry.accountId ? (
                  <Link to={`/admin/members/${entry.accountId}`}>{entry.username}</Link>
                ) : (
                  m.activity_nobody()
                )}
                &nbsp;· <time>{momentInWords(entry.at)}</time>
              </small>
            </div>
            {entry.canUndo && (
              <Button
                busy={busyId === entry.id}
                aria-label={m.activity_undo_label({ action: actionWords(entry.action) })}
                onClick={() => undo(entry.id)}
              >
                {m.activity_undo()}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}
