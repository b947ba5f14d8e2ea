/** Tests that each address in the list of a walk's files answers with the listed number of bytes. */
import { existsSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import type { WalkFiles } from '../../contract/calls/offline.ts'
import { profileAddress } from '../../contract/names.ts'
import { onSqlite } from '../../tests/harness/databases/databases.ts'
import { join, type Person } from '../../tests/harness/sites/members.ts'
import { jsonOf, send } from '../../tests/harness/sites/rich-species.ts'
import { openSite, type Site } from '../../tests/harness/sites/site.ts'
import { addSmallCollection, grebe, magnolia } from '../../tests/harness/sites/small-collection.ts'

const isBuilt = existsSync('build/server/index.js')

describe.skipIf(!isBuilt)(
  isBuilt ? 'the site' : 'the site (skipped: run npm test, which builds its pages)',
  () => {
    onSqlite((open) => {
      let site: Site
      let teacher: Person
      beforeAll(async () => {
        site = await openSite(await open(), { pages: true })
        await addSmallCollection(site)
        teacher = await join(site, 'admin')
      })

      const list = async (headers = {}, language = 'en') => {
        const url = `/api/walkFiles?key=pond&language=${language}`
        return jsonOf(await site.get(url, headers)) as WalkFiles
      }

      test('lists addresses that visitors can load, with their sizes', async () => {
        const { files, bytes } = await list()
        expect(bytes).toBe(files.reduce((sum, file) => sum + file.bytes, 0))
        for (const { address, bytes, constant } of files) {
          const answer = await site.get(address, { 'accept-language': 'en' })
          expect([address, answer.statusCode, answer.rawPayload.length]).toEqual([
            address,
            200,
            bytes,
          ])
          const isImmutable = String(answer.headers['cache-control']).includes('immutable')
          expect([address, isImmutable]).toEqual([address, constant])
        }
        const addresses = files.map(({ address }) => address)
        expect(new Set(addresses).size).toBe(addresses.length)
        for (const page of ['/walk/pond', profileAddress('bird', grebe[0])]) {
          expect(addresses).toContain(page)
          expect(addresses).toContain(`${page}.data`)
        }
        const learning = ['/key/bird?walk=pond', '/quiz?walk=pond', '/terms']
        const answers = ['/api/keyTable?kind=bird&walk=pond', '/api/quizDeck?walk=pond&few=yes']
        expect(addresses).toEqual(expect.arrayContaining([...learning, ...answers]))
        expect(addresses).toContain('/quiz.data?walk=pond')
        expect(addresses.filter((each) => each.startsWith('/public/quiz/')).length).toBeGreaterThan(
          0,
        )
        for (const name of ['entry.client', 'root', 'bird-profile', 'lightbox-view', 'visitors']) {
          const type = name === 'visitors' ? 'css' : 'js'
          const isFile = (each: string) =>
            each.startsWith(`/assets/${name}-`) && each.endsWith(`.${type}`)
          expect(addresses.filter(isFile)).toHaveLength(1)
        }
        expect(addresses.filter((each) => /\/assets\/(upload|admin-|edit-)/.test(each))).toEqual([])
      })

      test('lists the same files for visitors and admins, and another version in the other language', async () => {
        const first = await list()
        expect(await list(teacher.authorization)).toEqual(first)
        expect((await list({}, 'zh')).version).not.toBe(first.version)
      })

      test('changes the version of the list only if a page or a picture changes', async () => {
        const before = await list()
        await site.addSpecies('plant', ['Planta remota', 'Far away', '远'])
        expect((await list()).version).toBe(before.version)
        await send.edit(teacher, 'plant', magnolia[0], {
          commonName: magnolia[1],
          chineseName: magnolia[2],
          location: 'Moved',
        })
        const edited = await list()
        expect(edited.version).not.toBe(before.version)
        await send.picture(teacher, 'bird', grebe[0])
        const withPicture = await list()
        expect(withPicture.version).not.toBe(edited.version)
        expect(withPicture.files.length).toBeGreaterThan(edited.files.length)
      })

      test('answers 404 for an unknown walk, and limits the worker to this site', async () => {
        expect((await site.get('/api/walkFiles?key=nowhere&language=en')).statusCode).toBe(404)
        const worker = await site.get('/offline-worker.js')
        expect(worker.statusCode).toBe(200)
        expect(worker.headers).toMatchObject({
          'content-type': 'text/javascript; charset=utf-8',
          'cache-control': 'no-cache',
          'content-security-policy': "default-src 'none'; connect-src 'self'",
        })
        expect(worker.body).toContain('fetch')
        expect(worker.body).not.toMatch(/\b(import|export)\b|\.put\(/)
      })
    })
  },
)

onSqlite((open) => {
  test('lists no files and serves a worker that unregisters itself when offline walks are off', async () => {
    const site = await openSite(await open(), { settings: { OFFLINE_WALKS: 'off' } })
    expect(jsonOf(await site.get('/api/walkFiles?key=pond&language=en')).files).toEqual([])
    const { body } = await site.get('/offline-worker.js')
    expect(body).toContain('registration.unregister()')
    expect(body).not.toContain("'fetch'")
  })
})
