/** Lists the problems of the site that a person must solve. */
import type { SiteStatus } from '../../contract/schemas/status.ts'

/** Minimum share of free space on a disk, and minimum number of days until the disk is full. */
const smallestFreePart = 0.1
const fewestDaysLeft = 60
/** Maximum age of the newest backup, in intervals between two backups. */
const latenessMaximum = 1.5

interface SiteFacts {
  now: number
  /** Milliseconds since 1970; 0 if there is no backup. */
  newestBackupAt: number
  /** Milliseconds within which a backup is expected. */
  backupEvery: number
  isClockDoubtful: boolean
}

export function problemsOf(
  status: Omit<SiteStatus, 'problems'>,
  { now, newestBackupAt, backupEvery, isClockDoubtful }: SiteFacts,
): SiteStatus['problems'] {
  const { database, store, disks, growth, backup, check, brokenContent, encrypted } = status
  const daysLeft = growth?.daysLeft ?? Number.POSITIVE_INFINITY
  const unrepaired = check?.result ? check.result.found - check.result.repaired : 0
  const conditions: [SiteStatus['problems'][number], boolean][] = [
    ['database_away', !database.reachable],
    ['database_damaged', !database.sound],
    ['store_away', !store.reachable],
    [
      'disk_low',
      daysLeft < fewestDaysLeft || disks.some(({ free, size }) => free < size * smallestFreePart),
    ],
    ['no_backup', database.reachable && newestBackupAt === 0],
    ['backup_old', newestBackupAt > 0 && now - newestBackupAt > backupEvery * latenessMaximum],
    ['backup_failed', backup.run?.state === 'failed' || backup.run?.state === 'interrupted'],
    ['check_found', unrepaired > 0],
    ['content_broken', brokenContent.length > 0],
    ['clock_doubtful', isClockDoubtful],
    ['not_encrypted', !encrypted],
  ]
  return conditions.flatMap(([problem, isProblem]) => (isProblem ? problem : []))
}
