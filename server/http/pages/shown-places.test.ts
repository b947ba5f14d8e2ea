/** Tests that pages show the prepared places of pictures, and that the edit page has the stored places. */
import { existsSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { comparisonAddress } from '../../../contract/addresses/comparison-address.ts'
import { editAddress, profileAddress } from '../../../contract/names.ts'
import { onSqlite } from '../../../tests/harness/databases/databases.ts'
import { join } from '../../../tests/harness/sites/members.ts'
import { openSite, type Site } from '../../../tests/harness/sites/site.ts'
import { magnolia } from '../../../tests/harness/sites/small-collection.ts'

const stored = '荷花池,东岸'
const shown = '荷花池，东岸'
const [name] = magnolia

describe.skipIf(!existsSync('build/server/index.js'))('the places of pictures', () => {
  onSqlite((open) => {
    let site: Site
    beforeAll(async () => {
      site = await openSite(await open(), { pages: true })
      await site.addSpecies('plant', magnolia)
      await site.addPicture('plant', name, { season: 'spring' })
      await site.addArtwork('plant', name, '陈一')
      const { db } = site.database
      await db.updateTable('picture').set({ location: stored }).execute()
      await db.updateTable('artwork').set({ location: stored }).execute()
    })

    test.each([
      ['the profile', profileAddress('plant', name)],
      ['the comparison', comparisonAddress([name])],
    ])('have Chinese punctuation on %s', async (_, address) => {
      const { body } = await site.get(address)
      expect(body).toContain(shown)
      expect(body).not.toContain(stored)
    })

    test('have the stored punctuation on the edit page, so that an admin can correct it', async () => {
      const admin = await join(site, 'admin')
      const { body } = await site.get(editAddress('plant', name), admin.authorization)
      expect(body).toContain(stored)
      expect(body).not.toContain(shown)
    })
  })
})
