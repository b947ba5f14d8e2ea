/** Tests the CSV files of names. */
import { parse } from 'csv-parse/sync'
import { beforeAll, expect, test } from 'vitest'
import { onSqlite } from '../../tests/harness/databases/databases.ts'
import { openSite, type Site } from '../../tests/harness/sites/site.ts'
import { grebe, magnolia } from '../../tests/harness/sites/small-collection.ts'

onSqlite((open) => {
  let site: Site
  beforeAll(async () => {
    site = await openSite(await open())
    await site.addSpecies('plant', magnolia)
    await site.addSpecies('bird', grebe)
    await site.addSpecies('plant', ['Zea mays', "=cmd|' /C calc'!A0", '@SUM(1+1)'])
    await site.addSpecies('plant', ['Zea x', 'say "maize", or corn', '+玉米'])
  })

  test('writes a CSV file with a byte order mark and the classification', async () => {
    const response = await site.get('/api/birds.csv')
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(response.headers['content-disposition']).toBe('attachment; filename="birds.csv"')
    expect([...response.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(parse(response.rawPayload, { bom: true })).toEqual([
      [
        ...['scientificName', 'vernacularName (en)', 'vernacularName (zh)'],
        ...['scientificNameAuthorship', 'taxonRank', 'genus', 'family', 'order', 'synonyms'],
        'characters',
      ],
      [...grebe, '', 'species', 'Tachybaptus', 'Podicipedidae', 'Podicipediformes', '', ''],
    ])
  })

  test('escapes a name that is a formula', async () => {
    const rows = parse((await site.get('/api/plants.csv')).rawPayload, { bom: true }) as string[][]
    expect(rows).toHaveLength(4)
    expect(rows.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([])
    expect(rows[3]?.[1]).toBe('say "maize", or corn')
  })

  test('includes a new species at once', async () => {
    await site.addSpecies('bird', ['Anas crecca', 'Eurasian teal', '绿翅鸭'])
    expect((await site.get('/api/birds.csv')).body).toContain('绿翅鸭')
  })
})
