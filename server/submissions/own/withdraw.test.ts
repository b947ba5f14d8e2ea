/** Tests that a member withdraws an undecided submission, and that an undo restores the submission. */
import { beforeAll, expect, test } from 'vitest'
import { onEachDatabaseNightly } from '../../../tests/harness/databases/databases.ts'
import type { Person } from '../../../tests/harness/sites/members.ts'
import {
  jsonOf,
  openSchool,
  type School,
  send,
  submissionOf,
} from '../../../tests/harness/sites/rich-species.ts'
import { magnolia } from '../../../tests/harness/sites/small-collection.ts'

const [tree] = magnolia

onEachDatabaseNightly((open) => {
  let school: School
  let lin: Person
  let teacher: Person
  beforeAll(async () => {
    school = await openSchool(await open())
    ;({ lin, teacher } = school)
  })

  const readOwn = (id: string) => submissionOf(lin, id)
  const undoOwn = (id: string, person = lin) => person.call('undoWithdrawal', { id })
  const withdraw = (id: string, person = lin) => person.call('withdrawSubmission', { id })
  const codeOf = (answer: { statusCode: number; json(): { code: string } }) =>
    [answer.statusCode, answer.json().code] as const

  test('hides a withdrawn submission and its picture from author and reviewer until an undo', async () => {
    const id = await send.picture(lin, 'plant', tree)
    const address = (await readOwn(id)).images[0].path
    const { changeId } = jsonOf(await withdraw(id))
    expect(await readOwn(id)).toBe(undefined)
    const { newPictures } = jsonOf(await teacher.get('/api/adminAuth?queue=newPictures'))
    expect(newPictures.map((each: { id: string }) => each.id)).not.toContain(id)
    for (const person of [lin, teacher]) {
      expect((await person.get(`/public${address}`)).statusCode).toBe(404)
    }
    expect((await undoOwn(changeId, school.chen)).statusCode).toBe(404)
    jsonOf(await undoOwn(changeId))
    expect((await readOwn(id)).status).toBe('pending')
    expect((await lin.get(`/public${address}`)).statusCode).toBe(200)
    expect(codeOf(await undoOwn(changeId))).toEqual([409, 'undone_already'])
  })

  test('lets only the author withdraw a submission, even after changes were requested', async () => {
    const id = await send.artwork(lin, 'plant', tree)
    for (const person of [school.chen, teacher]) {
      expect((await withdraw(id, person)).statusCode).toBe(404)
    }
    jsonOf(await teacher.call('newPictureAuth', { ids: [id], decision: 'changes' }))
    jsonOf(await withdraw(id))
    expect((await withdraw(id)).statusCode).toBe(404)
  })

  test('does not withdraw a submission that a reviewer decided meanwhile', async () => {
    const approved = await send.picture(lin, 'plant', tree)
    jsonOf(await teacher.call('newPictureAuth', { ids: [approved], decision: true }))
    expect(codeOf(await withdraw(approved))).toEqual([409, 'decided_already'])
    const rejected = await send.picture(lin, 'plant', tree)
    jsonOf(await teacher.call('newPictureAuth', { ids: [rejected], decision: false }))
    expect(codeOf(await withdraw(rejected))).toEqual([409, 'decided_already'])
  })

  test('withdraws a new species with its picture and creation, and restores all of them with an undo', async () => {
    const species = await send.species(lin, 'plant', 'Ulmus retracta')
    const picture = await send.picture(lin, 'plant', 'Ulmus retracta')
    const creation = await send.creation(lin, 'plant', 'Ulmus retracta')
    const { changeId } = jsonOf(await withdraw(species))
    for (const id of [species, picture, creation]) expect(await readOwn(id)).toBe(undefined)
    jsonOf(await undoOwn(changeId))
    for (const id of [species, picture, creation]) {
      expect(await readOwn(id)).toMatchObject({ latinName: 'Ulmus retracta', status: 'pending' })
    }
  })

  test('purges a withdrawn submission from the recycle bin with its master', async () => {
    const id = await send.picture(lin, 'plant', tree)
    const address = (await readOwn(id)).images[0].path
    const { changeId } = jsonOf(await withdraw(id))
    const { entries } = jsonOf(await teacher.get('/api/recycleBin'))
    expect(entries.map((entry: { id: string }) => entry.id)).toContain(changeId)
    jsonOf(await teacher.call('purge', { id: changeId }))
    expect(await school.site.store.get(`masters${address}`)).toBe(undefined)
    expect(codeOf(await undoOwn(changeId))).toEqual([409, 'gone'])
  })
})
