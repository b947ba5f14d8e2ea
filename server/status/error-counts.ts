/**
 * Counts the errors in the log by kind and day, in the database, so that admins see the errors of every process.
 * The rows contain no line of the log, and therefore no personal data.
 */
import type { FastifyInstance } from 'fastify'
import { dateAt } from '../../contract/calendar.ts'
import { dayInMs } from '../../contract/limits.ts'
import { errorKinds, type SiteStatus } from '../../contract/schemas/status.ts'
import { readClock } from '../database/clock.ts'
import type { Database, Queries } from '../database/connection.ts'
import {
  addSetting,
  changeSetting,
  listSettings,
  lockSetting,
  readSetting,
  removeSettingsBefore,
} from '../database/setting.ts'
import { instantAt, postingTime } from '../kernel/dates.ts'

type CountedError = SiteStatus['mistakes'][number]
type Kind = CountedError['kind']

/** The kinds of lines, by the beginning of their message. A warning that is not listed does not count. */
const kindOfMessage: [beginning: string, kind: Kind][] = [
  ['request errored', 'request_failed'],
  ['request failed', 'request_failed'],
  ['request could not be answered', 'request_failed'],
  ['page failed', 'page_failed'],
  ['the database does not answer', 'database_away'],
  ['The site cannot reach its database', 'database_away'],
  ['the database is damaged', 'database_damaged'],
  ['The pictures cannot be reached', 'store_away'],
  ['the store could not be swept', 'store_away'],
  ['the scheduled backup was not made', 'backup_failed'],
  ['the backup was not made', 'backup_failed'],
  ['the check was not made', 'check_failed'],
  ['content is broken', 'content_broken'],
  ['the sample is incomplete', 'sample_incomplete'],
  ['the time could not be noted', 'upkeep_failed'],
  ['the recycle bin could not be purged', 'upkeep_failed'],
]

const warningLevel = 40
const errorLevel = 50

/** @returns the kind of the error in a line of the log; undefined for any other line */
export function errorKindIn(line: string): Kind | undefined {
  // Most lines have a lower level, and are not parsed.
  const level = Number(/^\{"level":(\d+)/.exec(line)?.[1] ?? 0)
  if (level < warningLevel) return undefined
  const message = messageOf(line)
  const knownKind = kindOfMessage.find(([beginning]) => message.startsWith(beginning))?.[1]
  if (level >= errorLevel) return knownKind ?? 'other'
  // An earlier line has already reported the cause of a failed request.
  return knownKind === 'request_failed' ? undefined : knownKind
}

function messageOf(line: string): string {
  try {
    return String((JSON.parse(line) as { msg?: unknown }).msg ?? '')
  } catch {
    return ''
  }
}

/** The prefix of the names in `setting`. Existing databases contain this prefix, so the prefix never changes. */
const settingPrefix = 'mistake '
/** Minimum number of days for which the counts are stored. */
const storedDays = 14
/** Milliseconds between two writes of the counts. */
const writeInterval = 5000

export function createErrorCounts({ db }: Pick<Database, 'db'>) {
  const counts = new Map<Kind, number>()
  let writing = Promise.resolve()

  async function write(): Promise<void> {
    for (const [kind, count] of [...counts]) {
      counts.delete(kind)
      try {
        await addErrors(db, kind, count)
      } catch {
        // If the database is away, the next write includes this count.
        counts.set(kind, (counts.get(kind) ?? 0) + count)
      }
    }
  }

  return {
    addLine(line: string): void {
      const kind = errorKindIn(line)
      if (kind) counts.set(kind, (counts.get(kind) ?? 0) + 1)
    },

    /** Writes the counts now. */
    write: () => {
      writing = writing.then(write)
      return writing
    },

    register(app: FastifyInstance): void {
      const timer = setInterval(() => void this.write(), writeInterval).unref()
      app.addHook('onClose', async () => {
        clearInterval(timer)
        await this.write()
      })
    },
  }
}

async function addErrors(db: Database['db'], kind: Kind, count: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const now = await readClock(transaction)
    const name = `${settingPrefix}${dateAt(now)} ${kind}`
    const isFirst = await addSetting(transaction, name, '0')
    await lockSetting(transaction, name)
    const previousCount = Number.parseInt((await readSetting(transaction, name)) ?? '0', 10)
    await changeSetting(transaction, name, `${previousCount + count} ${instantAt(now)}`)
    if (!isFirst) return
    const oldest = dateAt(now - storedDays * dayInMs)
    await removeSettingsBefore(transaction, settingPrefix, settingPrefix + oldest)
  })
}

/** @returns the stored counts of errors, newest first */
export async function recentErrors(db: Queries, timeZone: string): Promise<CountedError[]> {
  const rows = await listSettings(db, settingPrefix)
  return rows
    .flatMap(({ name, value }) => {
      const [date = '', kind] = name.slice(settingPrefix.length).split(' ')
      const [count, at = ''] = value.split(' ')
      const knownKind = errorKinds.find((each) => each === kind)
      return knownKind ? [{ kind: knownKind, day: date, count: Number(count), at }] : []
    })
    .sort((a, b) => (a.at < b.at ? 1 : -1))
    .map(({ at, ...counted }) => ({ ...counted, lastAt: postingTime(at, timeZone) }))
}
