/** Parses the plan of the scheduled backups, and computes when a backup is due and which archives have expired. */

import { dayInMs } from '../../contract/limits.ts'
import { hour } from '../kernel/dates.ts'

const week = 7 * dayInMs

export interface BackupPlan {
  folder: string
  /** Milliseconds from one backup to the next. */
  every: number
  keep: Retention
}

/**
 * How long the site keeps archives: the newest archive of each day for `days` days, and of each week for `weeks`
 * weeks. Days and weeks without an archive do not count.
 */
export interface Retention {
  days: number
  weeks: number
}

/**
 * @param text a number of hours or days, such as `12h` or `1d`
 * @returns the interval in milliseconds
 * @throws {Error} whose message follows `BACKUP_EVERY=…:`
 */
export function readInterval(text: string): number {
  const [, number, unit] = /^(\d{1,3})([hd])$/.exec(text) ?? []
  const interval = Number(number) * (unit === 'd' ? dayInMs : hour)
  if (!interval) throw new Error('must be a number of hours or days, such as 24h or 2d')
  return interval
}

/**
 * @param text the numbers of days and weeks: `7d4w` for 7 days and 4 weeks
 * @throws {Error} whose message follows `BACKUP_KEEP=…:`
 */
export function readRetention(text: string): Retention {
  const [, days, weeks = '0'] = /^(\d{1,3})d(?:(\d{1,3})w)?$/.exec(text) ?? []
  if (!Number(days)) throw new Error('must be a number of days and weeks, such as 7d4w')
  return { days: Number(days), weeks: Number(weeks) }
}

const archivePattern = /^huaniao-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar$/

/** @returns a name such as `huaniao-2026-11-20T03-00-00Z.tar` */
export function archiveName(at: Date): string {
  return `huaniao-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar`
}

/** @returns when the archive was made, in milliseconds since 1970; undefined for a name of another form */
export function timeOf(name: string): number | undefined {
  const [, date, ...time] = archivePattern.exec(name) ?? []
  return date ? Date.parse(`${date}T${time.join(':')}Z`) : undefined
}

interface Archive {
  name: string
  at: number
}

/** @returns the name and the time of each archive among the files */
function archivesAmong(names: readonly string[]): Archive[] {
  return names.flatMap((name) => {
    const at = timeOf(name)
    return at === undefined ? [] : [{ name, at }]
  })
}

const archivesUntil = (names: readonly string[], now: number) =>
  archivesAmong(names).filter(({ at }) => at <= now)

/** @returns the archives with a time in the future, which a wrong clock causes. Schedule and expiry ignore them. */
export function archivesOfTheFuture(names: readonly string[], now: number): string[] {
  return archivesAmong(names).flatMap(({ name, at }) => (at > now ? name : []))
}

/**
 * @returns the archives that have expired. The newest archive, archives with a time in the future and files with
 * another form of name never expire.
 */
export function expiredArchives(
  names: readonly string[],
  { days, weeks }: Retention,
  now: number,
): string[] {
  const newestFirst = archivesUntil(names, now).toSorted((a, b) => b.at - a.at)
  const keptNames = new Set([
    ...newestOfEach(newestFirst, dayInMs, days),
    ...newestOfEach(newestFirst, week, weeks),
  ])
  return newestFirst.map(({ name }) => name).filter((name) => !keptNames.has(name))
}

function newestOfEach(newestFirst: Archive[], span: number, count: number) {
  const spans = Map.groupBy(newestFirst, ({ at }) => Math.floor(at / span))
  return [...spans.values()].slice(0, count).flatMap(([newest]) => newest?.name ?? [])
}

/** @returns when the next backup is due, in milliseconds since 1970; 0 without an archive */
export function nextDue(names: readonly string[], interval: number, now: number): number {
  return Math.max(0, ...archivesUntil(names, now).map(({ at }) => at + interval))
}
