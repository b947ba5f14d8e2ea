/** Tests that species are deleted and merged with all content that belongs to them. */
import { beforeAll, describe, expect, test } from 'vitest'
import { onEachDatabaseNightly } from '../../tests/harness/databases/databases.ts'
import {
  addRichSpecies,
  freshPicture,
  imagesOf,
  jsonOf,
  openSchool,
  type School,
  send,
} from '../../tests/harness/sites/rich-species.ts'
import { grebe, magnolia } from '../../tests/harness/sites/small-collection.ts'

onEachDatabaseNightly((open) => {
  let school: School
  beforeAll(async () => {
    school = await openSchool(await open())
  })

  const profileOf = (postName: string, call = 'syncPlantInfo') =>
    school.site.post(`/api/${call}`, { postName })
  const idOf = async (name: string) => jsonOf(await profileOf(name)).resultPost[0]._id as string
  const home = async () => jsonOf(await school.teacher.get('/api/uploadHome')).entries
  const creations = async () =>
    jsonOf(await school.site.get('/api/creationDocumentary')).allDisplays
  const isOf = (name: string) => (each: { plant: string }) => each.plant === name
  const sentBy = async (person: School['lin']) =>
    jsonOf(await person.get('/api/submissions')).submissions as {
      id: string
      status: string
      reason: string
      latinName: string
    }[]

  describe('deleting', () => {
    test('deletes all dependent content and no other content', async () => {
      const { site, teacher, lin } = school
      const name = 'Planta delenda'
      await addRichSpecies(school, 'plant', name)
      const { pics, arts } = await imagesOf(school, 'plant', name)
      expect([pics.length, arts.length]).toEqual([3, 2])
      const pending = (await sentBy(lin)).filter((each) => each.status === 'pending')
      const namesBefore = jsonOf(await site.get('/api/searchNames')).returnNames.length
      const deleted = await teacher.call('editPageDeletePlant', { id: await idOf(name) })
      expect(jsonOf(deleted)).toEqual({ message: 'Plant deleted', changeId: expect.any(String) })

      for (const each of [name, `${name} olim`])
        expect((await profileOf(each)).statusCode).toBe(404)
      expect((await site.get('/api/searchNames')).body).not.toContain(name)
      expect(jsonOf(await site.get('/api/searchNames')).returnNames).toHaveLength(namesBefore - 1)
      for (const { path } of [...pics, ...arts]) {
        const visitor = await site.get(`/public${path}`)
        expect(visitor.statusCode).toBe(404)
      }
      expect((await home()).filter(isOf(name))).toEqual([])
      expect((await creations()).filter(isOf(name))).toEqual([])
      const submissionsAfter = await sentBy(lin)
      for (const { id } of pending) {
        expect(submissionsAfter.find((each) => each.id === id)).toMatchObject({
          status: 'rejected',
          reason: 'The species was deleted',
        })
      }
      expect((await profileOf(magnolia[0])).statusCode).toBe(200)
    })

    test('rejects submissions for which changes were requested', async () => {
      const { lin, teacher } = school
      await send.species(teacher, 'plant', 'Planta evanida')
      const id = await send.picture(lin, 'plant', 'Planta evanida')
      jsonOf(await teacher.call('newPictureAuth', { ids: [id], decision: 'changes' }))
      jsonOf(await teacher.call('editPageDeletePlant', { id: await idOf('Planta evanida') }))
      const resubmitted = await lin.call('resubmit', { id, change: {} })
      expect([resubmitted.statusCode, resubmitted.json().code]).toEqual([409, 'not_returned'])
    })

    test('answers 404 for an id of the other kind, or of a deleted species', async () => {
      const bird = jsonOf(await profileOf(grebe[0], 'syncBirdInfo')).resultPost[0]._id
      const tree = await idOf(magnolia[0])
      const { teacher } = school
      expect((await teacher.call('editPageDeletePlant', { id: bird })).statusCode).toBe(404)
      expect((await teacher.call('editPageDeleteBird', { id: tree })).statusCode).toBe(404)
      expect((await profileOf(grebe[0], 'syncBirdInfo')).statusCode).toBe(200)
      await send.species(teacher, 'bird', 'Avis delenda')
      const id = jsonOf(await profileOf('Avis delenda', 'syncBirdInfo')).resultPost[0]._id
      const deleted = await teacher.call('editPageDeleteBird', { id })
      expect(jsonOf(deleted).message).toBe('Bird deleted')
      expect((await teacher.call('editPageDeleteBird', { id })).statusCode).toBe(404)
    })

    test('deletes a species once when twenty requests arrive at once', async () => {
      await send.species(school.teacher, 'plant', 'Planta semel')
      const id = await idOf('Planta semel')
      const all = await Promise.all(
        Array.from({ length: 20 }, () => school.teacher.call('editPageDeletePlant', { id })),
      )
      const codes = all.map(({ statusCode }) => statusCode)
      expect(codes.filter((code) => code === 200)).toHaveLength(1)
      expect(codes.filter((code) => code === 404)).toHaveLength(19)
    })
  })

  describe('merging', () => {
    const [source, target] = ['Planta falsa', 'Planta vera']
    const merge = (names: object) =>
      school.teacher.call('mergeSpecies', { kind: 'plant', ...names })
    let sharedImages: { pic: Buffer; art: Buffer; pending: Buffer }
    let pendingCreation: string

    beforeAll(async () => {
      const { lin, teacher } = school
      for (const name of [source, target]) await addRichSpecies(school, 'plant', name)
      sharedImages = {
        pic: await freshPicture(),
        art: await freshPicture(),
        pending: await freshPicture(),
      }
      for (const name of [source, target]) {
        await send.picture(teacher, 'plant', name, sharedImages.pic)
        await send.artwork(teacher, 'plant', name, sharedImages.art)
        await send.picture(lin, 'plant', name, sharedImages.pending)
      }
      // The shared picture has a creation, a featured pair and a nomination under the first species.
      await send.creation(teacher, 'plant', source, { pic: sharedImages.pic })
      const { pics, arts } = await imagesOf(school, 'plant', source)
      const sharedPicture = pics.at(-1)
      jsonOf(await teacher.call('featureToHome', { picId: sharedPicture?._id, artId: arts[0]._id }))
      const nomination = { plant: source, path: sharedPicture?.path ?? '' }
      jsonOf(await lin.form('uploadFeatureSingle', nomination))
      // A pending creation has an artwork that both species have.
      pendingCreation = await send.creation(lin, 'plant', source, { art: sharedImages.art })
    })

    test('rejects a merge of a species with itself, or with an unknown species', async () => {
      const rejected = await merge({ from: source, into: 'planta_FALSA' })
      expect([rejected.statusCode, rejected.json().code]).toEqual([400, 'same_species'])
      expect((await merge({ from: source, into: 'Nothing here' })).statusCode).toBe(404)
      expect((await merge({ from: 'Nothing here', into: target })).statusCode).toBe(404)
      expect((await merge({ kind: 'bird', from: source, into: target })).statusCode).toBe(404)
    })

    test('moves all content, nominations, submissions and addresses to the remaining species', async () => {
      const { site, lin, teacher } = school
      const text = jsonOf(await profileOf(target)).resultPost[0]
      const imagesBefore = [
        await imagesOf(school, 'plant', source),
        await imagesOf(school, 'plant', target),
      ]
      const [sourceCounts, targetCounts] = imagesBefore.map(({ pics, arts }) => [
        pics.length,
        arts.length,
      ])
      const [homeBefore, creationsBefore] = [await home(), await creations()]
      const countsBefore = jsonOf(await teacher.get('/api/waitingCounts'))
      const changeId = jsonOf(await merge({ from: source, into: target })).changeId
      expect(changeId).toBeTruthy()

      // A file of both species is stored once.
      const { pics, arts } = await imagesOf(school, 'plant', target)
      expect(pics).toHaveLength((sourceCounts?.[0] ?? 0) + (targetCounts?.[0] ?? 0) - 1)
      expect(arts).toHaveLength((sourceCounts?.[1] ?? 0) + (targetCounts?.[1] ?? 0) - 1)
      for (const { path } of [...pics, ...arts]) {
        expect((await site.get(`/public${path}`)).statusCode).toBe(200)
      }
      expect(jsonOf(await profileOf(target)).resultPost[0]).toEqual(text)
      for (const address of [source, `${source} olim`, `${target} olim`, source.toUpperCase()]) {
        expect(jsonOf(await profileOf(address)).resultPost[0].latinName).toBe(target)
      }
      expect(await home()).toHaveLength(homeBefore.length)
      expect((await home()).filter(isOf(source))).toEqual([])
      expect(await creations()).toHaveLength(creationsBefore.length)
      const paths = new Set([...pics, ...arts].map(({ path }) => path))
      for (const each of [...(await creations()), ...(await home())].filter(isOf(target))) {
        expect(paths).toContain(each.pic.path ?? each.pic)
        expect(paths).toContain(each.art.path ?? each.art)
      }
      const view = jsonOf(await teacher.call('adminView', { search: target })).resultPics
      const nominated = view.filter((each: { nominated: boolean }) => each.nominated)
      expect(nominated).toHaveLength(3)

      // Pending submissions now belong to the remaining species, and the same picture is pending once.
      const counts = jsonOf(await teacher.get('/api/waitingCounts'))
      expect(counts).toEqual({
        ...countsBefore,
        plants: countsBefore.plants - 1,
        pictures: countsBefore.pictures - 1,
        deleted: countsBefore.deleted + 1,
      })
      const duplicates = (await sentBy(lin)).filter(({ reason }) => /same picture/.test(reason))
      expect(duplicates).toMatchObject([{ status: 'rejected', latinName: target }])
    })

    test('leaves a pending creation that a reviewer can approve, even if both species had one of its halves', async () => {
      const { lin, teacher } = school
      const { temp } = jsonOf(await lin.get('/api/uploadCreation'))
      const card = temp.find(({ _id }: { _id: string }) => _id === pendingCreation)
      expect(card).toMatchObject({ plant: target, status: 'pending' })
      const countBefore = (await creations()).length
      jsonOf(await teacher.call('newCreationAuth', { id: pendingCreation, decision: true }))
      const pair = { pic: card.pic, art: card.art }
      expect((await creations()).filter(isOf(target))).toContainEqual(expect.objectContaining(pair))
      expect(await creations()).toHaveLength(countBefore + 1)
    })
  })
})
