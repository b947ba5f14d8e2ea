/** Tests the table of the key, and characters in edits, undos, imports and exports. */
import { beforeAll, describe, expect, test } from 'vitest'
import { collectionFolder } from '../../tests/harness/collections/collection-folder.ts'
import { onEachDatabaseNightly } from '../../tests/harness/databases/databases.ts'
import { join, type Person } from '../../tests/harness/sites/members.ts'
import { jsonOf } from '../../tests/harness/sites/rich-species.ts'
import { openSite, type Site } from '../../tests/harness/sites/site.ts'
import { importCollection } from '../import/import-collection.ts'

onEachDatabaseNightly((open) => {
  let site: Site
  let teacher: Person
  let pupil: Person
  beforeAll(async () => {
    site = await openSite(await open())
    teacher = await join(site, 'admin')
    pupil = await join(site, 'member')
    const texts = { characters: 'habit: tree, shrub\npetals: five; scent: strong' }
    await site.addSpecies('plant', ['Prunus mume', 'Mei', '梅'], { texts })
    await site.addSpecies('plant', ['Acer buergerianum', 'Trident maple', '三角槭'])
    await site.addPicture('plant', 'Prunus mume', { season: 'spring', takenOn: '2026-03-02' })
  })

  const table = async (kind = 'plant') => jsonOf(await site.get(`/api/keyTable?kind=${kind}`))
  const plant = async (postName: string) =>
    jsonOf(await site.post('/api/syncPlantInfo', { postName })).resultPost[0]
  const names = { latinName: 'Prunus mume', chineseName: '梅', commonName: 'Mei' }
  const edit = { ...names, originalLatin: 'Prunus mume' }

  test('lists the questions of the kind and the values of all species', async () => {
    const { characters, species } = await table()
    const keys = characters.map(({ key }: { key: string }) => key)
    expect(keys).toContain('habit')
    expect(keys).not.toContain('bill')
    const [maple, mei] = species
    expect(maple).toMatchObject({ latinName: 'Acer buergerianum', picture: null, values: [] })
    // The table leaves out a character that the content does not have.
    expect(mei.values).toHaveLength(characters.length)
    expect(mei.values[keys.indexOf('habit')]).toBe(3)
    expect(mei.values[keys.indexOf('bark')]).toBe(0)
    expect(mei.picture.path).toMatch(/^\//)
    const named = await site.post('/api/identifySpecies', { species: [{ code: mei.code }] })
    expect(jsonOf(named).species).toMatchObject([{ latinName: 'Prunus mume' }])
    expect((await table('bird')).species).toEqual([])
  })

  test('finds each explained term of a question once in each language', async () => {
    const { characters } = await table()
    const question = characters.find(({ key }: { key: string }) => key === 'leaf-length')
    const termsOf = (language: 'en' | 'zh') =>
      question.terms[language].map((found: { field: 'hint'; at: number; length: number }) =>
        question[found.field][language].slice(found.at, found.at + found.length),
      )
    expect(termsOf('en')).toEqual(['leaf blade', 'leaf stalk', 'leaflets'])
    expect(termsOf('zh')).toEqual(expect.arrayContaining(['叶片', '叶柄']))
    for (const each of [termsOf('en'), termsOf('zh')]) expect(new Set(each).size).toBe(each.length)
  })

  test('lists the questions of both kinds without the species', async () => {
    const { characters, ...otherFields } = jsonOf(await site.get('/api/keyQuestions'))
    const kinds = new Set(characters.map(({ kind }: { kind: string }) => kind))
    expect([...kinds].sort()).toEqual(['bird', 'plant'])
    expect(otherFields).toEqual({})
  })

  test('reads the months from the published photographs', async () => {
    const { species } = await table()
    expect(species.map(({ months }: { months: number }) => months)).toEqual([0, 1 << 2])
  })

  describe('an edit', () => {
    test('changes the key at once, and an undo restores it', async () => {
      const { changeId } = jsonOf(
        await teacher.call('updateText', { ...edit, characters: 'habit：herb' }),
      )
      expect((await plant('Prunus mume')).characters).toEqual([
        { character: 'habit', choices: ['herb'] },
      ])
      expect((await table()).species[1].values[0]).toBe(8)
      jsonOf(await teacher.call('undoChange', { id: changeId }))
      expect((await table()).species[1].values[0]).toBe(3)
    })

    test('is pending if a member made it, with the characters in its details', async () => {
      const { id } = jsonOf(await pupil.call('updateText', { ...edit, characters: 'habit: water' }))
      expect((await table()).species[1].values[0]).toBe(3)
      const { submissions } = jsonOf(await pupil.get('/api/submissions'))
      const sent = submissions.find((each: { id: string }) => each.id === id)
      expect(sent.details.characters).toBe('habit: water')
    })

    test('keeps the stored characters if it has none', async () => {
      jsonOf(await teacher.call('updateText', { ...edit, location: 'Gate' }))
      expect((await plant('Prunus mume')).characters).toHaveLength(3)
    })

    test('is rejected if a line is malformed', async () => {
      const rejected = await teacher.call('updateText', { ...edit, characters: 'a tree' })
      expect(rejected.statusCode).toBe(400)
      expect(rejected.json().fields).toEqual({
        characters: 'has a line that is not character: choice, choice',
      })
    })
  })

  test('imports characters, completes a species without characters, and exports characters', async () => {
    const rows = [
      'latinName,commonName,chineseName,characters',
      'Acer buergerianum,Trident maple,三角槭,habit: tree; leaf-arrangement: opposite',
      'Rosa rugosa,Rugosa rose,玫瑰,thorns',
    ]
    const folder = await collectionFolder({ csv: { 'plants.csv': rows.join('\n') } })
    const { database, store } = site
    const report = await importCollection({ folder, database, store, timeZone: 'Asia/Shanghai' })
    expect(report.rejected).toEqual([
      {
        ...{ file: 'plants.csv', line: 3 },
        reason: 'characters: has a line that is not character: choice, choice',
      },
    ])
    expect((await table()).species[0].values[0]).toBe(1)
    expect((await site.get('/api/plants.csv')).body).toContain(
      '"habit: tree\nleaf-arrangement: opposite"',
    )
  })
})
