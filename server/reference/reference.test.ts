/** Tests that tables of names are loaded, that names are completed and checked, and that families are completed. */
import { mkdtemp, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Kind } from '../../contract/kinds.ts'
import { onEachDatabaseNightly } from '../../tests/harness/databases/databases.ts'
import { startCommand } from '../../tests/harness/databases/import-command.ts'
import { join, type Person } from '../../tests/harness/sites/members.ts'
import { jsonOf } from '../../tests/harness/sites/rich-species.ts'
import { openSite, type Site } from '../../tests/harness/sites/site.ts'
import { loadReference } from './loading/load.ts'

const headings =
  'scientificName,scientificNameAuthorship,taxonRank,genus,family,order,vernacularName,chineseName,acceptedNameUsage'
const plants = `${headings}
Magnolia denudata Desr.,Desr.,species,Magnolia,Magnoliaceae,Magnoliales,Yulan magnolia,玉兰,
Yulania denudata (Desr.) D. L. Fu,(Desr.) D. L. Fu,species,Yulania,Magnoliaceae,Magnoliales,,,Magnolia denudata Desr.
Magnoliaceae,Juss.,family,,Magnoliaceae,Magnoliales,,,
Inventella prima,,species,,Rosaceae,Rosales,First inventella,一见花,
`
const birds = `${headings}
Oenanthe isabellina,,species,,Muscicapidae,Passeriformes,Isabelline Wheatear,沙䳭,
Buteo japonicus,,species,,Accipitridae,Accipitriformes,Eastern Buzzard,普通𫛭,
`

onEachDatabaseNightly((open) => {
  let site: Site
  let lin: Person
  beforeAll(async () => {
    site = await openSite(await open())
    lin = await join(site)
    await site.addSpecies('plant', ['Malus hupehensis', 'Crab apple', '湖北海棠'])
    await load({ 'plants.csv': plants, 'birds.csv': birds })
  })

  async function load(csv: Record<string, string>) {
    const files = (await writeFiles(csv)).map((file) => ({ path: file, name: path.basename(file) }))
    return loadReference(site.database, files)
  }
  async function writeFiles(csv: Record<string, string>): Promise<string[]> {
    const folder = await mkdtemp(path.join(site.database.dataFolder, 'reference-'))
    const files = Object.entries(csv).map(async ([name, text]) => {
      await writeFile(path.join(folder, name), text)
      return path.join(folder, name)
    })
    return Promise.all(files)
  }
  const ask = async (call: string, query: Record<string, string>) =>
    jsonOf(await lin.get(`/api/${call}?${new URLSearchParams(query)}`))
  const complete = async (field: string, text: string, kind: Kind = 'plant') =>
    (await ask('completeName', { kind, field, text })).names.map(
      ({ latinName }: { latinName: string }) => latinName,
    )
  const check = (latinName: string, kind: Kind = 'plant') => ask('checkName', { kind, latinName })

  describe('the completion', () => {
    test.each([
      ['latinName', 'magnolia D', ['Magnolia denudata']],
      ['commonName', 'yulan', ['Magnolia denudata']],
      ['chineseName', '一', ['Inventella prima']],
      ['latinName', 'oenanthe', []],
      ['latinName', '%', []],
    ])('of the %s %s finds %j', async (field, text, found) => {
      expect(await complete(field, text)).toEqual(found)
    })

    test('finds names of the other kind for that kind only', async () => {
      expect(await complete('latinName', 'Oenanthe', 'bird')).toEqual(['Oenanthe isabellina'])
    })

    test('finds a Chinese name with a character above U+FFFF', async () => {
      expect(await complete('chineseName', '普通', 'bird')).toEqual(['Buteo japonicus'])
    })

    test('finds families in three languages, in the table of the site', async () => {
      for (const text of ['Magnoliac', 'magnolia f', '木兰科']) {
        const { families } = await ask('completeName', { kind: 'plant', field: 'family', text })
        expect(families).toMatchObject([{ name: 'Magnoliaceae', chineseName: '木兰科' }])
      }
    })

    test('is for members only, like the check, and rejects an empty text', async () => {
      const query = 'kind=plant&field=latinName&text=m'
      expect((await site.get(`/api/completeName?${query}`)).statusCode).toBe(401)
      expect((await site.get('/api/checkName?kind=plant&latinName=Rosa')).statusCode).toBe(401)
      expect((await lin.get('/api/completeName?kind=plant&field=latinName&text=')).statusCode).toBe(
        400,
      )
    })
  })

  describe('the check', () => {
    test('finds an accepted name', async () => {
      expect(await check('magnolia_denudata')).toMatchObject({
        result: 'accepted',
        name: { authorship: 'Desr.', family: 'Magnoliaceae', chineseName: '玉兰' },
        accepted: null,
      })
    })

    test('finds a synonym with its accepted name', async () => {
      expect(await check('Yulania denudata')).toMatchObject({
        result: 'synonym',
        name: { acceptedName: 'Magnolia denudata' },
        accepted: { latinName: 'Magnolia denudata', authorship: 'Desr.' },
      })
    })

    test.each([
      ['a misspelt name', 'Magnolia denutada', ['Magnolia denudata']],
      ['a name with its authors', 'Inventella prima L.', ['Inventella prima']],
      ['an unknown name', 'Magnolia grandiflora', []],
    ])('reports %s as unknown, and lists similar names if there are any', async (_, name, near) => {
      const found = await check(name)
      expect(found).toMatchObject({ result: 'unknown', name: null })
      expect(found.near.map(({ latinName }: { latinName: string }) => latinName)).toEqual(near)
    })
  })

  test('gives a new species of an unknown genus its family, and updates the family after a rename', async () => {
    await site.addSpecies('plant', ['Inventella secunda', 'Second', '二见花'])
    const plant = async (postName: string) =>
      jsonOf(await site.post('/api/syncPlantInfo', { postName })).resultPost[0]
    expect(await plant('Inventella secunda')).toMatchObject({
      family: 'Rosaceae',
      order: 'Rosales',
    })

    const teacher = await join(site, 'admin')
    const edit = { originalLatin: 'Inventella secunda', latinName: 'Magnolia secunda' }
    const names = { commonName: 'Second', chineseName: '二见花', family: 'Rosaceae' }
    jsonOf(await teacher.call('updateText', { ...edit, ...names }))
    expect(await plant('Magnolia secunda')).toMatchObject({
      ...{ family: 'Magnoliaceae', order: 'Magnoliales' },
    })
  })

  describe('a load', () => {
    test('reports invalid lines, and leaves out names of families', async () => {
      const invalidCsv = `${plants},,,,,,No Latin name,,\nRosa alba,L.,species,,,,,,,,\n`
      expect(await load({ 'plants.csv': invalidCsv, 'birds.csv': birds })).toEqual({
        ...{ names: 5, above: 1, failure: null },
        rejected: 2,
        problems: [
          { reason: 'nameMissing', file: 'plants.csv', line: 6, detail: '' },
          { reason: 'tooManyCells', file: 'plants.csv', line: 7, detail: '' },
        ],
      })
    })

    test.each([
      ['a table without names of species', 'a;b;c\n1;2;3\n', 'notNames', null],
      ['a table without names', `${headings}\n`, 'noNames', null],
      ['broken quotes', `${headings}\nRosa "alba,,,,,,,,\n"`, 'brokenQuotes', 2],
      ['an endless line', 'x'.repeat(5_000_000), 'endlessLine', 1],
      ['many invalid lines', `${headings}\n${',,,,,,x,,\n'.repeat(1001)}`, 'tooManyInvalid', null],
    ])('changes nothing for %s', async (_, csv, reason, line) => {
      const { failure } = await load({ 'birds.csv': birds, 'wrong.csv': csv })
      expect(failure).toMatchObject({ reason, line, file: 'wrong.csv' })
      expect(await complete('latinName', 'Magnolia')).toEqual(['Magnolia denudata'])
    })

    test('replaces the reference as a whole, with more rows than one insert contains', async () => {
      const manyNames = Array.from(
        { length: 2500 },
        (_, row) => `Rosa n${'abcdefghij'[row % 10]}${row}x`,
      )
      const csv = `scientificName,family\n${manyNames.map((name) => `${name},Rosaceae`).join('\n')}\n`
      expect((await load({ 'many.csv': csv })).names).toBe(2500)
      expect(await complete('latinName', 'Magnolia')).toEqual([])
      expect(await complete('latinName', 'Rosa n')).toHaveLength(8)
      // A reference without birds gives no result for birds.
      expect(await check('Oenanthe nova', 'bird')).toMatchObject({ result: 'noReference' })
      const { db } = site.database
      const rows = await db.selectFrom('reference_name').select('file_id').distinct().execute()
      expect(rows).toHaveLength(1)
    })

    test('runs as a command, with an exit code', async () => {
      const [file = ''] = await writeFiles({ 'names.csv': `${plants},,,,,,x,,\n` })
      const run = (file: string, locale = 'en_GB.UTF-8') => {
        const environment = { ...site.database.environment, LC_ALL: locale }
        return startCommand('server/reference/loading/main.ts', { environment }, [file]).ended
      }
      expect(await run(file)).toMatchObject({
        code: 1,
        stdout: expect.stringContaining('3 names loaded'),
      })
      const wrong = await run(`${file}.missing`, 'zh_CN.UTF-8')
      expect(wrong).toMatchObject({ code: 2 })
      expect(wrong.stdout).toContain('names.csv.missing：无法读取这个文件。没有任何改动。')
    })
  })
})
