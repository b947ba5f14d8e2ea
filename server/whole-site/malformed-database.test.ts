/** Tests that a query and a check detect a damaged database, and that /healthz reports the damage (security.md 79). */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { damageHiddenPage, writeDatabase } from '../../tests/harness/databases/damaged-database.ts'
import { isWholeDose } from '../../tests/harness/doses/dose.ts'
import { runSite } from '../../tests/harness/sites/running-site.ts'
import { openDatabase } from '../database/connection.ts'
import { lookForDamage } from '../database/look-for-damage.ts'

// The second test waits for the first check, up to 90 seconds.
vi.setConfig({ testTimeout: 180_000 })

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'huaniao-malformed-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('detects damage by a query, and by a check without a query', async () => {
  const dataFolder = path.join(folder, 'query')
  const file = await writeDatabase(dataFolder)
  const undamaged = openDatabase({ dataFolder })
  expect(await lookForDamage(undamaged)).toBeUndefined()
  expect(undamaged.soundness.isDamaged).toBe(false)
  await undamaged.close()

  await damageHiddenPage(file)
  const checked = openDatabase({ dataFolder })
  expect(await lookForDamage(checked)).toMatch(/page|malformed/i)
  expect(checked.soundness.isDamaged).toBe(true)
  await checked.close()

  const queried = openDatabase({ dataFolder })
  expect(await queried.db.selectFrom('account').selectAll().execute()).toEqual([])
  expect(queried.soundness.isDamaged).toBe(false)
  await expect(queried.db.selectFrom('setting').selectAll().execute()).rejects.toThrow(/malformed/)
  expect(queried.soundness.isDamaged).toBe(true)
  await queried.close()
})

test.runIf(isWholeDose)(
  'reports the damage in /healthz within 90 seconds, while /readyz stays ready',
  async () => {
    const dataFolder = path.join(folder, 'site')
    await damageHiddenPage(await writeDatabase(dataFolder))
    const site = await runSite(undefined, { DATA_DIR: dataFolder, DATABASE_URL: '' })
    const ask = async (url: string) => {
      const answer = await fetch(`${site.origin}${url}`)
      return [answer.status, await answer.json()]
    }
    for (const until = Date.now() + 90_000; Date.now() < until; await setTimeout(500)) {
      if ((await ask('/healthz'))[0] !== 200) break
    }
    expect(await ask('/healthz')).toEqual([503, { status: 'database malformed' }])
    expect(await ask('/readyz')).toEqual([200, { status: 'ok' }])
    const faults = await site.stop()
    expect(faults).toEqual([expect.stringContaining('the database is damaged: stop the site')])
  },
)
