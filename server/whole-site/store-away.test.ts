/**
 * Tests that the site answers 503 for pictures and uploads while the S3 server is away, and serves calls and pages that
 * need no files.
 */
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storedFiles } from '../../tests/harness/databases/contents.ts'
import { onSqlite, type TestDatabase } from '../../tests/harness/databases/databases.ts'
import { jpeg } from '../../tests/harness/pictures/pictures.ts'
import { newBucket } from '../../tests/harness/servers/buckets.ts'
import { type S3Server, startS3Server } from '../../tests/harness/servers/s3-server.ts'
import { join, type Person } from '../../tests/harness/sites/members.ts'
import { openSite, type Site } from '../../tests/harness/sites/site.ts'
import { addSmallCollection, magnolia } from '../../tests/harness/sites/small-collection.ts'
import { photographForm } from '../../tests/harness/sites/upload-forms.ts'
import { readConfig } from '../config/config.ts'
import { openStore } from '../media/store/open-store.ts'

const isBuilt = existsSync('build/server/index.js')
const form = photographForm()

onSqlite((open) => {
  let server: S3Server
  let database: TestDatabase
  let site: Site
  let lin: Person
  let address: string
  beforeAll(async () => {
    server = await startS3Server()
    const bucket = await newBucket(server.endpoint)
    const store = await openStore(readConfig(bucket))
    database = { ...(await open()), openStore: async () => store }
    site = await openSite(database, { pages: isBuilt })
    await addSmallCollection(site)
    lin = await join(site)
    const { photographs } = (await profile()).json()
    address = `/public/compressed${photographs[0].path}`
  })
  afterAll(() => server.remove())

  const profile = () => site.post('/api/syncPlantInfo', { postName: magnolia[0] })
  const submissionCount = async () => (await lin.get('/api/submissions')).json().total
  const send = async (name: string) =>
    lin.form('uploadPic', form, { files: [[name, await jpeg(name)]] })
  const incoming = () => readdir(path.join(database.dataFolder, 'incoming')).catch(() => [])

  describe('while the store is away and afterwards, the site', () => {
    let etag: string
    let before: string[]
    beforeAll(async () => {
      const picture = await site.get(address)
      expect(picture.statusCode).toBe(200)
      etag = String(picture.headers.etag)
      before = await storedFiles(database)
      await server.stop()
    })

    test('answers 503 with Retry-After for a picture, and forbids caching of this answer', async () => {
      for (let time = 0; time < 3; time++) {
        const answer = await site.get(address)
        expect(answer.statusCode).toBe(503)
        expect(answer.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
        expect(answer.headers.etag).toBeUndefined()
        expect(answer.json()).toEqual({
          message: 'The pictures cannot be reached at the moment. Please try again shortly.',
          code: 'store_away',
        })
      }
    })

    test('answers 304 for a cached picture, and 404 for an unknown picture', async () => {
      expect((await site.get(address, { 'if-none-match': etag })).statusCode).toBe(304)
      const unknownPicture = await site.get('/public/Magnolia_denudata-0000000000000000.jpg')
      expect(unknownPicture.statusCode).toBe(404)
    })

    test('answers calls that need no files', async () => {
      expect((await profile()).json().photographs).toHaveLength(3)
      expect((await site.get('/healthz')).statusCode).toBe(200)
      expect(await submissionCount()).toBe(0)
    })

    test.skipIf(!isBuilt)(
      `serves pages${isBuilt ? '' : ' (skipped: npm test builds them)'}`,
      async () => {
        for (const page of ['/', '/search/Magnolia_denudata', '/glossary']) {
          expect((await site.get(page)).statusCode).toBe(200)
        }
      },
    )

    test('rejects an upload, stores nothing, and requests a retry after 5 s', async () => {
      const answer = await send('a.jpg')
      expect([answer.statusCode, answer.json().code]).toEqual([503, 'store_away'])
      expect(answer.headers['retry-after']).toBe('5')
      expect(await submissionCount()).toBe(0)
      expect(await incoming()).toEqual([])
    })

    test('works again without a restart after the store returns', async () => {
      await server.startAgain()
      const returnedAt = Date.now()
      let answer = await site.get(address)
      while (answer.statusCode !== 200 && Date.now() - returnedAt < 15_000) {
        await setTimeout(100)
        answer = await site.get(address)
      }
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(await storedFiles(database)).toEqual(before)
      expect((await send('a.jpg')).statusCode).toBe(200)
      expect(await submissionCount()).toBe(1)
    })
  })
})
