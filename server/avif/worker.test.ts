/** Tests that the worker makes AVIF renditions in a separate process, and that the site stores the results. */
import Fastify from 'fastify'
import { beforeAll, expect, test, vi } from 'vitest'
import { storedFiles } from '../../tests/harness/databases/contents.ts'
import { onEachDatabaseNightly } from '../../tests/harness/databases/databases.ts'
import { nightlyTest } from '../../tests/harness/doses/nightly-test.ts'
import { eventually } from '../../tests/harness/eventually.ts'
import { hills } from '../../tests/harness/pictures/hills.ts'
import { jpeg } from '../../tests/harness/pictures/pictures.ts'
import { openSite, type Site } from '../../tests/harness/sites/site.ts'
import { hibiscus } from '../../tests/harness/sites/small-collection.ts'
import { readRun } from '../database/run.ts'
import { readSetting } from '../database/setting.ts'
import { listPurgedPaths, storeAvifResult, triedSetting } from '../media/avif/repository.ts'
import { type RunWorker, workerInOwnProcess } from './in-own-process.ts'
import { makeMissing } from './make-missing.ts'
import { avifRun, registerAvif } from './schedule.ts'

vi.setConfig({ testTimeout: 60_000 })

const chrome = { accept: 'image/avif,image/webp,*/*' }

onEachDatabaseNightly((open) => {
  let site: Site
  let added = 0
  beforeAll(async () => {
    site = await openSite(await open())
    await site.addSpecies('plant', hibiscus)
  })

  const addPicture = async (bytes: Uint8Array) => {
    const takenOn = `2025-03-${String(++added).padStart(2, '0')}`
    const id = await site.addPicture('plant', hibiscus[0], { season: 'spring', takenOn, bytes })
    const rows = site.database.db.selectFrom('picture').select('path').where('id', '=', id)
    return (await rows.executeTakeFirstOrThrow()).path
  }
  /**
   * Makes pictures of different widths, because pictures of one width and nearly one colour would have the same
   * bytes.
   */
  const makeSmall = () => jpeg('small', { width: 60 + added })
  const widthsOf = async (path: string) => {
    const rows = site.database.db.selectFrom('avif').select('widths').where('path', '=', path)
    return (await rows.executeTakeFirst())?.widths
  }
  /**
   * Runs the worker with the usual priority. With the lowest priority, the worker would wait for all other
   * tests on a busy machine.
   */
  const options = { checkInterval: 5, quietTime: 5, pauseMaximum: 60_000, priority: 0 }
  const inOwnProcess = (overrides = {}) =>
    workerInOwnProcess(
      { ...process.env, ...site.database.environment },
      { ...options, ...overrides },
    )
  const notStopped = { signal: new AbortController().signal, onDecoding: () => () => {} }
  const inThisProcess: RunWorker = async ({ storeResult, onProgress }) => {
    const { db } = site.database
    const beforeEach = async () => {}
    const broken = await makeMissing({ db, store: site.store, beforeEach, storeResult, onProgress })
    return { broken, purgedPaths: await listPurgedPaths(db, 1000) }
  }

  /** Opens a process of the site that checks for new pictures every few milliseconds. */
  async function openProcess(run: RunWorker) {
    const app = Fastify()
    registerAvif(app, { database: site.database, store: site.store, run, interval: 5 })
    await app.listen({ port: 0, host: '127.0.0.1' })
    return app
  }
  const waitUntilAllTried = () =>
    eventually(async () => {
      expect(await readSetting(site.database.db, triedSetting)).toBeDefined()
      expect((await readRun(site.database.db, avifRun))?.state).toBe('done')
    })

  test('makes worthwhile renditions, marks other pictures as tried, and runs again only for a new picture', async () => {
    const worthwhile = await addPicture(await hills())
    const notWorthwhile = await addPicture(await makeSmall())
    let runs = 0
    const realWorker = inOwnProcess()
    const app = await openProcess((run) => {
      runs++
      return realWorker(run)
    })
    await waitUntilAllTried()
    expect([await widthsOf(worthwhile), await widthsOf(notWorthwhile)]).toEqual(['480', ''])
    const address = `/public/compressed${worthwhile}?width=480`
    const avif = await site.get(address, chrome)
    expect(avif.headers['content-type']).toBe('image/avif')
    const webp = await site.get(address)
    expect(avif.rawPayload.length).toBeLessThanOrEqual(webp.rawPayload.length * 0.9)
    expect(await readRun(site.database.db, avifRun)).toMatchObject({
      ...{ state: 'done', done: 2, total: 2 },
      result: {
        ...{ pictures: 2, broken: 0 },
        webpBytes: webp.rawPayload.length,
        avifBytes: avif.rawPayload.length,
      },
    })

    const third = await addPicture(await makeSmall())
    await eventually(async () => expect(await widthsOf(third)).toBe(''))
    await app.close()
    expect(runs).toBe(2)
    expect((await storedFiles(site.database)).filter((key) => key.endsWith('.part'))).toEqual([])
  })

  nightlyTest(
    'pauses the worker while the site is busy, and ends the worker if a result cannot be stored',
    async () => {
      const events: string[] = []
      await addPicture(await makeSmall())
      await addPicture(await makeSmall())
      let checks = 0
      let busyUntilCheck = 20
      const run = inOwnProcess()({
        ...notStopped,
        isBusy() {
          if (++checks === busyUntilCheck) events.push('quiet')
          return checks < busyUntilCheck
        },
        onProgress: ({ done }) => events.push(`progress ${done}`),
        async storeResult() {
          events.push('tried')
          if (events.filter((event) => event === 'tried').length > 1) {
            throw new Error('The database is away')
          }
          // The worker receives the command to pause before the command to continue.
          busyUntilCheck = checks + 200
          await eventually(() => expect(checks).toBeGreaterThan(busyUntilCheck - 190))
        },
      })
      await expect(run).rejects.toThrow('The database is away')
      expect(events).toEqual(['quiet', 'progress 3', 'tried', 'progress 4', 'quiet', 'tried'])
    },
  )

  nightlyTest(
    'ends the worker after a long pause and while the site decodes a picture, then starts another worker',
    async () => {
      const { db } = site.database
      const storedPaths: string[] = []
      let [starts, checks, busyUntilCheck] = [0, 0, 0]
      let decode = () => {}
      const run = inOwnProcess({ pauseMaximum: 50 })({
        ...notStopped,
        isBusy: () => ++checks < busyUntilCheck,
        onDecoding(listener) {
          starts++
          decode = listener
          return () => {}
        },
        onProgress() {},
        async storeResult(result) {
          storedPaths.push(result.path)
          if (starts === 1) decode()
          else if (starts === 2) busyUntilCheck = checks + 50
          else await storeAvifResult(db, result)
        },
      })
      expect((await run).broken).toEqual([])
      expect(starts).toBe(3)
      expect(new Set(storedPaths.slice(0, 3)).size).toBe(1)
    },
  )

  test('skips a picture with a broken file, and retries the picture after a change', async () => {
    const path = await addPicture(await makeSmall())
    const masterKey = `masters${path}`
    const master = (await site.get(`/public${path}`)).rawPayload
    await site.store.put(masterKey, master.subarray(0, 200))
    const app = await openProcess(inThisProcess)
    await eventually(async () => {
      expect((await readRun(site.database.db, avifRun))?.result).toMatchObject({ broken: 1 })
    })
    expect(await widthsOf(path)).toBeUndefined()
    await site.store.put(masterKey, master)
    const nextPicture = await addPicture(await makeSmall())
    await eventually(async () => {
      expect([await widthsOf(path), await widthsOf(nextPicture)]).toEqual(['', ''])
    })
    await app.close()
  })

  test('stops with the site, and continues after the next start', async () => {
    const path = await addPicture(await makeSmall())
    let hasStarted = false
    const app = await openProcess(async ({ signal }) => {
      hasStarted = true
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
      })
    })
    await eventually(() => expect(hasStarted).toBe(true))
    await app.close()
    expect(await readRun(site.database.db, avifRun)).toMatchObject({ state: 'done', error: null })
    const restarted = await openProcess(inThisProcess)
    await eventually(async () => expect(await widthsOf(path)).toBe(''))
    await restarted.close()
  })

  test('runs in one process at a time', async () => {
    await addPicture(await makeSmall())
    let running = 0
    let mostAtOnce = 0
    const run: RunWorker = async () => {
      mostAtOnce = Math.max(mostAtOnce, ++running)
      await new Promise((resolve) => setTimeout(resolve, 50))
      running--
      return { broken: [], purgedPaths: [] }
    }
    const processes = await Promise.all([1, 2, 3].map(() => openProcess(run)))
    await eventually(() => expect(mostAtOnce).toBeGreaterThan(0))
    await waitUntilAllTried()
    for (const app of processes) await app.close()
    expect(mostAtOnce).toBe(1)
  })

  test('stores no result for a picture that was purged meanwhile, and deletes results of purged pictures', async () => {
    const { db } = site.database
    const [published, purged] = [
      await addPicture(await makeSmall()),
      await addPicture(await makeSmall()),
    ]
    const empty = { widths: [], webpBytes: 0, avifBytes: 0 }
    const key = `renditions/480${purged.replace('.jpg', '.avif')}`
    let hasEnded = false
    const run: RunWorker = async (workerRun) => {
      const { storeResult } = workerRun
      await storeResult({ path: published, ...empty })
      await storeResult({ path: purged, ...empty })
      await db.deleteFrom('picture').where('path', '=', purged).execute()
      await site.store.put(key, Buffer.from('AVIF'))
      await storeResult({ path: purged, ...empty, widths: [480] })
      const result = await inThisProcess(workerRun)
      hasEnded = true
      return result
    }
    const app = await openProcess(run)
    await eventually(() => expect(hasEnded).toBe(true))
    await app.close()
    expect([await widthsOf(published), await widthsOf(purged)]).toEqual(['', undefined])
    expect(await storedFiles(site.database)).not.toContain(key)
  })
})
