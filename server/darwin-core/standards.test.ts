/**
 * Tests data archives against the schemas and term lists in `../shared`. Also tests the memory for a data archive of
 * many species.
 */
import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { XmlDocument, XsdValidator } from 'libxml2-wasm'
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs'
import { beforeAll, describe, expect, test } from 'vitest'
import { kindNames } from '../../contract/kinds.ts'
import { textsOfZip } from '../../tests/harness/collections/data-archive.ts'
import { onSqlite, type TestDatabase } from '../../tests/harness/databases/databases.ts'
import { dose } from '../../tests/harness/doses/dose.ts'
import { describeWithShared, sharedFile } from '../../tests/harness/doses/shared-material.ts'
import type { AboutSite } from './about-site.ts'
import { emlFile } from './eml.ts'
import * as tables from './terms.ts'
import { writeArchive } from './write-archive.ts'

const coordinates = { latitude: 22.5965, longitude: 113.999 }
const site: AboutSite = {
  name: { en: 'A <school> & its "garden"', zh: '学校' },
  description: { en: 'Plants', zh: '植物' },
  ...{
    address: 'https://flora.example',
    country: 'CN',
    coordinates,
    contact: 'club@flora.example',
  },
  ...{ licence: 'CC-BY-4.0', today: '2026-01-31' },
  rights: { defaultLicence: 'CC-BY-4.0', creditPupils: 'name' },
  characters: [],
}

onSqlite((open) => {
  let database: TestDatabase
  let folder: string
  beforeAll(async () => {
    database = await open()
    folder = await mkdtemp(path.join(tmpdir(), 'huaniao-archive-'))
    return () => rm(folder, { recursive: true })
  })

  async function writeArchiveFile(name: Parameters<typeof writeArchive>[1], aboutSite = site) {
    const file = path.join(folder, `${name}.zip`)
    await writeArchive(file, name, database.db, aboutSite)
    return file
  }

  describeWithShared('according to the standards,', () => {
    beforeAll(() => {
      xmlRegisterFsInputProviders()
    })

    test.each([
      ['meta.xml', 'darwin-core/tdwg_dwc_text.xsd'],
      ['eml.xml', 'eml/eml.xsd'],
    ])('%s is valid', async (name, schema) => {
      const url = sharedFile('standards', schema)
      const document = XmlDocument.fromBuffer(await readFile(url), { url })
      const validator = XsdValidator.fromDoc(document)
      for (const archive of ['checklist', 'occurrences'] as const) {
        for (const licence of ['CC0-1.0', 'CC-BY-4.0', 'CC-BY-NC-4.0'] as const) {
          for (const about of [
            { ...site, licence },
            { ...site, licence, address: '', contact: '', coordinates: undefined },
          ]) {
            const files = await textsOfZip(await readFile(await writeArchiveFile(archive, about)))
            const xml = XmlDocument.fromString(files.get(name) ?? '')
            validator.validate(xml)
            xml.dispose()
          }
        }
      }
      validator.dispose()
      document.dispose()
    })

    test('eml.xml is valid without dates, and with days, months and years', async () => {
      const url = sharedFile('standards', 'eml/eml.xsd')
      const document = XmlDocument.fromBuffer(await readFile(url), { url })
      const validator = XsdValidator.fromDoc(document)
      for (const dates of [undefined, ['2024-05-01', '2025-06-02'], ['2024-05', '2025']] as const) {
        const coverage = { kinds: kindNames, families: ['Rosaceae', 'Anatidae'], dates }
        const xml = XmlDocument.fromString(emlFile('occurrences', site, coverage))
        validator.validate(xml)
        xml.dispose()
      }
      validator.dispose()
      document.dispose()
    })

    test.each([
      [tables.taxonTable, 'dwc_taxon_2025-07-10.xml'],
      [tables.occurrenceTable, 'dwc_occurrence_2025-07-10.xml'],
      [tables.vernacularTable, 'vernacularname.xml'],
      [tables.descriptionTable, 'description.xml'],
      [tables.distributionTable, 'distribution_2022-02-02.xml'],
      [tables.measurementTable, 'measurements_or_facts_2025-07-10.xml'],
      [tables.multimediaTable, 'multimedia.xml'],
    ])('every term of $file is in its list', async ({ rowType, columns }, list) => {
      const xml = await readFile(sharedFile('standards', 'darwin-core', list), 'utf8')
      expect(xml).toMatch(new RegExp(`rowType=['"]${rowType}['"]`))
      const knownTerms = [...xml.matchAll(/qualName=['"]([^'"]*)/g)].map(([, term]) => term)
      // The first column of an extension is the id of the core.
      for (const [name, term] of columns.slice(isExtension(columns) ? 1 : 0)) {
        expect([name, knownTerms.includes(term)]).toEqual([name, true])
      }
    })
  })

  describe('many species', () => {
    test('are written in bounded memory', async () => {
      const count = dose(2000, 400_000)
      await insertSpecies(database, count)
      global.gc?.()
      const rssBefore = process.memoryUsage().rss
      let largestRss = 0
      const timer = setInterval(() => {
        largestRss = Math.max(largestRss, process.memoryUsage().rss)
      }, 50)
      const file = await writeArchiveFile('checklist')
      clearInterval(timer)
      expect((largestRss - rssBefore) / 1e6).toBeLessThan(300)
      const lines = (await textsOfZip(await readFile(file))).get('taxon.txt')?.split('\n') ?? []
      expect(lines).toHaveLength(count + 2)
    }, 600_000)
  })
})

const isExtension = (columns: tables.ArchiveTable['columns']) =>
  columns[0]?.[0] === 'taxonID' && columns !== tables.taxonTable.columns

async function insertSpecies({ db }: TestDatabase, count: number): Promise<void> {
  const batchSize = 1000
  for (let start = 0; start < count; start += batchSize) {
    const species = Array.from({ length: batchSize }, (_, index) => {
      const name = `Pseudomagnoliopsis longissima${start + index}`
      const names = { latin_name: name, common_name: 'A', chinese_name: '甲' }
      const texts = { texts: '{}', english_links: '[]', chinese_links: '[]', editor: '' }
      const keys = { name_key: name.toLowerCase(), letter: 'p', kind: 'plant' } as const
      const posted = { posted_at: '2025-01-01T00:00:00.000Z', revision: 1 }
      return { id: randomUUID(), ...names, ...texts, ...keys, ...posted }
    })
    await db.insertInto('species').values(species).execute()
  }
}
