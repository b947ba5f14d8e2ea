/** When the site backs itself up, and which of those archives it keeps: a folder, and what lies in it. */

export const day = 86_400_000
const hour = 3_600_000
const week = 7 * day

export interface BackupPlan {
  folder: string
  /** Milliseconds from one to the next. */
  every: number
  keep: Keeping
}

/** Of each of the last days that have an archive, and of each of the last weeks, the newest is kept. */
export interface Keeping {
  days: number
  weeks: number
}

/** `12h`, `1d`. @throws {Error} */
export function readInterval(text: string): number {
  const [, number, unit] = /^(\d{1,3})([hd])$/.exec(text) ?? []
  const every = Number(number) * (unit === 'd' ? day : hour)
  if (!every) throw new Error('must be a number of hours or days, such as 24h or 2d')
  return every
}

/** `7d4w`. @throws {Error} */
export function readKeeping(text: string): Keeping {
  const [, days, weeks = '0'] = /^(\d{1,3})d(?:(\d{1,3})w)?$/.exec(text) ?? []
  if (!Number(days)) throw new Error('must be of the form 7d4w: so many days, and so many weeks')
  return { days: Number(days), weeks: Number(weeks) }
}

const ownName = /^huaniao-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar$/

/** `huaniao-2026-11-20T03-00-00Z.tar` */
export function archiveName(at: Date): string {
  return `huaniao-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar`
}

/** When the archive of that name was made; undefined for what the site did not name. */
export function timeOf(name: string): number | undefined {
  const [, date, ...time] = ownName.exec(name) ?? []
  return date ? Date.parse(`${date}T${time.join(':')}Z`) : undefined
}

interface Made {
  name: string
  at: number
}

/** Those the site gave. */
function own(names: readonly string[]): Made[] {
  return names.flatMap((name) => {
    const at = timeOf(name)
    return at === undefined ? [] : [{ name, at }]
  })
}

const ownUntil = (names: readonly string[], now: number) => own(names).filter(({ at }) => at <= now)

/** @returns the names that a clock gave which was ahead: they say nothing of any other. */
export function ofTheFuture(names: readonly string[], now: number): string[] {
  return own(names).flatMap(({ name, at }) => (at > now ? name : []))
}

/**
 * @returns the names that are past keeping; never the newest until now, never one of the future, never
 * one the site did not give.
 */
export function pastKeeping(
  names: readonly string[],
  { days, weeks }: Keeping,
  now: number,
): string[] {
  const newestFirst = ownUntil(names, now).toSorted((a, b) => b.at - a.at)
  const kept = new Set([
    ...newestOfEach(newestFirst, day, days),
    ...newestOfEach(newestFirst, week, weeks),
  ])
  return newestFirst.map(({ name }) => name).filter((name) => !kept.has(name))
}

function newestOfEach(newestFirst: Made[], span: number, count: number) {
  const spans = Map.groupBy(newestFirst, ({ at }) => Math.floor(at / span))
  return [...spans.values()].slice(0, count).flatMap(([newest]) => newest?.name ?? [])
}

/** When the next is due, as an instant; at once where there is none until now. */
export function nextDue(names: readonly string[], every: number, now: number): number {
  return Math.max(0, ...ownUntil(names, now).map(({ at }) => at + every))
}
