/** Tests that unusual names are imported and found in lists, profiles, glossary, search and download. */
import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import type { Kind } from '../../contract/kinds.ts'
import { profileAddress } from '../../contract/names.ts'
import { collectionFolder } from '../../tests/harness/collections/collection-folder.ts'
import { onEachDatabaseNightly } from '../../tests/harness/databases/databases.ts'
import { openSite, type Site, visitor } from '../../tests/harness/sites/site.ts'
import { type EdgeCase, edgeNameSources } from '../../tests/harness/texts/edge-names.ts'
import { importCollection } from '../import/import-collection.ts'

describe.each(edgeNameSources)('names that break naive code, %s', (_title, read) => {
  onEachDatabaseNightly((open) => {
    let cases: EdgeCase[]
    let site: Site

    test('are imported', async () => {
      const rows = await read()
      cases = asRecorded(rows)
      const database = await open()
      const rowsOf = (kind: Kind) =>
        rows
          .filter((row) => row.kind === kind)
          .map(({ latinName, commonName, chineseName }) => ({ latinName, commonName, chineseName }))
      const folder = await collectionFolder({
        csv: { 'plants.csv': rowsOf('plant'), 'birds.csv': rowsOf('bird') },
      })
      const store = await database.openStore()
      const report = await importCollection({ folder, database, store, timeZone: 'Asia/Shanghai' })
      expect(report.rejected).toEqual([])
      site = await openSite(database)
    })

    test('are in the list of names, character by character', async () => {
      const api = site.apiAs(visitor)
      const { returnNames: plants } = await api.searchNames({})
      const { returnNames: birds } = await api.searchBirdNames({})
      const listed = new Set([...plants, ...birds].map((names) => JSON.stringify(names)))
      for (const { latinName, commonName, chineseName } of cases) {
        expect(listed).toContain(JSON.stringify({ latinName, commonName, chineseName }))
      }
    })

    test('are found by the address of their profile', async () => {
      const api = site.apiAs(visitor)
      for (const { kind, ...names } of cases) {
        const address = profileAddress(kind, names.latinName)
        expect(address).toMatch(/^\/search(Bird)?\/[\w.%()'!*~-]+$/)
        const postName = decodeURIComponent(address.slice(address.lastIndexOf('/') + 1))
        expect(postName).not.toContain(' ')
        const { resultPost } =
          kind === 'plant'
            ? await api.syncPlantInfo({ postName })
            : await api.syncBirdInfo({ postName })
        expect(resultPost[0]).toMatchObject({
          latinName: names.latinName,
          commonName: names.commonName,
          chineseName: names.chineseName,
        })
      }
    })

    test('are in the glossary under their first letter, sorted', async () => {
      const api = site.apiAs(visitor)
      const books = {
        plant: await api.userInfoGlossary({}),
        bird: await api.userInfoGlossaryBird({}),
      }
      for (const { kind, latinName, chineseName } of cases) {
        const letter = latinName.replace(/^×\s*/, '').charAt(0).toLowerCase()
        const { glossary, cnNames } = books[kind]
        const index = glossary[letter]?.indexOf(latinName) ?? -1
        expect([latinName, index >= 0, cnNames[letter]?.[index]]).toEqual([
          latinName,
          true,
          chineseName,
        ])
      }
      for (const { glossary } of Object.values(books)) {
        for (const names of Object.values(glossary)) {
          const keys = names.map((name) => name.toLowerCase())
          expect(keys).toEqual([...keys].sort())
        }
      }
    })

    test('are found by the search in each language', async () => {
      const api = site.apiAs(visitor)
      for (const { kind, latinName, commonName, chineseName } of cases) {
        for (const q of [latinName, commonName, chineseName].filter(Boolean)) {
          // The browser limits the typed text in the same way.
          const { results } = await api.searchSpecies({ q: q.slice(0, 100), kind })
          const matches = results.filter((found) =>
            [found.latinName, found.commonName, found.chineseName].includes(q),
          )
          expect([q, matches.length > 0]).toEqual([q, true])
        }
      }
    })

    test('are in the download', async () => {
      for (const kind of ['plant', 'bird'] as const) {
        const list = parse((await site.get(`/api/${kind}s.csv`)).rawPayload, { bom: true })
        const listed = new Set(
          (list as string[][]).map(([latin, , chinese]) => `${latin} ${chinese}`),
        )
        for (const row of cases.filter((candidate) => candidate.kind === kind)) {
          expect(listed).toContain(`${row.latinName} ${row.chineseName}`)
        }
      }
    })
  })
})

/** @returns the species of the rows. The first row of a species counts, and a later row can add an English name. */
function asRecorded(rows: EdgeCase[]): EdgeCase[] {
  const recorded = new Map<string, EdgeCase>()
  for (const row of rows) {
    const existing = recorded.get(`${row.kind} ${row.latinName}`)
    if (!existing) recorded.set(`${row.kind} ${row.latinName}`, { ...row })
    else existing.commonName ||= row.commonName
  }
  return [...recorded.values()]
}
