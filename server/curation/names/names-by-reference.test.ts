/** Tests the questions about names that the reference lacks, or lists as synonyms or homonyms. */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import type { NameQuestion } from '../../../contract/taxonomy/name-questions.ts'
import { onEachDatabaseNightly } from '../../../tests/harness/databases/databases.ts'
import { join, type Person } from '../../../tests/harness/sites/members.ts'
import { jsonOf, send } from '../../../tests/harness/sites/rich-species.ts'
import { openSite, type Site } from '../../../tests/harness/sites/site.ts'
import { loadReference } from '../../reference/loading/load.ts'

const csv = `scientificName,scientificNameAuthorship,family,acceptedNameUsage
Magnolia denudata,Desr.,Magnoliaceae,
Yulania denudata,,Magnoliaceae,Magnolia denudata
Rosa vetus,,Rosaceae,Rosa nova
Rosa ambigua,L.,Rosaceae,
Rosa ambigua,Mill.,Rosaceae,Rosa nova
`

onEachDatabaseNightly((open) => {
  let site: Site
  let teacher: Person
  beforeAll(async () => {
    site = await openSite(await open())
    teacher = await join(site, 'admin')
    await site.addSpecies('plant', ['Magnolia denudata', 'Yulan', '玉兰'])
    await site.addSpecies('plant', ['Yulania denudata', 'Lily tree', '木兰'])
    await site.addSpecies('plant', ['Rosa vetus', 'Old rose', '老蔷薇'])
    await site.addSpecies('plant', ['Rosa ambigua', 'Double rose', '疑蔷薇'])
    await site.addSpecies('plant', ['Rosa ignota', 'Unknown rose', '无名蔷薇'])
    await site.addSpecies('plant', ["Rosa alba 'Maxima'", 'White rose', '白蔷薇'])
    await site.addSpecies('bird', ['Anas crecca', 'Teal', '绿翅鸭'])
  })

  async function load(text: string) {
    const file = path.join(site.database.dataFolder, 'names.csv')
    await writeFile(file, text)
    await loadReference(site.database, [{ path: file, name: 'names.csv' }])
  }
  const plant = async (postName: string) =>
    jsonOf(await site.post('/api/syncPlantInfo', { postName })).resultPost[0]
  const listed = async () => {
    const { questions } = jsonOf(await teacher.get('/api/nameQuestions'))
    return questions.map(
      ({ sort, name, species }: NameQuestion) =>
        `${sort} ${name}: ${species.map(({ latinName }) => latinName).join(', ')}`,
    )
  }

  test('asks nothing without a reference', async () => {
    expect(await listed()).toEqual([])
  })

  test('asks about synonyms, homonyms and unknown names of the kinds that the reference covers', async () => {
    await load(csv)
    expect(await listed()).toEqual([
      'referenceSynonym Rosa nova: Rosa vetus',
      'referenceSynonym Magnolia denudata: Yulania denudata, Magnolia denudata',
      'notInReference Rosa ignota: Rosa ignota',
      'referenceHomonym Rosa ambigua L. / Mill.: Rosa ambigua',
    ])
  })

  test('asks about the authors of a homonym until an admin enters the authors', async () => {
    await send.edit(teacher, 'plant', 'Rosa ambigua', { authorship: 'Mill.' })
    expect((await listed()).join()).not.toContain('Rosa ambigua')
  })

  test('stops asking once a duplicate is a synonym, and once an unknown name is kept', async () => {
    const merge = { kind: 'plant', into: 'Magnolia denudata', from: ['Yulania denudata'] }
    jsonOf(await teacher.call('makeSynonyms', merge))
    const { questions } = jsonOf(await teacher.get('/api/nameQuestions'))
    const { id } = questions.find(({ sort }: NameQuestion) => sort === 'notInReference')
    const { changeId } = jsonOf(await teacher.call('keepNames', { id }))
    expect(await listed()).toEqual(['referenceSynonym Rosa nova: Rosa vetus'])
    jsonOf(await teacher.call('undoChange', { id: changeId }))
    expect(await listed()).toContain('notInReference Rosa ignota: Rosa ignota')
  })

  test('fills in the family and the order from the reference, for several genera in one ledger entry', async () => {
    for (const name of ['Cognita prima', 'Cognita altera', 'Semicognita una', 'Incognita una']) {
      await site.addSpecies('plant', [name, name, name])
    }
    await load(`genus,family,order\nCognita,Rosaceae,Rosales\nSemicognita,Semiaceae,Semiales\n`)
    const unknownGenera = async () => {
      const { questions } = jsonOf(await teacher.get('/api/nameQuestions'))
      return questions.filter(({ sort }: NameQuestion) => sort === 'unknownGenus')
    }
    const questionsBefore = await unknownGenera()
    expect(questionsBefore.map(({ name, found }: NameQuestion) => [name, found])).toEqual([
      ['Cognita', { family: 'Rosaceae', order: 'Rosales' }],
      ['Incognita', null],
      ['Semicognita', { family: 'Semiaceae', order: 'Semiales' }],
    ])
    const ids = questionsBefore.map(({ id }: NameQuestion) => id)
    const { changeId, count } = jsonOf(await teacher.call('fillClassification', { ids }))
    expect(count).toBe(3)
    expect(await plant('Cognita altera')).toMatchObject({ family: 'Rosaceae', order: 'Rosales' })
    expect(await plant('Semicognita una')).toMatchObject({ family: 'Semiaceae', order: 'Semiales' })
    expect((await unknownGenera()).map(({ name }: NameQuestion) => name)).toEqual(['Incognita'])
    const again = await teacher.call('fillClassification', { ids: [ids[1]] })
    expect(again.statusCode).toBe(409)
    jsonOf(await teacher.call('undoChange', { id: changeId }))
    expect(await plant('Cognita altera')).toMatchObject({ family: '', order: '' })
    expect(await unknownGenera()).toEqual(questionsBefore)
  })

  test('fills in only empty fields, and rejects an unknown question', async () => {
    await site.addSpecies('plant', ['Propria una', 'Own', '自科'], {
      texts: { family: 'Propriaceae' },
    })
    await site.addSpecies('plant', ['Aliena una', 'Other', '他科'], {
      texts: { family: 'Alienaceae' },
    })
    await load('genus,family,order\nPropria,Propriaceae,Propriales\nAliena,Rosaceae,Rosales\n')
    const { questions } = jsonOf(await teacher.get('/api/nameQuestions'))
    const questionNamed = (genus: string): NameQuestion =>
      questions.find(({ name }: NameQuestion) => name === genus)
    expect(questionNamed('Aliena').found).toBe(null)
    jsonOf(await teacher.call('fillClassification', { ids: [questionNamed('Propria').id] }))
    const filled = { family: 'Propriaceae', order: 'Propriales' }
    expect(await plant('Propria una')).toMatchObject(filled)
    const wrong = await teacher.call('fillClassification', { ids: ['f'.repeat(64)] })
    expect(wrong.statusCode).toBe(404)
  })
})
