/** Shows the backups, begins a new backup, and offers the backups and an export of the catalogue for download. */
import type { SiteStatus } from '../../../contract/schemas/status.ts'
import { momentInWords } from '../../language/day-in-words.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { sizeInWords, timeInWords } from './amounts.ts'
import { RunLine } from './run-line.tsx'
import styles from './status.module.css'

/** The number of backups that are always visible. The older backups are in a disclosure. */
const visibleCount = 3

interface BackupSectionProps {
  backup: SiteStatus['backup']
  onBegin: () => void
}

export function BackupSection({ backup, onBegin }: BackupSectionProps) {
  const { schedule, archives, run, downloadedAt } = backup
  const isRunning = run?.state === 'running'
  const [newest, older] = [archives.slice(0, visibleCount), archives.slice(visibleCount)]
  return (
    <section aria-labelledby="backups" className={styles.part}>
      <h2 id="backups">{m.status_backups()}</h2>
      <p>{schedule ? scheduleInWords(schedule) : m.status_no_schedule()}</p>
      <div role="status">
        {run && (
          <RunLine
            run={run}
            runningText={m.status_backup_running()}
            failedText={m.status_backup_failed}
            interruptedText={m.status_backup_interrupted}
          >
            <p>{m.status_backup_done({ time: momentInWords(run.endedAt ?? run.startedAt) })}</p>
          </RunLine>
        )}
      </div>
      {downloadedAt && <p>{m.status_backup_downloaded({ time: momentInWords(downloadedAt) })}</p>}
      <Archives archives={newest} />
      {older.length > 0 && (
        <details className={styles.more}>
          <summary>{m.status_older()}</summary>
          <Archives archives={older} />
        </details>
      )}
      <p className={styles.acts}>
        {schedule && (
          <Button onClick={onBegin} disabled={isRunning}>
            {m.status_backup_now()}
          </Button>
        )}
        <a href="/api/backup.tar" download>
          {m.status_backup_download_new()}
        </a>
      </p>
      <p className={styles.note}>{m.status_backup_secret()}</p>
      <p className={styles.acts}>
        <a href="/api/collection.zip" download>
          {m.status_collection_download()}
        </a>
      </p>
      <p className={styles.note}>{m.status_collection_note()}</p>
    </section>
  )
}

function scheduleInWords(schedule: NonNullable<SiteStatus['backup']['schedule']>): string {
  return m.status_schedule({
    time: timeInWords(schedule.everyHours * 3600),
    days: schedule.keepDays,
    weeks: schedule.keepWeeks,
    next: momentInWords(schedule.nextAt),
  })
}

function Archives({ archives }: Pick<SiteStatus['backup'], 'archives'>) {
  if (archives.length === 0) return null
  return (
    <ul className={styles.archives}>
      {archives.map(({ name, at, bytes }) => (
        <li key={name}>
          <span>{momentInWords(at)}</span>
          <span>{sizeInWords(bytes)}</span>
          <a
            href={`/api/backup.tar?${new URLSearchParams({ name })}`}
            download={name}
            aria-label={m.status_backup_download_of({ time: momentInWords(at) })}
          >
            {m.status_backup_download()}
          </a>
        </li>
      ))}
    </ul>
  )
}
