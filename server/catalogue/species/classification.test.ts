/** Tests how calls fill, correct, review and undo the classification of species, and how an import fills this data. */
import { beforeAll, expect, test } from 'vitest'
import { collectionFolder } from '../../../tests/harness/collections/collection-folder.ts'
import { onEachDatabase } from '../../../tests/harness/databases/databases.ts'
import { jsonOf, openSchool, type School, send } from '../../../tests/harness/sites/rich-species.ts'
import { importCollection } from '../../import/import-collection.ts'

const malus = { rank: 'species', genus: 'Malus', family: 'Rosaceae', order: 'Rosales' }

onEachDatabase((open) => {
  let school: School
  beforeAll(async () => {
    school = await openSchool(await open())
  })

  const answerOf = async (postName: string) =>
    jsonOf(await school.site.post('/api/syncPlantInfo', { postName }))
  const plant = async (name: string) => (await answerOf(name)).resultPost[0]
  const approve = (id: string) => school.teacher.call('handleEditDecision', { id, decision: true })

  test('fills the classification of an approved species from its name', async () => {
    const { lin, teacher } = school
    const post = await send.species(lin, 'plant', 'Malus implenda')
    jsonOf(await teacher.call('newPostAuth', { id: post, decision: true }))
    const { resultPost, lineage } = await answerOf('Malus implenda')
    expect(resultPost[0]).toMatchObject({ ...malus, authorship: '', synonyms: [] })
    expect(lineage).toEqual([
      {
        rank: 'order',
        name: 'Rosales',
        commonName: 'Roses, figs and elms',
        chineseName: '蔷薇目',
      },
      { rank: 'family', name: 'Rosaceae', commonName: 'Rose family', chineseName: '蔷薇科' },
      { rank: 'genus', name: 'Malus', commonName: 'Apples', chineseName: '苹果属' },
    ])
  })

  test('corrects a classification after a review, with history and undo', async () => {
    const { lin, teacher } = school
    await school.site.addSpecies('plant', ['Inventa prima', 'First', '新一'])
    expect(await plant('Inventa prima')).toMatchObject({ genus: 'Inventa', family: '', order: '' })
    const synonyms = 'Malus prima | Mill. | Flora\n\nPyrus prima'
    const change = { authorship: '(Mill.) L.', family: 'rosaceae', synonyms, rank: 'Variety' }
    const edit = await send.edit(lin, 'plant', 'Inventa prima', change)
    expect(await plant('Inventa prima')).toMatchObject({ family: '', synonyms: [] })

    const decided = jsonOf(await approve(edit))
    expect(await plant('Inventa prima')).toMatchObject({
      ...{ rank: 'variety', authorship: '(Mill.) L.' },
      // The order is derived from the family.
      ...{ genus: 'Inventa', family: 'Rosaceae', order: 'Rosales' },
      synonyms: [
        { scientificName: 'Malus prima', authorship: 'Mill.', source: 'Flora' },
        { scientificName: 'Pyrus prima', authorship: '', source: '' },
      ],
    })
    const query = new URLSearchParams({ kind: 'plant', name: 'Inventa prima' })
    const { versions } = jsonOf(await teacher.get(`/api/speciesHistory?${query}`))
    expect(versions[0].fields).toContainEqual({ field: 'family', before: '', after: 'Rosaceae' })

    jsonOf(await teacher.call('undoChange', { id: decided.changeId }))
    expect(await plant('Inventa prima')).toMatchObject({
      family: '',
      rank: 'species',
      synonyms: [],
    })
  })

  test('updates the classification after a rename, except corrected fields', async () => {
    const { teacher, site } = school
    await site.addSpecies('plant', ['Malus mutanda', 'Changing', '变'], {
      texts: { order: 'Alia' },
    })
    await send.edit(teacher, 'plant', 'Malus mutanda', {
      latinName: 'Quercus mutanda var. alba',
      // A form sends all fields, including the unchanged fields.
      ...malus,
      order: 'Alia',
    })
    expect(await plant('Quercus mutanda var. alba')).toMatchObject({
      ...{ rank: 'variety', genus: 'Quercus', family: 'Fagaceae' },
      order: 'Alia',
    })
  })

  test.each([
    ['rank', 'kingdom', 'is not a rank'],
    ['family', 'Rose family', 'is not one Latin word'],
    ['genus', 'x'.repeat(201), 'is longer than 200 characters'],
  ])('rejects the %s %s', async (field, value, problem) => {
    const [latinName, commonName, chineseName] = ['Malus implenda', 'Apple', '果']
    const edit = { latinName, commonName, chineseName, originalLatin: latinName, [field]: value }
    const rejected = await school.teacher.call('updateText', edit)
    expect(rejected.statusCode).toBe(400)
    expect(rejected.json().fields).toEqual({ [field]: problem })
  })

  test('imports columns of the classification, and completes species without a classification', async () => {
    const { site } = school
    await site.addSpecies('plant', ['Inventa secunda', 'Second', '新二'])
    const rows = [
      'latinName,commonName,chineseName,authorship,family,synonyms',
      'Inventa secunda,Second,新二,Mill.,Fagaceae,"Quercus secunda | L. | Flora\nQuercus altera"',
      'Inventa tertia,Third,新三,,,',
      'Inventa quarta,Fourth,新四,,Not one word,',
    ]
    const folder = await collectionFolder({ csv: { 'plants.csv': rows.join('\n') } })
    const { database, store } = site
    const report = await importCollection({ folder, database, store, timeZone: 'Asia/Shanghai' })
    expect(report.rejected).toEqual([
      { file: 'plants.csv', line: 5, reason: 'family: is not one Latin word' },
    ])
    expect(await plant('Inventa secunda')).toMatchObject({
      ...{ authorship: 'Mill.', family: 'Fagaceae', order: 'Fagales' },
      synonyms: [
        { scientificName: 'Quercus secunda', authorship: 'L.', source: 'Flora' },
        { scientificName: 'Quercus altera', authorship: '', source: '' },
      ],
    })
    expect(await plant('Inventa tertia')).toMatchObject({ genus: 'Inventa', family: '' })
  })
})
