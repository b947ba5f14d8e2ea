/** Tests two processes on one database. A change in one process takes effect in the other process at once. */
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { onEachDatabase } from '../../tests/harness/databases/databases.ts'
import { join } from '../../tests/harness/sites/members.ts'
import { jsonOf, send } from '../../tests/harness/sites/rich-species.ts'
import { openSite, type Site } from '../../tests/harness/sites/site.ts'
import { addSmallCollection } from '../../tests/harness/sites/small-collection.ts'

const isBuilt = existsSync('build/server/index.js')
const password = '疏影横斜水清浅，暗香浮动'
const twoDays = 2 * 86_400_000

onEachDatabase((open) => {
  let firstSite: Site
  let secondSite: Site
  beforeAll(async () => {
    const database = await open()
    const dataFolder = await mkdtemp(path.join(tmpdir(), 'huaniao-other-'))
    database.closeFirst(() => rm(dataFolder, { recursive: true, force: true }))
    firstSite = await openSite(database, { pages: isBuilt })
    const environment = { ...database.environment, DATA_DIR: dataFolder }
    secondSite = await openSite({ ...database, dataFolder, environment }, { pages: isBuilt })
    await addSmallCollection(firstSite)
  })
  // All requests come from one address, so the tests share its limits.
  afterEach(() => firstSite.database.db.deleteFrom('attempt').execute())

  test('shows in lists and pages of one process a species that the other process publishes', async () => {
    const admin = await join(firstSite, 'admin')
    for (const [count, name] of ['Ginkgo biloba', 'Acer palmatum'].entries()) {
      // These requests cache the answers before the change.
      const before = (await secondSite.get('/api/numOFPlants')).json()
      if (isBuilt) expect((await secondSite.get('/glossary')).body).not.toContain(name)
      const plant = { latinName: name, chineseName: '树', commonName: `Tree ${count}` }
      expect((await admin.form('uploadPlant', plant)).statusCode).toBe(200)
      const after = (await secondSite.get('/api/numOFPlants')).json()
      expect(after.numOfPlants).toBe(before.numOfPlants + 1)
      expect((await secondSite.get('/api/searchNames')).body).toContain(name)
      if (isBuilt) expect((await secondSite.get('/glossary')).body).toContain(name)
    }
  })

  test('shares the session of a member, and its end', async () => {
    const lin = await join(firstSite)
    expect((await secondSite.get('/api/submissions', lin.authorization)).statusCode).toBe(200)
    await firstSite.post('/api/logout', {}, lin.authorization)
    expect((await secondSite.get('/api/submissions', lin.authorization)).statusCode).toBe(401)
  })

  async function guess(site: Site, username: string) {
    return site.post('/api/login', { username, password: `${password}!` })
  }

  test('counts the guesses at both processes together', async () => {
    const { username } = await join(firstSite)
    const statuses: number[] = []
    for (let time = 0; time < 30; time++) {
      statuses.push((await guess(time % 2 ? firstSite : secondSite, username)).statusCode)
    }
    expect(statuses[0]).toBe(401)
    expect(statuses.at(-1)).toBe(429)
    expect(statuses.indexOf(429)).toBeLessThan(15)
  }, 60_000)

  describe.each([
    ['ahead', twoDays],
    ['behind', -twoDays],
  ])('with the clock of one process two days %s', (_title, offset) => {
    const withWrongClock = async <Result>(run: () => Promise<Result>) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + offset })
      return run().finally(() => vi.useRealTimers())
    }

    test('locks no account for days after wrong guesses', async () => {
      const { username } = await join(firstSite)
      for (let time = 0; time < 12; time++) await withWrongClock(() => guess(secondSite, username))
      const correctLogin = await firstSite.post('/api/login', { username, password })
      if (correctLogin.statusCode === 429)
        expect(Number(correctLogin.headers['retry-after'])).toBeLessThan(3601)
      else expect(correctLogin.statusCode).toBe(200)
    }, 60_000)

    test('recognises an account at one process after a sign-in at the other process', async ({
      skip,
    }) => {
      skip(firstSite.database.dialect === 'sqlite', 'SQLite uses the clock of the process (76)')
      const lin = await join(firstSite)
      const secondLogin = await withWrongClock(() =>
        secondSite.post('/api/login', { username: lin.username, password }),
      )
      const authorization = { authorization: `Bearer ${secondLogin.json().token}` }
      expect((await firstSite.get('/api/submissions', authorization)).statusCode).toBe(200)
      const answer = await withWrongClock(() =>
        secondSite.get('/api/submissions', lin.authorization),
      )
      expect(answer.statusCode).toBe(200)
    })

    test('gives submissions and rejections the time of the database', async ({ skip }) => {
      skip(firstSite.database.dialect === 'sqlite', 'SQLite uses the clock of the process (76)')
      const [lin, admin] = [await join(secondSite), await join(secondSite, 'admin')]
      const before = Date.now()
      const id = await withWrongClock(() =>
        send.edit(lin, 'plant', 'Magnolia denudata', { location: `${offset}` }),
      )
      const page = jsonOf(await admin.call('adminView', { search: 'Magnolia denudata' }))
      jsonOf(
        await withWrongClock(() =>
          admin.call('editPageDeletePlant', { id: page.resultPlant[0]._id }),
        ),
      )
      const row = await firstSite.database.db
        .selectFrom('submission')
        .select(['status', 'submitted_at', 'decided_at'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      expect(row.status).toBe('rejected')
      for (const at of [row.submitted_at, row.decided_at]) {
        expect(Math.abs(Date.parse(at ?? '') - before)).toBeLessThan(twoDays / 2)
      }
      const [deletion] = jsonOf(await admin.get('/api/recycleBin')).entries
      jsonOf(await admin.call('undoChange', { id: deletion.id }))
    })
  })
})
