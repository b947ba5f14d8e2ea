/** Tests that no content is purged for 30 days after a jump of the clock (security.md 76). */
import { setTimeout } from 'node:timers/promises'
import Fastify from 'fastify'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dayInMs } from '../../contract/limits.ts'
import { onEachDatabase } from '../../tests/harness/databases/databases.ts'
import { join, type Person } from '../../tests/harness/sites/members.ts'
import { openSite, type Site } from '../../tests/harness/sites/site.ts'
import { magnolia } from '../../tests/harness/sites/small-collection.ts'
import { registerDailyPurge } from './daily-purge.ts'
import { noteAfter, noteTime } from './steady-clock.ts'

const at = (days: number) => new Date(Date.UTC(2026, 0, 1) + days * dayInMs).toISOString()

describe('the clock', () => {
  const start = { seen: at(0), ahead: 0, steady: 0 }
  /** @param days the days after the start at which the site notes the time, in this order */
  const ahead = (...days: number[]) => {
    let note = start
    for (const each of days) note = { ...noteAfter(note, Date.parse(at(each))) }
    return note.ahead / dayInMs
  }
  const daily = (start: number, count: number) =>
    Array.from({ length: count }, (_, index) => start + index + 1)

  test.each([
    ['is trusted while it runs steadily', [1, 2, 4, 6.9], 0],
    ['is ahead by the whole length of a jump', [1, 731], 730],
    ['is still doubtful after 29 steady days', [731, ...daily(731, 29)], 731],
    ['is trusted again after 30 steady days', [731, ...daily(731, 30)], 0],
    ['is ahead by the sum of two jumps', [731, ...daily(731, 29), 860], 831],
    ['is trusted at once when it is set back', [1, 731, 1.1], 0],
    ['is doubtful when it was behind and is corrected', [-400, 1], 401],
    ['is trusted after a small correction', [1, 0.999], 0],
  ])('%s', (_title, days, expected) => {
    expect(ahead(...days)).toBeCloseTo(expected, 1)
  })
})

onEachDatabase((open) => {
  let site: Site
  let teacher: Person
  beforeAll(async () => {
    site = await openSite(await open())
    teacher = await join(site, 'admin')
    await site.addSpecies('plant', magnolia)
    await site.app.listen({ port: 0, host: '127.0.0.1' })
  })
  beforeEach(async () => {
    const { db } = site.database
    await db.deleteFrom('setting').where('name', '=', 'clock').execute()
    await db.deleteFrom('activity').execute()
  })

  const noteNow = () => noteTime(site.database)
  /** Moves the times of the activity, and the last noted time, back by this many days. */
  async function passDays(days: number) {
    const { db } = site.database
    const earlier = (instant: string) =>
      new Date(Date.parse(instant) - days * dayInMs).toISOString()
    for (const { id, at } of await db.selectFrom('activity').select(['id', 'at']).execute()) {
      await db
        .updateTable('activity')
        .set({ at: earlier(at) })
        .where('id', '=', id)
        .execute()
    }
    const setting = await db
      .selectFrom('setting')
      .select('value')
      .where('name', '=', 'clock')
      .executeTakeFirst()
    if (!setting) return
    const note = JSON.parse(setting.value)
    const value = JSON.stringify({ ...note, seen: earlier(note.seen) })
    await db.updateTable('setting').set({ value }).where('name', '=', 'clock').execute()
  }
  async function deletePicture(): Promise<void> {
    const takenOn = new Date().toISOString().slice(0, 10)
    const id = await site.addPicture('plant', magnolia[0], { season: 'spring', takenOn })
    expect((await teacher.call('editPageDelete', { id })).statusCode).toBe(200)
  }
  const counts = async () => (await teacher.get('/api/waitingCounts')).json()
  const purge = async () => site.bin.purgeOld((await noteNow()).now)

  test('purges no content for 30 days after a jump of two years, and shows admins the jump', async () => {
    await noteNow()
    await deletePicture()
    expect((await counts()).clockGap).toBe(null)
    await passDays(730)
    expect(await purge()).toBe(0)
    const { deleted, clockGap } = await counts()
    expect([deleted, Object.keys(clockGap)]).toEqual([1, ['from', 'to']])
    expect(Date.parse(clockGap.to) - Date.parse(clockGap.from)).toBeCloseTo(730 * dayInMs, -7)
    for (let days = 0; days < 29; days++) {
      await passDays(1)
      expect(await purge()).toBe(0)
    }
    await passDays(1.001)
    expect(await purge()).toBe(1)
    expect(await counts()).toMatchObject({ deleted: 0, clockGap: null })
  }, 60_000)

  test('purges content after 30 days, even if the site is off at weekends', async () => {
    await noteNow()
    await deletePicture()
    for (let times = 0; times < 10; times++) {
      expect(await purge()).toBe(0)
      await passDays(2.9)
    }
    expect(await purge()).toBe(0)
    await passDays(1.1)
    expect(await purge()).toBe(1)
  }, 60_000)

  test('compares the time with the last ledger entry when no time is stored', async () => {
    await deletePicture()
    await passDays(730)
    expect(await purge()).toBe(0)
    expect((await counts()).clockGap).not.toBe(null)
  })

  test('finds no gap when several callers store the time at once', async () => {
    const notes = await Promise.all(Array.from({ length: 5 }, noteNow))
    expect(notes.filter(({ isNewGap }) => isNewGap)).toEqual([])
  })

  test('stores the time when the site opens', async () => {
    const { db } = site.database
    const noted = db.selectFrom('setting').select('name').where('name', '=', 'clock')
    const secondApp = Fastify()
    registerDailyPurge(secondApp, { database: site.database, bin: site.bin, sweep: async () => 0 })
    await secondApp.listen({ port: 0, host: '127.0.0.1' })
    for (let tries = 0; tries < 100 && !(await noted.executeTakeFirst()); tries++) {
      await setTimeout(50)
    }
    await secondApp.close()
    expect(await noted.executeTakeFirst()).toBeDefined()
  })
})
