/** Tests that `/s/{code}`, the address on a printed label, redirects to the species, even after a rename or a merge. */
import { existsSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { permanentAddress } from '../../../contract/addresses/permanent-address.ts'
import { profileAddress } from '../../../contract/names.ts'
import { onSqlite } from '../../../tests/harness/databases/databases.ts'
import { join, type Person } from '../../../tests/harness/sites/members.ts'
import { jsonOf, send } from '../../../tests/harness/sites/rich-species.ts'
import { openSite, type Site } from '../../../tests/harness/sites/site.ts'
import { addSmallCollection, grebe } from '../../../tests/harness/sites/small-collection.ts'

const isBuilt = existsSync('build/server/index.js')

describe.skipIf(!isBuilt)(
  isBuilt
    ? 'for labels, the site'
    : 'for labels, the site (skipped: run npm test, which builds the pages)',
  () => {
    onSqlite((open) => {
      let site: Site
      let teacher: Person
      beforeAll(async () => {
        site = await openSite(await open(), { pages: true })
        await addSmallCollection(site)
        teacher = await join(site, 'admin')
      })

      const idOf = async (postName: string, call = 'syncPlantInfo') =>
        jsonOf(await site.post(`/api/${call}`, { postName })).resultPost[0]._id as string
      const redirectOf = async (address: string) => {
        const { statusCode, headers } = await site.get(address)
        return [statusCode, headers.location]
      }

      test('redirects to the profile with an answer that caches must revalidate', async () => {
        const address = permanentAddress(await idOf(grebe[0], 'syncBirdInfo'))
        const { statusCode, headers } = await site.get(address)
        expect([statusCode, headers.location]).toEqual([302, profileAddress('bird', grebe[0])])
        expect(headers['cache-control']).toBe('no-cache')
        expect(await redirectOf(address.toUpperCase())).toEqual([
          302,
          profileAddress('bird', grebe[0]),
        ])
        expect(await redirectOf(`${address}?lang=zh`)).toEqual([
          302,
          `${profileAddress('bird', grebe[0])}?lang=zh`,
        ])
      })

      test('redirects to the renamed or remaining species, and again after a deletion is undone', async () => {
        for (const name of ['Planta una', 'Planta altera'])
          await send.species(teacher, 'plant', name)
        const address = permanentAddress(await idOf('Planta una'))
        await send.edit(teacher, 'plant', 'Planta una', { latinName: 'Planta × nova' })
        expect(await redirectOf(address)).toEqual([302, profileAddress('plant', 'Planta × nova')])
        const names = { kind: 'plant', from: 'Planta × nova', into: 'Planta altera' }
        jsonOf(await teacher.call('mergeSpecies', names))
        const mergedAnswer = [302, profileAddress('plant', 'Planta altera')]
        expect(await redirectOf(address)).toEqual(mergedAnswer)
        const deletion = await teacher.call('editPageDeletePlant', {
          id: await idOf('Planta altera'),
        })
        expect((await site.get(address)).statusCode).toBe(404)
        jsonOf(await teacher.call('undoChange', { id: jsonOf(deletion).changeId }))
        expect(await redirectOf(address)).toEqual(mergedAnswer)
      })

      test('answers 404 with a page for an unknown code', async () => {
        for (const code of ['zzzzzzzz', 'abc', 'a'.repeat(900), '%00', '..%2f', '__proto__']) {
          const { statusCode, headers, body } = await site.get(`/s/${code}`)
          expect([code.slice(0, 9), statusCode]).toEqual([code.slice(0, 9), 404])
          expect(headers['content-type']).toContain('text/html')
          expect(body).toContain('<h1')
        }
      })

      test('redirects the labels of named species to the address with the codes of the species', async () => {
        const code = permanentAddress(await idOf(grebe[0], 'syncBirdInfo')).slice(3)
        const byName = await site.get(`/labels?bird=${grebe[0].replace(' ', '_')}&size=small`)
        expect([byName.statusCode, byName.headers.location]).toEqual([
          302,
          `/labels?species=${code}&size=small`,
        ])
        const sheet = await site.get(`/labels?species=${code},zzzzzzzz,${code}`)
        expect(sheet.statusCode).toBe(200)
        expect(sheet.body.match(/<svg[^>]*role="img"/g)).toHaveLength(1)
        for (const query of ['', '?species=', '?species=,,a', '?plant=', '?size=huge&bird=%00'])
          expect((await site.get(`/labels${query}`)).statusCode, query).toBeLessThan(400)
        expect((await site.get('/labels?walk=nowhere')).statusCode).toBe(404)
      })
    })
  },
)
