/** Tests that the files of the upload page are listed with their real sizes, and contain no facts about members. */
import { existsSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import type { WalkFiles } from '../../contract/calls/offline.ts'
import { onSqlite } from '../../tests/harness/databases/databases.ts'
import { join, type Person } from '../../tests/harness/sites/members.ts'
import { jsonOf, send } from '../../tests/harness/sites/rich-species.ts'
import { openSite, type Site } from '../../tests/harness/sites/site.ts'
import { addSmallCollection } from '../../tests/harness/sites/small-collection.ts'

const isBuilt = existsSync('build/server/index.js')
const title = 'the shell of the upload page'

describe.skipIf(!isBuilt)(
  isBuilt ? title : `${title} (skipped: run npm test, which builds)`,
  () => {
    onSqlite((open) => {
      let site: Site
      let lin: Person
      beforeAll(async () => {
        site = await openSite(await open(), { pages: true })
        await addSmallCollection(site)
        lin = await join(site)
      })

      const list = async (language = 'en') =>
        jsonOf(await lin.get(`/api/uploadFiles?language=${language}`)) as WalkFiles

      test('has the same files for every member, and names no member', async () => {
        await send.species(lin, 'plant', 'Planta secreta')
        const { files, bytes } = await list()
        expect(bytes).toBe(files.reduce((sum, file) => sum + file.bytes, 0))
        for (const { address, bytes } of files) {
          const answer = await site.get(address, { 'accept-language': 'en' })
          expect([address, answer.statusCode, answer.rawPayload.length]).toEqual([
            ...[address, 200],
            bytes,
          ])
          for (const secret of [lin.username, 'Planta secreta']) {
            expect(answer.body).not.toContain(secret)
          }
        }
        const page = await lin.get('/uploadOffline')
        expect(page.statusCode).toBe(200)
        const addresses = files.map(({ address }) => address)
        for (const address of ['/uploadOffline', '/api/searchNames', '/api/searchBirdNames']) {
          expect(addresses).toContain(address)
        }
        for (const name of [
          'entry.client',
          'root',
          'upload-offline',
          'worker',
          'visitors',
          'members',
        ]) {
          expect(addresses.filter((each) => each.startsWith(`/assets/${name}-`))).toHaveLength(1)
        }
        expect(addresses.join()).not.toMatch(/libheif|\/assets\/(review|admin)-/)
        const otherMember = await join(site)
        expect(jsonOf(await otherMember.get('/api/uploadFiles?language=en'))).toEqual(await list())
      })

      test('has another version in the other language, and after a species is added', async () => {
        const before = await list()
        expect((await list('zh')).version).not.toBe(before.version)
        expect(await list()).toEqual(before)
        await site.addSpecies('plant', ['Planta addita', 'Added', '加'])
        expect((await list()).version).not.toBe(before.version)
      })
    })
  },
)

onSqlite((open) => {
  test('lists no files when offline walks are off', async () => {
    const site = await openSite(await open(), { settings: { OFFLINE_WALKS: 'off' } })
    const lin = await join(site)
    expect(jsonOf(await lin.get('/api/uploadFiles?language=en')).files).toEqual([])
  })
})
