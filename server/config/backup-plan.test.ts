/** Tests when the next scheduled backup is due, and which archives have expired. */
import { expect, test } from 'vitest'
import { dayInMs } from '../../contract/limits.ts'
import {
  archiveName,
  archivesOfTheFuture,
  expiredArchives,
  nextDue,
  timeOf,
} from './backup-plan.ts'

const name = (instant: string) => archiveName(new Date(instant))
const now = Date.parse('2026-11-21T00:00:00Z')
const nightly = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    name(`2026-10-${String(index + 1).padStart(2, '0')}T03:00:00Z`),
  )

test('reads the time of an archive from its name, to the second', () => {
  expect(name('2026-11-20T03:04:05.678Z')).toBe('huaniao-2026-11-20T03-04-05Z.tar')
  expect(timeOf('huaniao-2026-11-20T03-04-05Z.tar')).toBe(Date.parse('2026-11-20T03:04:05Z'))
  for (const other of [
    'huaniao.tar',
    'huaniao-2026-11-20T03-04-05Z.tar.part',
    'before-update.tar',
  ]) {
    expect(timeOf(other)).toBeUndefined()
  }
})

test('keeps the newest archive of each of the last days and of each of the last weeks', () => {
  const names = nightly(31)
  const keptNames = names.filter(
    (each) => !expiredArchives(names, { days: 7, weeks: 4 }, now).includes(each),
  )
  // Weeks begin on Thursday, the weekday of 1 January 1970.
  expect(keptNames.map((each) => each.slice(16, 18))).toEqual([
    ...['14', '21', '25', '26', '27', '28', '29', '30', '31'],
  ])
})

test('keeps the newest archive of a day, and ignores other files', () => {
  const names = [
    name('2026-11-20T03:00:00Z'),
    'before-update.tar',
    name('2026-11-20T15:00:00Z'),
    name('2026-11-19T15:00:00Z'),
  ]
  expect(expiredArchives(names, { days: 2, weeks: 0 }, now)).toEqual([names[0]])
  expect(expiredArchives(names, { days: 1, weeks: 0 }, now)).toEqual([names[0], names[3]])
})

test('keeps the newest archive at any age', () => {
  const names = [name('2020-01-01T00:00:00Z')]
  expect(expiredArchives(names, { days: 1, weeks: 0 }, now)).toEqual([])
})

test('plans the next archive an interval after the last archive, or at once without an archive', () => {
  expect(nextDue([], dayInMs, now)).toBe(0)
  expect(nextDue(['other.tar'], dayInMs, now)).toBe(0)
  expect(nextDue(nightly(3), dayInMs, now)).toBe(Date.parse('2026-10-04T03:00:00Z'))
})

test('ignores an archive dated in the future, and keeps it', () => {
  const past = [name('2026-11-20T23:59:59Z'), name('2026-11-19T03:00:00Z')]
  const future = [name('2026-11-21T00:00:01Z'), name('2028-11-20T03:00:00Z')]
  const names = [...past, ...future, 'other-of-2028.tar']
  expect(archivesOfTheFuture(names, now)).toEqual(future)
  expect(nextDue(names, dayInMs, now)).toBe(Date.parse('2026-11-21T23:59:59Z'))
  expect(nextDue(future, dayInMs, now)).toBe(0)
  expect(expiredArchives(names, { days: 1, weeks: 0 }, now)).toEqual([past[1]])
})
