/** Handles the calls about the state of the site, its backups and its checks. */
import type { Handlers } from '../kernel/handlers.ts'
import type { Backups } from './backups.ts'
import type { Checks } from './checks.ts'
import type { ReadStatus } from './status.ts'

interface Needs {
  readStatus: ReadStatus
  backups: Backups
  checks: Checks
}

export function statusHandlers({ readStatus, backups, checks }: Needs) {
  return {
    async siteStatus() {
      return readStatus()
    },

    async backupNow() {
      await backups.begin()
      return { message: 'The backup has begun' }
    },

    async checkNow({ repairs }) {
      await checks.begin(repairs)
      return { message: 'The check has begun' }
    },

    async 'backup.tar'({ name }) {
      return name === undefined ? backups.stream() : backups.read(name)
    },
  } satisfies Partial<Handlers>
}
