/** Tests the list of names for an admin to check, and the corrections of these names. */
import { beforeAll, describe, expect, test } from 'vitest'
import type { NameQuestion } from '../../../contract/taxonomy/name-questions.ts'
import { onEachDatabaseNightly } from '../../../tests/harness/databases/databases.ts'
import { join, type Person } from '../../../tests/harness/sites/members.ts'
import { jsonOf } from '../../../tests/harness/sites/rich-species.ts'
import { openSite, type Site } from '../../../tests/harness/sites/site.ts'

onEachDatabaseNightly((open) => {
  let site: Site
  let teacher: Person
  beforeAll(async () => {
    site = await openSite(await open())
    teacher = await join(site, 'admin')
    const add = site.addSpecies
    await add('plant', ['Camphora officinarum', 'Camphor tree', '樟'])
    const authorship = { authorship: '(L.) J. Presl', location: 'Gate' }
    await add('plant', ['Cinnamomum camphora', 'Camphor laurel', '樟'], { texts: authorship })
    await site.addPicture('plant', 'Cinnamomum camphora', { season: 'spring' })
    await add('plant', ['Rosa alba', 'White rose', '白蔷薇'])
    await add('plant', ['Rosa nova', 'white rose', '新蔷薇'])
    const synonyms = 'Rosa vetus | L.'
    await add('plant', ['Rosa recens', 'Recent rose', '近蔷薇'], { texts: { synonyms } })
    await add('plant', ['Rosa vetus', 'Old rose', '老蔷薇'])
    await add('plant', ['Inventa prima', 'First', '新一'])
    await add('plant', ['Inventa secunda', 'Second', '新二'])
    await add('plant', ['Oenanthe javanica', 'Water celery', '水芹'])
    await add('bird', ['Oenanthe isabellina', 'Wheatear', '沙䳭'])
    // A bird with the names of a plant is not a duplicate.
    await add('bird', ['Corvus albus', 'White rose', '樟'])
  })

  const questions = async () =>
    jsonOf(await teacher.get('/api/nameQuestions')) as { questions: NameQuestion[]; kept: number }
  const describeQuestion = ({ sort, name, species }: NameQuestion) =>
    `${sort} ${name}: ${species.map(({ latinName }) => latinName).join(', ')}`
  const listed = async () => (await questions()).questions.map(describeQuestion)
  const idOf = async (sort: string) =>
    (await questions()).questions.find((each) => each.sort === sort)?.id ?? ''
  const plant = async (postName: string) =>
    jsonOf(await site.post('/api/syncPlantInfo', { postName }))

  test('lists shared names, synonyms, unknown genera and homonyms', async () => {
    expect(await listed()).toEqual([
      'chineseName 樟: Camphora officinarum, Cinnamomum camphora',
      'commonName White rose: Rosa alba, Rosa nova',
      'synonym Rosa vetus: Rosa recens, Rosa vetus',
      'unknownGenus Inventa: Inventa prima, Inventa secunda',
      'homonym Oenanthe: Oenanthe javanica, Oenanthe isabellina',
    ])
  })

  describe('a kept question', () => {
    test('is asked again after an undo, and when another species has the name', async () => {
      const id = await idOf('commonName')
      const { changeId } = jsonOf(await teacher.call('keepNames', { id }))
      expect((await listed()).join()).not.toContain('White rose')
      expect((await questions()).kept).toBe(1)
      expect((await teacher.call('keepNames', { id })).statusCode).toBe(409)

      const undone = jsonOf(await teacher.call('undoChange', { id: changeId }))
      expect((await listed()).join()).toContain('White rose')
      jsonOf(await teacher.call('undoChange', { id: undone.changeId }))
      expect((await listed()).join()).not.toContain('White rose')

      await site.addSpecies('plant', ['Rosa tertia', 'White Rose', '三蔷薇'])
      expect(await listed()).toContain('commonName White rose: Rosa alba, Rosa nova, Rosa tertia')
    })

    test('applies to species added later if the question is about a genus', async () => {
      jsonOf(await teacher.call('keepNames', { id: await idOf('unknownGenus') }))
      await site.addSpecies('plant', ['Inventa tertia', 'Third', '新三'])
      expect((await listed()).join()).not.toContain('Inventa')
    })

    test('is rejected unless the site asks this question', async () => {
      expect((await teacher.call('keepNames', { id: 'f'.repeat(64) })).statusCode).toBe(404)
    })
  })

  test('makes a synonym of a duplicate, keeps its picture and text, and undoes the merge', async () => {
    const profilesBefore = [await plant('Camphora officinarum'), await plant('Cinnamomum camphora')]
    const merge = { kind: 'plant', into: 'Camphora officinarum', from: ['Cinnamomum camphora'] }
    const { changeId } = jsonOf(await teacher.call('makeSynonyms', merge))

    const accepted = await plant('Cinnamomum camphora')
    expect(accepted.photographs).toHaveLength(1)
    expect(accepted.resultPost[0]).toMatchObject({
      ...{ latinName: 'Camphora officinarum', commonName: 'Camphor tree', location: 'Gate' },
      // The species does not get the authorship of the merged name.
      authorship: '',
      synonyms: [
        { scientificName: 'Cinnamomum camphora', authorship: '(L.) J. Presl', source: '' },
      ],
    })
    expect((await listed()).join()).not.toContain('樟')

    jsonOf(await teacher.call('undoChange', { id: changeId }))
    expect([await plant('Camphora officinarum'), await plant('Cinnamomum camphora')]).toEqual(
      profilesBefore,
    )
  })

  test('merges several species in one ledger entry, and drops the accepted name from the synonyms', async () => {
    const merge = { kind: 'plant', into: 'Rosa vetus', from: ['Rosa recens', 'Rosa tertia'] }
    const { changeId } = jsonOf(await teacher.call('makeSynonyms', merge))
    const { synonyms } = (await plant('Rosa vetus')).resultPost[0]
    expect(synonyms.map((each: { scientificName: string }) => each.scientificName)).toEqual([
      'Rosa recens',
      'Rosa tertia',
    ])
    jsonOf(await teacher.call('undoChange', { id: changeId }))
    expect((await plant('Rosa recens')).resultPost[0].latinName).toBe('Rosa recens')
  })

  test.each([
    [404, 'Rosa alba', ['Rosa nulla']],
    [400, 'Rosa alba', ['rosa_alba']],
  ])(
    'answers %s for a merge into %s of %j, and changes nothing',
    async (status, target, sources) => {
      const profileBefore = await plant('Rosa alba')
      const rejected = await teacher.call('makeSynonyms', {
        kind: 'plant',
        into: target,
        from: sources,
      })
      expect(rejected.statusCode).toBe(status)
      expect(await plant('Rosa alba')).toEqual(profileBefore)
    },
  )
})
