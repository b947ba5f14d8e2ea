/**
 * Lists entries of the activity, each with its action, subject, member and time. Entries that can be undone have a
 * button. Similar entries about pictures of one species form one group.
 */
import { Link, useRevalidator } from 'react-router'
import type { Activity } from '../../../contract/schemas/activity.ts'
import type { SignedInCall } from '../../accounts/sign-in-again.tsx'
import { dayInWords, momentInWords } from '../../language/day-in-words.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import styles from '../administration.module.css'
import { ImageAndWords, SentImages } from '../sent-images.tsx'
import { ActivityWords, actionWords } from '../subject-words.tsx'
import { useUndoChange } from '../use-undo-change.ts'
import ownStyles from './activity.module.css'
import { groupEntries } from './group-entries.ts'
import { useKeptEntries } from './use-kept-entries.ts'

export function ActivityList({ entries, call }: { entries: Activity[]; call: SignedInCall }) {
  const { revalidate } = useRevalidator()
  const { busyId, undo } = useUndoChange(call, revalidate)
  const { visible, addedCount, showAdded } = useKeptEntries(entries)
  if (entries.length === 0) return <p className={styles.none}>{m.activity_none()}</p>
  return (
    <div className={ownStyles.activity}>
      {addedCount > 0 && (
        <Button onClick={showAdded}>
          {addedCount === 1 ? m.activity_new_one() : m.activity_new({ count: addedCount })}
        </Button>
      )}
      <ol>
        {groupEntries(visible).map((group) =>
          group.length > 1 ? (
            <EntryGroup key={group[0].id} entries={group} busyId={busyId} onUndo={undo} />
          ) : (
            <OneEntry key={group[0].id} entry={group[0]} busyId={busyId} onUndo={undo} />
          ),
        )}
      </ol>
    </div>
  )
}

interface UndoProps {
  /** The id of the entry that is being undone. */
  busyId: string
  onUndo: (id: string) => void
}

function OneEntry({ entry, ...undoProps }: { entry: Activity } & UndoProps) {
  return (
    <li className={styles.entry} data-state={entry.state}>
      <div>
        <span className={styles.what}>
          <ActivityWords entry={entry} />
        </span>
        <UndoneMark entry={entry} />
        <SentImages images={entry.images} count={entry.subject.count} entryDetails={entry} />
        <small>
          <Author entry={entry} />
          &nbsp;· <time>{momentInWords(entry.at)}</time>
        </small>
      </div>
      <UndoButton entry={entry} {...undoProps} />
    </li>
  )
}

interface EntryGroupProps extends UndoProps {
  /** The entries, newest first. */
  entries: readonly [Activity, ...Activity[]]
}

/**
 * Shows the action, subject, member and day of several entries once, and the picture of each entry with its time and
 * button.
 */
function EntryGroup({ entries, ...undoProps }: EntryGroupProps) {
  const entry = entries.find(({ state }) => state === 'done') ?? entries[0]
  const subject = { ...entry.subject, count: entries.length }
  return (
    <li className={styles.entry}>
      <div>
        <span className={styles.what}>
          <ActivityWords entry={{ ...entry, subject }} />
        </span>
        <small>
          <Author entry={entry} />
          &nbsp;· <time>{dayInWords(entry.at)}</time>
        </small>
        <ol className={ownStyles.group}>
          {entries.map((each) => (
            <li key={each.id}>
              {each.images.map((image) => (
                <ImageAndWords key={image.path ?? image.code} image={image} entryDetails={each} />
              ))}
              <time>{each.at.slice(11, 16)}</time>
              <UndoneMark entry={each} />
              <UndoButton entry={each} {...undoProps} />
            </li>
          ))}
        </ol>
      </div>
    </li>
  )
}

function Author({ entry }: { entry: Activity }) {
  return entry.accountId ? (
    <Link to={`/admin/members/${entry.accountId}`}>{entry.username}</Link>
  ) : (
    m.activity_nobody()
  )
}

const UndoneMark = ({ entry }: { entry: Activity }) =>
  entry.state === 'undone' && <b className={styles.mark}>{m.activity_undone()}</b>

function UndoButton({ entry, busyId, onUndo }: { entry: Activity } & UndoProps) {
  if (!entry.canUndo) return null
  return (
    <Button
      busy={busyId === entry.id}
      aria-label={m.activity_undo_label({ action: actionWords(entry.action) })}
      onClick={() => onUndo(entry.id)}
    >
      {m.activity_undo()}
    </Button>
  )
}
