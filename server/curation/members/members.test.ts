/**
 * Tests that an admin sees all submissions of one member with their states, and hides all pictures, files and creations
 * of the member at once.
 */
import { beforeAll, expect, test } from 'vitest'
import type { Member } from '../../../contract/schemas/accounts/members.ts'
import { onEachDatabaseNightly } from '../../../tests/harness/databases/databases.ts'
import { jpeg } from '../../../tests/harness/pictures/pictures.ts'
import { join } from '../../../tests/harness/sites/members.ts'
import {
  imagesOf,
  jsonOf,
  openSchool,
  type School,
  send,
} from '../../../tests/harness/sites/rich-species.ts'
import { camphor, magnolia } from '../../../tests/harness/sites/small-collection.ts'

const [tree] = magnolia

onEachDatabaseNightly((open) => {
  let school: School
  let picture: string
  beforeAll(async () => {
    school = await openSchool(await open())
    const { lin, teacher } = school
    const approve = async (call: 'newPictureAuth' | 'newCreationAuth', id: string) => {
      const target = call === 'newPictureAuth' ? { ids: [id] } : { id }
      jsonOf(await teacher.call(call, { ...target, decision: true }))
    }
    await approve('newPictureAuth', await send.picture(lin, 'plant', tree))
    await approve('newCreationAuth', await send.creation(lin, 'plant', camphor[0]))
    await send.edit(lin, 'plant', tree, { location: 'Lake' })
    picture = (await pictureOfLin())?.images[0]?.path ?? ''
  })

  const linsPage = async (): Promise<Member> =>
    jsonOf(await school.teacher.get(`/api/member?id=${school.lin.accountId}`))
  const pictureOfLin = async () =>
    (await linsPage()).submissions.find(({ kind }) => kind === 'picture')
  const hide = (hidden: boolean) =>
    school.teacher.call('hideAllOf', { id: school.lin.accountId, hidden })
  const creations = async () =>
    jsonOf(await school.site.get('/api/creationDocumentary')).allDisplays.map(
      ({ plant }: { plant: string }) => plant,
    )
  const fileStatus = async () => (await school.site.get(`/public${picture}`)).statusCode

  test('lists all submissions of a member with their states, for admins alone', async () => {
    const { account, submissions, total, visible, hidden } = await linsPage()
    expect(account).toMatchObject({ id: school.lin.accountId, username: school.lin.username })
    expect(submissions.map(({ kind, status, shown }) => [kind, status, shown])).toEqual([
      ['creation', 'approved', 'public'],
      ['picture', 'approved', 'public'],
      ['edit', 'pending', 'none'],
    ])
    expect([total, visible, hidden]).toEqual([3, 3, 0])
    const address = `/api/member?id=${school.lin.accountId}`
    expect((await school.lin.get(address)).statusCode).toBe(403)
    expect((await school.site.get(address)).statusCode).toBe(401)
    const nobody = '/api/member?id=00000000-0000-4000-8000-000000000000'
    expect((await school.teacher.get(nobody)).statusCode).toBe(404)
  })

  test('hides all pictures, files and creations, and shows the hidden content again', async () => {
    const paths = async () => (await imagesOf(school, 'plant', tree)).pics.map(({ path }) => path)
    expect([await paths(), await fileStatus()]).toEqual([expect.arrayContaining([picture]), 200])
    const { changeId, count } = jsonOf(await hide(true))
    expect(count).toBe(3)
    expect(await paths()).not.toContain(picture)
    expect(await fileStatus()).toBe(404)
    expect(await creations()).toEqual([])
    const { submissions, visible, hidden } = await linsPage()
    expect(submissions.map(({ shown }) => shown)).toEqual(['hidden', 'hidden', 'none'])
    expect([visible, hidden]).toEqual([0, 3])
    const repeated = await hide(true)
    expect([repeated.statusCode, repeated.json().code]).toEqual([409, 'nothing_to_hide'])

    jsonOf(await school.teacher.call('undoChange', { id: changeId }))
    expect([await fileStatus(), await creations()]).toEqual([200, [camphor[0]]])
    jsonOf(await hide(true))
    expect(jsonOf(await hide(false)).count).toBe(3)
    expect([await fileStatus(), await creations()]).toEqual([200, [camphor[0]]])
  })

  test('marks a deleted picture, and shows its author in the recycle bin', async () => {
    const { pics } = await imagesOf(school, 'plant', tree)
    const pictureOfProfile = pics.find(({ path }) => path === picture)
    expect(pictureOfProfile).not.toHaveProperty('sender')
    jsonOf(await school.teacher.call('editPageDelete', { id: pictureOfProfile?._id }))
    expect((await pictureOfLin())?.shown).toBe('deleted')
    const [entry] = jsonOf(await school.teacher.get('/api/recycleBin')).entries
    expect(entry.pictures).toMatchObject([{ path: picture, sender: school.lin.username }])
  })

  test('shows the author of each picture of a species to admins alone', async () => {
    const query = { search: camphor[0] }
    const [pic] = jsonOf(await school.teacher.call('adminView', query)).resultPics
    expect(pic).toMatchObject({ sender: school.lin.username, sentAt: expect.stringMatching(/^20/) })
    for (const headers of [{}, school.lin.authorization]) {
      const { body } = await school.site.post(
        '/api/syncPlantInfo',
        { postName: camphor[0] },
        headers,
      )
      expect(body).not.toMatch(/"sender"|"sentAt"/)
    }
  })

  test('hides no picture that another member submitted with the same bytes', async () => {
    const { chen, lin, teacher } = school
    const bytes = await jpeg('sent twice')
    const earlier = await send.picture(chen, 'plant', tree, bytes)
    const later = await send.picture(lin, 'plant', tree, bytes)
    for (const id of [earlier, later]) {
      jsonOf(await teacher.call('newPictureAuth', { ids: [id], decision: true }))
    }
    const paths = async () => (await imagesOf(school, 'plant', tree)).pics.map(({ path }) => path)
    const pathsBefore = await paths()
    const { visible } = await linsPage()
    expect(jsonOf(await hide(true)).count).toBe(visible)
    expect(await paths()).toEqual(pathsBefore)
  })

  test('hides a creation whose photograph and artwork another member published', async () => {
    const { teacher, site } = school
    const author = await join(site)
    const [pic, art] = [await jpeg('half one'), await jpeg('half two')]
    await send.picture(teacher, 'plant', tree, pic)
    await send.artwork(teacher, 'plant', tree, art)
    const id = await send.creation(author, 'plant', tree, { pic, art })
    jsonOf(await teacher.call('newCreationAuth', { id, decision: true }))
    const plants = async () =>
      jsonOf(await site.get('/api/creationDocumentary')).allDisplays.map(
        ({ plant }: { plant: string }) => plant,
      )
    expect(await plants()).toContain(tree)
    const answer = await teacher.call('hideAllOf', { id: author.accountId, hidden: true })
    expect([answer.statusCode, answer.json().count]).toEqual([200, 0])
    expect(await plants()).not.toContain(tree)
  })
})
