/** Every profile of the real collection is a valid Bioschemas Taxon 1.0. */
import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { profileAddress } from '../../../contract/names.ts'
import { onSqlite } from '../../../tests/harness/databases/databases.ts'
import { describeWithShared, sharedFile } from '../../../tests/harness/doses/shared-material.ts'
import { openSite } from '../../../tests/harness/sites/site.ts'

describeWithShared('the real collection', () => {
  onSqlite((open) => {
    test('has a valid taxon on every profile', { timeout: 300_000 }, async () => {
      const profile = await readFile(sharedFile('standards/bioschemas/Taxon_v1.0-RELEASE.json'))
      const [schema] = JSON.parse(String(profile))['@graph']
      const taxonSchema = z.fromJSONSchema(schema.$validation)
      const site = await openSite(await open(), { pages: true })
      const addresses: string[] = []
      for (const kind of ['plant', 'bird'] as const) {
        const file = await readFile(sharedFile(`collection/${kind}s.csv`))
        const rows: Record<string, string>[] = parse(file, { columns: true, bom: true })
        for (const { latinName = '', commonName = '', chineseName = '', otherNames = '' } of rows) {
          await site.addSpecies(kind, [latinName, commonName, chineseName], {
            texts: { otherNames },
          })
          addresses.push(profileAddress(kind, latinName))
        }
        const [first] = rows
        const season = kind === 'plant' ? 'spring' : 'MaleAdult'
        await site.addPicture(kind, String(first?.latinName), { season })
      }
      expect(addresses.length).toBeGreaterThan(500)
      for (const address of addresses) {
        const { body } = await site.get(address)
        const [, json = ''] =
          /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? []
        const [taxon] = JSON.parse(json)['@graph']
        expect([address, taxonSchema.safeParse(taxon).error?.issues]).toEqual([address, undefined])
      }
    })
  })
})
