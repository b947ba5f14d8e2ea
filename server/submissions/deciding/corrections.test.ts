/**
 * Tests that an author corrects species, kinds and credits on request, and that a reviewer also corrects names and
 * texts before the approval.
 */
import { beforeAll, describe, expect, test } from 'vitest'
import { onEachDatabaseNightly } from '../../../tests/harness/databases/databases.ts'
import type { Person } from '../../../tests/harness/sites/members.ts'
import {
  freshPicture,
  imagesOf,
  jsonOf,
  openSchool,
  type School,
  send,
  submissionOf,
} from '../../../tests/harness/sites/rich-species.ts'
import { camphor, grebe, magnolia } from '../../../tests/harness/sites/small-collection.ts'

const [tree] = magnolia
const [otherTree] = camphor
const [water] = grebe

onEachDatabaseNightly((open) => {
  let school: School
  let lin: Person
  let chen: Person
  let teacher: Person
  beforeAll(async () => {
    school = await openSchool(await open())
    ;({ lin, chen, teacher } = school)
  })

  const ownSubmission = (id: string) => submissionOf(lin, id)
  const requestChanges = async (call: Parameters<Person['call']>[0], id: string) => {
    const selection = call === 'newPictureAuth' ? { ids: [id] } : { id }
    return jsonOf(
      await teacher.call(call, { ...selection, decision: 'changes', reason: 'Which one?' }),
    )
  }
  const resubmit = (id: string, change: object) => lin.call('resubmit', { id, change })
  const approvePicture = (id: string, change: object = {}) =>
    teacher.call('newPictureAuth', { ids: [id], decision: true, change })
  const birdNamed = async (postName: string) =>
    jsonOf(await school.site.post('/api/syncBirdInfo', { postName })).resultPost[0]

  describe('an author', () => {
    test('moves a picture to another species, and from plants to birds', async () => {
      const id = await send.picture(lin, 'plant', tree)
      await requestChanges('newPictureAuth', id)
      const withoutStage = await resubmit(id, { species: water, dbType: 'bird' })
      expect([withoutStage.statusCode, withoutStage.json().fields]).toEqual([
        400,
        { season: 'is required' },
      ])
      jsonOf(await resubmit(id, { species: water, dbType: 'bird', season: 'Juvenile' }))
      expect(await ownSubmission(id)).toMatchObject({
        ...{ status: 'pending', dbType: 'bird', latinName: water },
        details: { season: 'Juvenile', takenBy: 'Lin' },
      })
      await requestChanges('newPictureAuth', id)
      // The date determines the season of a plant.
      jsonOf(await resubmit(id, { species: otherTree }))
      expect(await ownSubmission(id)).toMatchObject({
        dbType: 'plant',
        details: { season: 'spring' },
      })
      expect((await resubmit(id, {})).statusCode).toBe(409)
    })

    test('moves a creation with both halves', async () => {
      const id = await send.creation(lin, 'plant', tree)
      await requestChanges('newCreationAuth', id)
      jsonOf(await resubmit(id, { species: otherTree, artist: 'Zhao' }))
      jsonOf(await teacher.call('newCreationAuth', { id, decision: true }))
      const { allDisplays } = jsonOf(await school.site.get('/api/creationDocumentary'))
      expect(allDisplays).toContainEqual(
        expect.objectContaining({ name: otherTree, artist: 'Zhao' }),
      )
    })

    test('chooses another species after the new species was rejected', async () => {
      const species = await send.species(lin, 'plant', 'Planta plastica')
      const id = await send.picture(lin, 'plant', 'Planta plastica')
      jsonOf(await teacher.call('newPostAuth', { id: species, decision: false }))
      expect((await resubmit(id, {})).json().fields).toEqual({ species: 'is required' })
      jsonOf(await resubmit(id, { species: tree }))
      expect(await ownSubmission(id)).toMatchObject({
        status: 'pending',
        latinName: tree,
        reason: '',
      })
    })

    test('gets an error for an unknown species, another author’s new species, and a repeated picture', async () => {
      await send.species(chen, 'plant', 'Planta aliena')
      const bytes = await freshPicture()
      const id = await send.picture(lin, 'plant', tree, bytes)
      await send.picture(lin, 'plant', otherTree, bytes)
      await requestChanges('newPictureAuth', id)
      for (const species of ['Planta nulla', 'Planta aliena']) {
        expect((await resubmit(id, { species })).statusCode).toBe(404)
      }
      expect((await resubmit(id, { species: otherTree })).json().code).toBe('sent_already')
      expect(await ownSubmission(id)).toMatchObject({ status: 'returned', latinName: tree })
    })
  })

  describe('a reviewer', () => {
    test('moves a picture before the approval, and back with an undo', async () => {
      const id = await send.picture(lin, 'plant', tree)
      const change = { species: water, dbType: 'bird', season: 'MaleAdult', takenBy: 'Lin Yue' }
      const before = (await imagesOf(school, 'bird', water)).pics.length
      const { decided } = jsonOf(await approvePicture(id, change))
      expect((await imagesOf(school, 'bird', water)).pics).toHaveLength(before + 1)
      jsonOf(await teacher.call('undoChange', { id: decided[0].changeId }))
      expect(await ownSubmission(id)).toMatchObject({
        status: 'pending',
        latinName: tree,
        dbType: 'plant',
      })
    })

    test('corrects the credits and the species of a creation', async () => {
      const id = await send.creation(lin, 'plant', tree)
      const card = jsonOf(await teacher.get('/api/adminAuth')).newCreationEntries[0]
      expect(card).toMatchObject({
        id,
        own: ['picture', 'artwork'],
        details: { artist: 'Chen' },
      })
      const change = { species: otherTree, artist: 'Zhao Hui', takenBy: 'Li Wei' }
      jsonOf(await teacher.call('newCreationAuth', { id, decision: true, change }))
      const { allDisplays } = jsonOf(await school.site.get('/api/creationDocumentary'))
      expect(allDisplays).toContainEqual(
        expect.objectContaining({ name: otherTree, artist: 'Zhao Hui', photographer: 'Li Wei' }),
      )
    })

    test('changes a new plant to a bird, with its texts and its pictures', async () => {
      const id = await send.species(lin, 'plant', 'Avis plantae')
      const picture = await send.picture(lin, 'plant', 'Avis plantae')
      const change = { dbType: 'bird', latinName: 'Avis vera', juvChar: 'Grey', location: 'Lake' }
      const decision = { id, decision: true, change }
      const { changeId } = jsonOf(await teacher.call('newPostAuth', decision))
      expect(await birdNamed('Avis vera')).toMatchObject({ juvChar: 'Grey', location: 'Lake' })
      expect(await ownSubmission(picture)).toMatchObject({ latinName: 'Avis vera', dbType: 'bird' })
      jsonOf(await teacher.call('undoChange', { id: changeId }))
      expect(await ownSubmission(id)).toMatchObject({ latinName: 'Avis plantae', dbType: 'plant' })
      expect(await ownSubmission(picture)).toMatchObject({
        latinName: 'Avis plantae',
        dbType: 'plant',
      })
      expect(await ownSubmission(picture)).toMatchObject({ details: { season: 'spring' } })
    })

    test('moves an edit with its texts to another species of the same kind', async () => {
      for (const name of ['Planta mota', 'Planta recta']) await send.species(teacher, 'plant', name)
      const id = await send.edit(lin, 'plant', 'Planta mota', { location: 'Lake' })
      const approve = (species: string) =>
        teacher.call('handleEditDecision', { id, decision: true, change: { species } })
      expect((await approve(water)).statusCode).toBe(404)
      const { changeId } = jsonOf(await approve('Planta recta'))
      const locations = async () =>
        Promise.all(
          ['Planta mota', 'Planta recta'].map(async (postName) => {
            const answer = jsonOf(await school.site.post('/api/syncPlantInfo', { postName }))
            return answer.resultPost[0].location
          }),
        )
      expect(await locations()).toEqual(['Gate', 'Lake'])
      expect((await ownSubmission(id)).outcome).toEqual({ state: 'moved', from: 'Planta mota' })
      jsonOf(await teacher.call('undoChange', { id: changeId }))
      expect(await locations()).toEqual(['Gate', 'Gate'])
      expect(await ownSubmission(id)).toMatchObject({ status: 'pending', latinName: 'Planta mota' })
    })

    test('corrects only the fields that an edit changes', async () => {
      await send.species(teacher, 'plant', 'Planta edita')
      const id = await send.edit(lin, 'plant', 'Planta edita', { location: 'Laek' })
      const change = { location: 'Lake', otherNames: 'Not proposed' }
      jsonOf(await teacher.call('handleEditDecision', { id, decision: true, change }))
      const request = { postName: 'Planta edita' }
      const [post] = jsonOf(await school.site.post('/api/syncPlantInfo', request)).resultPost
      expect(post).toMatchObject({ location: 'Lake', otherNames: '' })
    })
  })
})
