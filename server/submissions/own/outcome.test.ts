/**
 * Tests that a member's submissions are listed with their outcome, first the submissions with requested changes, then
 * the news.
 */
import { beforeAll, describe, expect, test } from 'vitest'
import type { Output } from '../../../contract/calls/endpoints.ts'
import { onEachDatabaseNightly } from '../../../tests/harness/databases/databases.ts'
import { idOf } from '../../../tests/harness/examples/curation-examples.ts'
import { join, type Person } from '../../../tests/harness/sites/members.ts'
import {
  freshPicture,
  jsonOf,
  openSchool,
  type School,
  send,
} from '../../../tests/harness/sites/rich-species.ts'
import { camphor, magnolia } from '../../../tests/harness/sites/small-collection.ts'

onEachDatabaseNightly((open) => {
  let school: School
  beforeAll(async () => {
    school = await openSchool(await open())
  })

  const listOf = async (person: Person, query = ''): Promise<Output<'submissions'>> =>
    jsonOf(await person.get(`/api/submissions?${query}`))
  const one = async (id: string, person = school.lin) =>
    (await listOf(person, `id=${id}`)).submissions[0]
  const undo = (id: string) => school.teacher.call('undoChange', { id })
  const decide = async (id: string, decision: boolean | string = true) =>
    jsonOf(await school.teacher.call('newPictureAuth', { ids: [id], decision })).decided[0]
  const decideNew = async (id: string, more: object = {}) =>
    jsonOf(await school.teacher.call('newPostAuth', { id, decision: true, ...more }))

  /** Sends a picture and approves it. @returns the ids of the submission and of the picture */
  async function approved(name: string = magnolia[0], bytes?: Uint8Array) {
    const id = await send.picture(school.lin, 'plant', name, bytes)
    await decide(id)
    const { db } = school.site.database
    const row = await db
      .selectFrom('submission')
      .select('result_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return { id, picture: row.result_id ?? '' }
  }

  describe('a published picture', () => {
    test('has no outcome as long as it is published under its first species', async () => {
      const { id } = await approved()
      expect(await one(id)).not.toHaveProperty('outcome')
    })

    test('names its current species after an admin moved it, until an undo', async () => {
      const { id, picture } = await approved()
      const change = { latinName: camphor[0] }
      const moved = jsonOf(await school.teacher.call('updatePictures', { ids: [picture], change }))
      expect(await one(id)).toMatchObject({
        latinName: camphor[0],
        chineseName: camphor[2],
        hasPage: true,
        outcome: { state: 'moved', from: magnolia[0] },
      })
      jsonOf(await undo(moved.changeId))
      const back = await one(id)
      expect([back?.latinName, back?.outcome]).toEqual([magnolia[0], undefined])
    })

    test('reports its deletion, and its restoration after an undo', async () => {
      const { id, picture } = await approved()
      const deleted = jsonOf(await school.teacher.call('editPageDelete', { id: picture }))
      const at = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
      expect((await one(id))?.outcome).toEqual({ state: 'deleted', at })
      const restored = jsonOf(await undo(deleted.changeId))
      expect((await one(id))?.outcome).toEqual({ state: 'restored', at })
      const again = jsonOf(await undo(restored.changeId))
      expect((await one(id))?.outcome).toEqual({ state: 'deleted', at })
      jsonOf(await school.teacher.call('purge', { id: deleted.changeId }))
      expect((await one(id))?.outcome).toEqual({ state: 'deleted' })
      expect((await undo(again.changeId)).statusCode).toBe(409)
    })

    test('names the remaining species after a merge, even if both species had the picture', async () => {
      const [from, into] = ['Acer mersum', 'Acer receptum']
      for (const name of [from, into]) await send.species(school.teacher, 'plant', name)
      const bytes = await freshPicture()
      await send.picture(school.teacher, 'plant', into, bytes)
      const [same, other] = [await approved(from, bytes), await approved(from)]
      const pending = await send.picture(school.lin, 'plant', from)
      const rejected = await send.picture(school.lin, 'plant', from)
      await decide(rejected, false)
      const merge = { kind: 'plant', from, into }
      const { changeId } = jsonOf(await school.teacher.call('mergeSpecies', merge))
      for (const id of [same.id, other.id, pending]) {
        expect(await one(id)).toMatchObject({
          latinName: into,
          outcome: { state: 'moved', from },
        })
      }
      expect(await one(rejected)).not.toHaveProperty('outcome')
      jsonOf(await undo(changeId))
      for (const id of [same.id, other.id, pending]) {
        const row = await one(id)
        expect([row?.latinName, row?.outcome]).toEqual([from, undefined])
      }
    })

    test('reports the deletion of its species, and the restoration after an undo', async () => {
      const name = 'Acer abolitum'
      const species = await send.species(school.lin, 'plant', name)
      await decideNew(species)
      const { id } = await approved(name)
      const edit = await send.edit(school.lin, 'plant', name, { location: 'Roof' })
      jsonOf(await school.teacher.call('handleEditDecision', { id: edit, decision: true }))
      const deletion = { id: await idOf(school.site, 'plant', name) }
      const { changeId } = jsonOf(await school.teacher.call('editPageDeletePlant', deletion))
      for (const each of [species, id, edit]) {
        expect((await one(each))?.outcome?.state).toBe('deleted')
      }
      jsonOf(await undo(changeId))
      for (const each of [species, id]) {
        expect(await one(each)).toMatchObject({
          latinName: name,
          hasPage: true,
          outcome: { state: 'restored' },
        })
      }
    })
  })

  test('names the recorded species for a new species approved as that species, and for its pictures', async () => {
    const name = 'Acer iteratum'
    const species = await send.species(school.lin, 'plant', name)
    const picture = await send.picture(school.lin, 'plant', name)
    await decideNew(species, { existing: magnolia[0] })
    for (const id of [species, picture]) {
      expect(await one(id)).toMatchObject({
        latinName: magnolia[0],
        outcome: { state: 'moved', from: name },
      })
    }
  })

  test('names the remaining species of a creation after a merge, and reports the deletion of the creation', async () => {
    const [from, into] = ['Acer compositum', 'Acer alterum']
    for (const name of [from, into]) await send.species(school.teacher, 'plant', name)
    const halves = { pic: await freshPicture(), art: await freshPicture() }
    await send.creation(school.teacher, 'plant', into, halves)
    const ids: string[] = []
    const alone = { pic: null, art: await freshPicture() }
    await send.creation(school.teacher, 'plant', into, alone)
    for (const own of [halves, {}, alone]) {
      const id = await send.creation(school.lin, 'plant', from, own)
      jsonOf(await school.teacher.call('newCreationAuth', { id, decision: true }))
      ids.push(id)
    }
    jsonOf(await school.teacher.call('mergeSpecies', { kind: 'plant', from, into }))
    for (const id of ids) {
      expect(await one(id)).toMatchObject({ latinName: into, outcome: { state: 'moved', from } })
    }
    const all: { id: string; outcome?: object }[] = jsonOf(
      await school.lin.get('/api/submissions'),
    ).submissions
    const moved = all.filter(({ id }) => ids.includes(id)).map(({ outcome }) => outcome)
    expect(moved).toEqual(ids.map(() => expect.objectContaining({ state: 'moved', from })))
    const remainingCards = jsonOf(await school.teacher.get('/api/uploadCreation')).temp.filter(
      ({ plant }: { plant: string }) => plant === into,
    )
    expect(remainingCards).toHaveLength(3)
    for (const each of jsonOf(await school.teacher.get('/api/uploadCreation')).temp) {
      if (each.plant !== into) continue
      jsonOf(await school.teacher.call('unFeatureCreation', { temp: each._id }))
    }
    for (const id of ids) expect((await one(id))?.outcome?.state).toBe('deleted')
  })

  describe('the news of a member', () => {
    let mei: Person
    const newsOf = async (person: Person): Promise<Output<'submissionNews'>> =>
      jsonOf(await person.get('/api/submissionNews'))
    const idsOf = async (query = '') =>
      (await listOf(mei, query)).submissions.map(({ id, isNews }) => [id, isNews ?? false])

    test('is counted until the member has seen it, and listed above pending submissions', async () => {
      mei = await join(school.site)
      expect(await newsOf(mei)).toEqual({ returned: 0, decided: 0, pending: 0 })
      const sent: string[] = []
      for (let count = 0; count < 4; count++) {
        sent.push(await send.picture(mei, 'plant', magnolia[0]))
      }
      const [yes = '', no = '', changes = '', pending = ''] = sent
      await decide(yes)
      await decide(no, false)
      await decide(changes, 'changes')
      expect(await newsOf(mei)).toEqual({ returned: 1, decided: 2, pending: 0 })
      const opened = await listOf(mei)
      const news = [
        [changes, false],
        [no, true],
        [yes, true],
        [pending, false],
      ]
      expect(await idsOf()).toEqual(news)

      const until = opened.submissions.map(({ decidedInstant }) => decidedInstant ?? '').sort()
      const seen = await mei.call('submissionsSeen', { until: until.at(-1) })
      expect(jsonOf(seen)).toEqual({ returned: 1, decided: 0, pending: 0 })
      expect((await idsOf())[0]).toEqual([changes, false])
      expect((await idsOf()).filter(([, isNews]) => isNews)).toEqual([])
      // Later pages keep the order of the first page.
      expect(await idsOf(`since=${encodeURIComponent(opened.since)}`)).toEqual(news)
    })

    test('is empty for a visitor', async () => {
      const none = jsonOf(await school.site.get('/api/submissionNews'))
      expect(none).toEqual({ returned: 0, decided: 0, pending: 0 })
    })

    test('leaves out an undone decision', async () => {
      const id = await send.picture(mei, 'plant', magnolia[0])
      const { changeId } = await decide(id)
      expect((await newsOf(mei)).decided).toBe(1)
      jsonOf(await undo(changeId))
      expect((await newsOf(mei)).decided).toBe(0)
    })

    test('cannot be marked as seen before it happens, nor as unseen again', async () => {
      const ahead = new Date(Date.now() + 86_400_000).toISOString()
      jsonOf(await mei.call('submissionsSeen', { until: ahead }))
      const id = await send.picture(mei, 'plant', magnolia[0])
      await decide(id)
      expect((await newsOf(mei)).decided).toBe(1)
      jsonOf(await mei.call('submissionsSeen', { until: new Date().toISOString() }))
      jsonOf(await mei.call('submissionsSeen', { until: '2020-01-01T00:00:00Z' }))
      expect((await newsOf(mei)).decided).toBe(0)
    })

    test('counts pending submissions for an admin, but no own publications', async () => {
      const teacher = await join(school.site, 'admin')
      const before = await newsOf(teacher)
      await send.picture(teacher, 'plant', magnolia[0])
      await send.creation(school.chen, 'plant', magnolia[0])
      const after = await newsOf(teacher)
      expect(after).toEqual({ returned: 0, decided: 0, pending: before.pending + 1 })
    })
  })
})
