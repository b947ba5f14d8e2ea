/** Lists the problems in the state of the site that need a person. */
import type { SiteStatus } from '../../contract/schemas/status.ts'

/** A disk with a smaller share of free space, or that is full in fewer days, is a problem. */
const smallestFreePart = 0.1
const fewestDaysLeft = 60
/** A backup may be late by half of its interval. */
const lateness = 1.5

interface Known {
  now: number
  /** Milliseconds since 1970; 0 if there is none. */
  newestBackupAt: number
  /** Milliseconds within which a backup is expected. */
  backupEvery: number
  clockDoubtful: boolean
}

export function problemsOf(
  status: Omit<SiteStatus, 'problems'>,
  { now, newestBackupAt, backupEvery, clockDoubtful }: Known,
): SiteStatus['problems'] {
  const { database, store, disks, growth, backup, check, brokenContent, encrypted } = status
  const daysLeft = growth?.daysLeft ?? Number.POSITIVE_INFINITY
  const found = check?.result ? check.result.found - check.result.repaired : 0
  const conditions: [SiteStatus['problems'][number], boolean][] = [
    ['database_away', !database.reachable],
    ['database_damaged', !database.sound],
    ['store_away', !store.reachable],
    [
      'disk_low',
      daysLeft < fewestDaysLeft || disks.some(({ free, size }) => free < size * smallestFreePart),
    ],
    ['no_backup', database.reachable && newestBackupAt === 0],
    ['backup_old', newestBackupAt > 0 && now - newestBackupAt > backupEvery * lateness],
    ['backup_failed', backup.run?.state === 'failed' || backup.run?.state === 'interrupted'],
    ['check_found', found > 0],
    ['content_broken', brokenContent.length > 0],
    ['clock_doubtful', clockDoubtful],
    ['not_encrypted', !encrypted],
  ]
  return conditions.flatMap(([problem, isSo]) => (isSo ? problem : []))
}
