/** Tests the call with which a member reads one of their own submissions before a resubmission. */
import { beforeAll, expect, test } from 'vitest'
import type { Output } from '../../../contract/calls/endpoints.ts'
import { onEachDatabaseNightly } from '../../../tests/harness/databases/databases.ts'
import { idOf } from '../../../tests/harness/examples/curation-examples.ts'
import { join, type Person } from '../../../tests/harness/sites/members.ts'
import { openSchool } from '../../../tests/harness/sites/rich-species.ts'
import type { Site } from '../../../tests/harness/sites/site.ts'
import { magnolia } from '../../../tests/harness/sites/small-collection.ts'

onEachDatabaseNightly((open) => {
  let site: Site
  let lin: Person
  let chen: Person
  beforeAll(async () => {
    ;({ site, lin, chen } = await openSchool(await open()))
  })

  const [latinName, commonName, chineseName] = magnolia
  const names = { latinName, commonName, chineseName, originalLatin: latinName }
  async function edit(person: Person, texts: object): Promise<string> {
    return (await person.call('updateText', { ...names, ...texts })).json().id
  }
  const readSubmission = async (person: Person, id: string): Promise<Output<'submissions'>> =>
    (await person.get(`/api/submissions?id=${id}`)).json()

  test('returns one submission by its id, with the fields that it empties', async () => {
    await edit(lin, { additionalInfo: 'Another' })
    const id = await edit(lin, { location: '', otherNames: 'Yulan' })
    const { submissions, total } = await readSubmission(lin, id)
    expect([submissions.map((submission) => submission.id), total]).toEqual([[id], 1])
    expect(submissions[0]?.details).toEqual({ location: '', otherNames: 'Yulan' })
    expect(submissions[0]?.sendKey).toMatch(/^[\w-]{8,64}$/)
  })

  test('states whether a new species has a page', async () => {
    const teacher = await join(site, 'admin')
    const plant = { latinName: 'Ulmus parvifolia', commonName: 'Chinese elm', chineseName: '榔榆' }
    const { id } = (await lin.form('uploadPlant', plant)).json()
    const page = async () => {
      const [submission] = (await readSubmission(lin, id)).submissions
      return [submission?.hasPage, submission?.latinName]
    }
    expect(await page()).toEqual([false, plant.latinName])
    await teacher.call('newPostAuth', { id, decision: true, reason: '' })
    expect(await page()).toEqual([true, plant.latinName])
    const deleted = await teacher.call('editPageDeletePlant', {
      id: await idOf(site, 'plant', plant.latinName),
    })
    expect(await page()).toEqual([false, plant.latinName])
    await teacher.call('undoChange', { id: deleted.json().changeId })
    expect(await page()).toEqual([true, plant.latinName])
  })

  test('does not return the submission of another member', async () => {
    const id = await edit(chen, { location: 'By the gate' })
    expect(await readSubmission(lin, id)).toMatchObject({ submissions: [], total: 0 })
    expect((await lin.get('/api/submissions?id=x')).statusCode).toBe(400)
  })
})
