/** Tests that calls and pages answer 503 while PostgreSQL is away, and work again afterwards without a restart. */
import { existsSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storedFiles } from '../../tests/harness/databases/contents.ts'
import { onSqlite, type TestDatabase } from '../../tests/harness/databases/databases.ts'
import { jpeg } from '../../tests/harness/pictures/pictures.ts'
import {
  createDatabase,
  type PostgresServer,
  startPostgresServer,
} from '../../tests/harness/servers/postgres-server.ts'
import { join, type Person } from '../../tests/harness/sites/members.ts'
import { openSite, type Site } from '../../tests/harness/sites/site.ts'
import { addSmallCollection, magnolia } from '../../tests/harness/sites/small-collection.ts'
import { photographForm } from '../../tests/harness/sites/upload-forms.ts'
import { openDatabase } from '../database/connection.ts'
import { migrate } from '../database/migrations/migrate.ts'

const isBuilt = existsSync('build/server/index.js')
const form = photographForm()
const awayFailure = {
  message: 'The site cannot reach its database at the moment. Please try again shortly.',
  code: 'database_away',
}

onSqlite((open) => {
  let server: PostgresServer
  let site: Site
  let database: TestDatabase
  let lin: Person
  beforeAll(async () => {
    server = await startPostgresServer()
    const databaseUrl = await createDatabase(server.address, 'goes')
    const postgres = openDatabase({ databaseUrl, dataFolder: '', queryTimeout: 5000 })
    await migrate(postgres)
    const sqlite = await open()
    sqlite.closeFirst(() => postgres.close())
    database = { ...sqlite, ...postgres }
    site = await openSite(database, { pages: isBuilt })
    await addSmallCollection(site)
    lin = await join(site)
    // This request caches the page, which must answer 503 too while the database is away.
    if (isBuilt) expect((await site.get('/home')).statusCode).toBe(200)
    await server.stop()
  })
  afterAll(() => server.remove())

  const profile = () => site.post('/api/syncPlantInfo', { postName: magnolia[0] })
  const expectUnavailable = (answer: Awaited<ReturnType<Site['get']>>) => {
    expect(answer.statusCode).toBe(503)
    expect(answer.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
    expect(answer.headers.etag).toBeUndefined()
  }

  test.each(['/api/searchNames', '/api/userInfo', '/api/numOFPlants', '/healthz', '/readyz'])(
    'answers 503 to a visitor and to a member for %s',
    async (url) => {
      for (const headers of [{}, lin.authorization]) {
        const answer = await site.get(url, headers)
        expect(answer.statusCode).toBe(503)
        if (url.startsWith('/api')) {
          expectUnavailable(answer)
          expect(answer.json()).toEqual(awayFailure)
        }
      }
    },
  )

  test('rejects an upload and stores none of its files', async () => {
    const before = await storedFiles(database)
    const files = { files: [['a.jpg', await jpeg('a')]] } as const
    const answer = await lin.form('uploadPic', form, { files: [...files.files] })
    expectUnavailable(answer)
    expect(await storedFiles(database)).toEqual(before)
  })

  describe.skipIf(!isBuilt)(`pages${isBuilt ? '' : ' (skipped: npm test builds them)'}`, () => {
    const headings = { en: 'The site cannot be reached at the moment', zh: '网站暂时无法使用' }
    const addresses = [
      '/',
      '/home',
      '/search/Magnolia_denudata',
      '/glossary',
      '/nowhere',
      '/adminView',
    ]

    test.each(addresses)('report the outage in the language of the reader: %s', async (url) => {
      for (const language of ['en', 'zh'] as const) {
        for (const headers of [{}, lin.authorization]) {
          const page = await site.get(url, { 'accept-language': language, ...headers })
          expectUnavailable(page)
          expect(page.headers['content-type']).toContain('text/html')
          expect(page.headers['content-security-policy']).toContain("script-src 'self' 'sha256-")
          expect(page.body).toContain(`<h1>${headings[language]}</h1>`)
        }
      }
    })

    test('report the outage in the data of the router too', async () => {
      const data = await site.get('/glossary.data')
      expectUnavailable(data)
      expect(data.headers['content-type']).toContain('text/x-script')
    })

    test('load scripts, which need no database', async () => {
      const page = await site.get('/', { 'accept-language': 'en' })
      const [, script = ''] = /"(\/assets\/[^"]+)"/.exec(page.body) ?? []
      expect((await site.get(script)).statusCode).toBe(200)
    })
  })

  test('works again without a restart after the database returns', async () => {
    await server.startAgain()
    const returnedAt = Date.now()
    let answer = await profile()
    while (answer.statusCode !== 200 && Date.now() - returnedAt < 15_000) {
      await setTimeout(100)
      answer = await profile()
    }
    expect(answer.json().photographs).toHaveLength(3)
    expect((await site.get('/healthz')).statusCode).toBe(200)
    if (isBuilt) expect((await site.get('/search/Magnolia_denudata')).statusCode).toBe(200)
    const sent = await lin.form('uploadPic', form, { files: [['a.jpg', await jpeg('a')]] })
    expect(sent.statusCode).toBe(200)
  })
})
