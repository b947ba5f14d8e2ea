/** Tests the data archives. Numbers in titles name attacks of security.md. */

import { XmlDocument } from 'libxml2-wasm'
import { beforeAll, expect, test } from 'vitest'
import { codeOf } from '../../../contract/addresses/permanent-address.ts'
import { readDataArchive } from '../../../tests/harness/collections/data-archive.ts'
import { onEachDatabaseNightly } from '../../../tests/harness/databases/databases.ts'
import { join } from '../../../tests/harness/sites/members.ts'
import { send } from '../../../tests/harness/sites/rich-species.ts'
import { openSite, type Site } from '../../../tests/harness/sites/site.ts'
import {
  addSmallCollection,
  grebe,
  magnolia,
} from '../../../tests/harness/sites/small-collection.ts'
import { raiseVersion } from '../../database/versions.ts'

const origin = 'https://flora.example'
const settings = {
  ...{
    SITE_URL: origin,
    DATA_LICENCE: 'CC-BY-4.0',
    SITE_COUNTRY: 'CN',
    SITE_COORDINATES: '22.5, 113.9',
  },
  DEFAULT_LICENCE: 'CC-BY-NC-4.0',
}

onEachDatabaseNightly((open) => {
  let site: Site
  beforeAll(async () => {
    site = await openSite(await open(), { settings })
    await addSmallCollection(site)
    const texts = {
      synonyms: 'Rosa alba | L. | A flora\nRosa alba',
      additionalInfo: '=1+1\tA\r\nB',
      characters: 'habit: shrub\nleaf-length: 20-70\nflower-colour: white, pink\nno-question: any',
    }
    await site.addSpecies('plant', ['Rosa <b>', '"A" & b', '玫瑰'], { texts })
  })

  const download = async (path: string) => {
    const answer = await site.get(path)
    expect([path, answer.statusCode]).toEqual([path, 200])
    return readDataArchive(answer.rawPayload)
  }
  const idOf = async (name: string) =>
    (
      await site.database.db
        .selectFrom('species')
        .select('id')
        .where('latin_name', '=', name)
        .executeTakeFirstOrThrow()
    ).id
  const addressOf = async (name: string) => `${origin}/s/${codeOf(await idOf(name))}`

  test('lists every species once in the checklist, with its synonyms, and refers to no missing row', async () => {
    const { tables } = await download('/export/checklist.zip')
    const [taxa, ...extensions] = [...tables.values()].map(({ rows }) => rows)
    const ids = new Set(taxa?.map(({ id }) => id))
    expect(ids.size).toBe(taxa?.length)
    const acceptedTaxa = taxa?.filter(({ taxonomicStatus }) => taxonomicStatus === 'accepted')
    expect(acceptedTaxa).toHaveLength(7)
    expect(
      acceptedTaxa?.find(({ scientificName }) => scientificName === magnolia[0]),
    ).toMatchObject({
      taxonID: await addressOf(magnolia[0]),
      ...{ kingdom: 'Plantae', family: 'Magnoliaceae', genus: 'Magnolia', taxonRank: 'species' },
      nomenclaturalCode: 'ICN',
      references: await addressOf(magnolia[0]),
      license: 'http://creativecommons.org/licenses/by/4.0/legalcode',
    })
    const synonyms = taxa?.filter(({ taxonomicStatus }) => taxonomicStatus === 'synonym')
    expect(synonyms).toMatchObject([
      { scientificName: 'Rosa alba', acceptedNameUsageID: await addressOf('Rosa <b>') },
    ])
    for (const { acceptedNameUsageID } of taxa ?? []) expect(ids).toContain(acceptedNameUsageID)
    expect(extensions.map((rows) => rows.length > 0)).toEqual([true, true, true, true, true])
    for (const { id } of extensions.flat()) expect(ids).toContain(id)
  })

  test('keeps formulas in texts but no tabs or line ends, and marks one Chinese name as preferred', async () => {
    const { tables } = await download('/export/checklist.zip')
    const texts = tables.get('description.txt')?.rows.map(({ description }) => description)
    expect(texts).toContain('=1+1 A B')
    const names = tables.get('vernacularname.txt')?.rows
    expect(names?.filter(({ vernacularName }) => /玉兰/.test(vernacularName ?? ''))).toMatchObject([
      { vernacularName: '玉兰', language: 'zh', isPreferredName: 'true' },
      { vernacularName: '白玉兰', language: 'zh', isPreferredName: 'false' },
    ])
  })

  test('writes each coded choice and length of a species as a measurement or fact', async () => {
    const { tables } = await download('/export/checklist.zip')
    const rows = tables.get('measurementorfact.txt')?.rows ?? []
    const taxonID = await addressOf('Rosa <b>')
    expect(rows.map(({ measurementID }) => measurementID)).toEqual([
      `${taxonID}#habit.shrub`,
      `${taxonID}#leaf-length`,
      `${taxonID}#flower-colour.white`,
      `${taxonID}#flower-colour.pink`,
    ])
    expect(rows[1]).toMatchObject({
      ...{ measurementType: 'Leaf length', measurementValue: '20-70', measurementUnit: 'mm' },
      measurementRemarks: '叶长：20–70毫米',
    })
    expect(rows[2]).toMatchObject({
      measurementUnit: '',
      measurementType: 'Flower colour',
      measurementValue: 'White',
      measurementRemarks: '花的颜色：白色',
    })
  })

  test('includes cultivated plants in the occurrences only on request', async () => {
    const rowsAt = async (path: string) =>
      (await download(path)).tables.get('occurrence.txt')?.rows ?? []
    const wild = await rowsAt('/export/occurrences.zip')
    expect(wild).toHaveLength(4)
    expect(wild.find(({ sex }) => sex === 'female')).toMatchObject({
      ...{ scientificName: grebe[0], taxonID: await addressOf(grebe[0]), eventDate: '2025-05-05' },
      ...{ basisOfRecord: 'HumanObservation', occurrenceStatus: 'present', lifeStage: 'adult' },
      ...{ countryCode: 'CN', locality: 'Lotus pond; Test site', recordedBy: '林小满' },
    })
    const all = await rowsAt('/export/occurrences.zip?cultivated=yes')
    expect(all).toHaveLength(8)
    expect(new Set(all.map(({ id }) => id)).size).toBe(8)
    expect(
      all.filter(({ degreeOfEstablishment }) => degreeOfEstablishment === 'cultivated'),
    ).toHaveLength(4)
    const counts = (await site.get('/api/openData')).json()
    expect(counts).toMatchObject({ species: 7, occurrences: 4, withCultivated: 8 })
  })

  test('eml.xml is well formed, and names the licence in the words that the IPT recognises', async () => {
    const { files } = await download('/export/occurrences.zip')
    const eml = files.get('eml.xml') ?? ''
    XmlDocument.fromString(eml).dispose()
    expect(eml).toContain(
      '<ulink url="http://creativecommons.org/licenses/by/4.0/legalcode"><citetitle>Creative Commons Attribution (CC-BY 4.0) License</citetitle></ulink>',
    )
  })

  test('eml.xml names the area, days and taxa of the data', async () => {
    const emlOf = async (file: string) => (await download(file)).files.get('eml.xml') ?? ''
    const valuesOf = (eml: string, element: string) =>
      [...eml.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'g'))].map(([, text]) => text)
    const eml = await emlOf('/export/occurrences.zip')
    expect(valuesOf(eml, 'westBoundingCoordinate')).toEqual(['113.89'])
    expect(valuesOf(eml, 'northBoundingCoordinate')).toEqual(['22.51'])
    const dates = valuesOf(eml, 'calendarDate')
    const { tables } = await download('/export/occurrences.zip')
    const days = tables.get('occurrence.txt')?.rows.map(({ eventDate = '' }) => eventDate) ?? []
    expect(dates).toEqual([days.toSorted()[0], days.toSorted().at(-1)])
    // Without cultivated plants, the occurrences contain only birds.
    expect(valuesOf(eml, 'taxonRankValue').slice(0, 2)).toEqual(['Animalia', 'Aves'])
    const checklist = await emlOf('/export/checklist.zip')
    expect(valuesOf(checklist, 'taxonRankValue')).toEqual(
      expect.arrayContaining(['Plantae', 'Animalia', 'Aves', 'Magnoliaceae']),
    )
    expect(valuesOf(checklist, 'calendarDate')).toEqual([])
  })

  test('serves the same checklist for each query and host until the site changes', async () => {
    const { headers, rawPayload } = await site.get('/export/checklist.zip')
    const headersOfCopy = { 'if-none-match': String(headers.etag) }
    expect((await site.get('/export/checklist.zip', headersOfCopy)).statusCode).toBe(304)
    // Neither the query nor the host of a request causes a further data archive (111).
    const elsewhere = await site.get('/export/checklist.zip?x=1', { host: 'evil.example' })
    expect(elsewhere.rawPayload.equals(rawPayload)).toBe(true)
    expect(
      (await site.get('/export/checklist.zip', { host: 'b.example', ...headersOfCopy })).statusCode,
    ).toBe(304)
    await raiseVersion(site.database.db, 'plant')
    expect((await site.get('/export/checklist.zip', headersOfCopy)).statusCode).toBe(200)
  })

  test('leaves pictures with all rights reserved and unpublished pictures out of the data archives (110)', async () => {
    const reservedId = await site.addPicture('bird', grebe[0], {
      season: 'Juvenile',
      takenOn: '2023-01-02',
    })
    const set = { licence: 'all-rights-reserved' }
    await site.database.db.updateTable('picture').set(set).where('id', '=', reservedId).execute()
    await raiseVersion(site.database.db, 'bird')
    const checklist = await download('/export/checklist.zip')
    const images = checklist.tables.get('multimedia.txt')?.rows ?? []
    expect(images).toHaveLength(9)
    const all = (await download('/export/occurrences.zip?cultivated=yes')).files
    for (const files of [checklist.files, all]) {
      const text = [...files.values()].join('')
      expect(text).not.toMatch(/2023-01-02|2026-01-01|Nobody yet/)
    }
  })

  test('keeps every id when a species is renamed', async () => {
    const idsOf = async (path: string, file: string) =>
      (await download(path)).tables.get(file)?.rows.map(({ id = '' }) => id) ?? []
    const ids = async () =>
      [
        ...(await idsOf('/export/checklist.zip', 'taxon.txt')),
        ...(await idsOf('/export/occurrences.zip?cultivated=yes', 'occurrence.txt')),
      ].toSorted()
    const before = await ids()
    const latinName = 'Magnolia renominata'
    await send.edit(await join(site, 'admin'), 'plant', magnolia[0], { latinName })
    const { tables } = await download('/export/checklist.zip')
    expect(tables.get('taxon.txt')?.rows).toContainEqual(
      expect.objectContaining({ scientificName: latinName, id: await addressOf(latinName) }),
    )
    expect(await ids()).toEqual(before)
  })
})

onEachDatabaseNightly((open) => {
  test('offers no data without a licence, and uses paths as ids if the site has no address', async () => {
    const siteWithoutData = await openSite(await open())
    expect((await siteWithoutData.get('/export/checklist.zip')).statusCode).toBe(404)
    expect((await siteWithoutData.get('/api/openData')).json()).toMatchObject({ licence: 'none' })
    const site = await openSite(await open(), { settings: { DATA_LICENCE: 'CC0-1.0' } })
    await site.addSpecies('bird', grebe)
    const answer = await site.get('/export/checklist.zip', { host: 'evil.example' })
    const { files, tables } = await readDataArchive(answer.rawPayload)
    expect(tables.get('taxon.txt')?.rows).toMatchObject([
      { id: expect.stringMatching(/^\/s\/\w{8}$/) },
    ])
    expect([...files.values()].join('')).not.toContain('evil.example')
  })
})
