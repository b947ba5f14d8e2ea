/** Counts mistakes of the log by kind and day, without the lines themselves. */
import { expect, test } from 'vitest'
import { onEachDatabaseNightly } from '../../tests/harness/databases/databases.ts'
import { addSetting, listSettings } from '../database/setting.ts'
import { createMistakeLog, mistakeIn, recentMistakes } from './mistakes.ts'

const line = (level: number, msg: string, more: object = {}) =>
  `${JSON.stringify({ level, time: 1, pid: 7, ...more, msg })}\n`

test.each([
  [line(30, 'request took long'), undefined],
  [line(40, 'request failed', { status: 503 }), undefined],
  [line(40, 'walks.yaml names species that are not recorded'), undefined],
  [line(40, 'the database does not answer'), 'database_away'],
  [line(50, 'request failed'), 'request_failed'],
  [line(50, 'the scheduled backup was not made'), 'backup_failed'],
  [line(60, 'a message of tomorrow'), 'other'],
  ['Huaniao is open at http://localhost:3000', undefined],
  ['{"level":50 and no more', 'other'],
])('finds the kind of %j', (logged, kind) => {
  expect(mistakeIn(logged)).toBe(kind)
})

onEachDatabaseNightly((open) => {
  test('adds the counts of two processes, and keeps nothing of the lines', async () => {
    const database = await open()
    const [one, two] = [createMistakeLog(database), createMistakeLog(database)]
    for (const log of [one, two]) {
      log.see(line(50, 'request failed', { path: '/api/login', err: { message: 'Lin' } }))
      log.see(line(50, 'page failed'))
    }
    one.see(line(50, 'page failed'))
    await Promise.all([one.write(), two.write()])
    const found = await recentMistakes(database.db, 'Asia/Shanghai')
    const counts = found.map(({ kind, count }) => [kind, count])
    expect(Object.fromEntries(counts)).toEqual({ request_failed: 2, page_failed: 3 })
    expect(found[0]?.lastAt).toMatch(/^20\d\d-\d\d-\d\d \d\d:/)
    expect(JSON.stringify(await listSettings(database.db, 'mistake '))).not.toMatch(/Lin|login/)
  })

  test('deletes mistakes after 14 days', async () => {
    const database = await open()
    await addSetting(database.db, 'mistake 2020-01-01 other', '3 2020-01-01T00:00:00.000Z')
    await addSetting(database.db, 'mistaken', 'stays')
    const log = createMistakeLog(database)
    log.see(line(50, 'page failed'))
    await log.write()
    const found = await recentMistakes(database.db, 'UTC')
    expect(found.map(({ kind }) => kind)).toEqual(['page_failed'])
    expect(await listSettings(database.db, 'mistaken')).toHaveLength(1)
  })
})
