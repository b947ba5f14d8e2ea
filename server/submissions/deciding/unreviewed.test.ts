/**
 * Tests that `PICTURE_REVIEW=off` publishes members' pictures at once, and that an admin can undo a
 * publication.
 */
import { beforeAll, expect, test } from 'vitest'
import { onEachDatabaseNightly } from '../../../tests/harness/databases/databases.ts'
import {
  imagesOf,
  jsonOf,
  openSchool,
  type School,
  send,
} from '../../../tests/harness/sites/rich-species.ts'
import { camphor, magnolia } from '../../../tests/harness/sites/small-collection.ts'

onEachDatabaseNightly((open) => {
  let school: School
  beforeAll(async () => {
    school = await openSchool(await open(), { PICTURE_REVIEW: 'off' })
  })
  const counts = async () => jsonOf(await school.teacher.get('/api/waitingCounts'))

  test.each(['picture', 'artwork'] as const)(
    'publishes the %s of a member, and lets an admin undo the publication',
    async (kind) => {
      const { lin, teacher, site } = school
      const half = kind === 'picture' ? 'pics' : 'arts'
      const before = (await imagesOf(school, 'plant', camphor[0]))[half].length
      const id = await send[kind](lin, 'plant', camphor[0])
      const published = (await imagesOf(school, 'plant', camphor[0]))[half]
      expect(published).toHaveLength(before + 1)
      const path = published.at(-1)?.path
      expect((await site.get(`/public${path}`)).statusCode).toBe(200)
      const [entry] = jsonOf(await teacher.get('/api/activity')).entries
      expect(entry).toMatchObject({ action: 'publish', username: lin.username, canUndo: true })
      expect((await lin.call('undoChange', { id: entry.id })).statusCode).toBe(403)

      const undone = jsonOf(await teacher.call('undoChange', { id: entry.id })).changeId
      expect((await imagesOf(school, 'plant', camphor[0]))[half]).toHaveLength(before)
      expect((await site.get(`/public${path}`)).statusCode).toBe(404)
      expect((await lin.get('/api/submissions')).body).not.toContain(id)
      jsonOf(await teacher.call('undoChange', { id: undone }))
      expect((await site.get(`/public${path}`)).statusCode).toBe(200)
    },
  )

  test('leaves all other submissions pending, including a creation with its halves', async () => {
    const { lin } = school
    await send.creation(lin, 'plant', magnolia[0])
    await send.species(lin, 'plant', 'Planta exspectans')
    await send.edit(lin, 'plant', magnolia[0], { location: 'Lake' })
    expect(await counts()).toMatchObject({ edits: 1, posts: 1, creations: 1, pictures: 0 })
  })
})
