/** Tests that the site counts the errors in its log by kind and day, and stores no part of the lines. */
import { expect, test } from 'vitest'
import { onEachDatabaseNightly } from '../../tests/harness/databases/databases.ts'
import { addSetting, listSettings } from '../database/setting.ts'
import { createErrorCounts, errorKindIn, recentErrors } from './error-counts.ts'

const line = (level: number, msg: string, otherFields: object = {}) =>
  `${JSON.stringify({ level, time: 1, pid: 7, ...otherFields, msg })}\n`

test.each([
  [line(30, 'request took long'), undefined],
  [line(40, 'request failed', { status: 503 }), undefined],
  [line(40, 'the walks name species that are not recorded'), undefined],
  [line(40, 'the database does not answer'), 'database_away'],
  [line(50, 'request failed'), 'request_failed'],
  [line(50, 'the scheduled backup was not made'), 'backup_failed'],
  [line(60, 'a message of tomorrow'), 'other'],
  ['Huaniao is open at http://localhost:3000', undefined],
  ['{"level":50 and no more', 'other'],
])('finds the kind of error in %j', (text, kind) => {
  expect(errorKindIn(text)).toBe(kind)
})

onEachDatabaseNightly((open) => {
  test('adds the counts of two processes, and stores no part of the lines', async () => {
    const database = await open()
    const [first, second] = [createErrorCounts(database), createErrorCounts(database)]
    for (const log of [first, second]) {
      log.addLine(line(50, 'request failed', { path: '/api/login', err: { message: 'Lin' } }))
      log.addLine(line(50, 'page failed'))
    }
    first.addLine(line(50, 'page failed'))
    await Promise.all([first.write(), second.write()])
    const errors = await recentErrors(database.db, 'Asia/Shanghai')
    const counts = errors.map(({ kind, count }) => [kind, count])
    expect(Object.fromEntries(counts)).toEqual({ request_failed: 2, page_failed: 3 })
    expect(errors[0]?.lastAt).toMatch(/^20\d\d-\d\d-\d\d \d\d:/)
    expect(JSON.stringify(await listSettings(database.db, 'mistake '))).not.toMatch(/Lin|login/)
  })

  test('deletes the counts after 14 days', async () => {
    const database = await open()
    await addSetting(database.db, 'mistake 2020-01-01 other', '3 2020-01-01T00:00:00.000Z')
    await addSetting(database.db, 'mistaken', 'stays')
    const log = createErrorCounts(database)
    log.addLine(line(50, 'page failed'))
    await log.write()
    const errors = await recentErrors(database.db, 'UTC')
    expect(errors.map(({ kind }) => kind)).toEqual(['page_failed'])
    expect(await listSettings(database.db, 'mistaken')).toHaveLength(1)
  })
})
