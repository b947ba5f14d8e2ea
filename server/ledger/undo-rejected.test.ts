/** Tests that an impossible or repeated undo is rejected and changes no row. */
import { beforeAll, describe, expect, test } from 'vitest'
import { onEachDatabaseNightly } from '../../tests/harness/databases/databases.ts'
import { everyRow } from '../../tests/harness/sites/every-answer.ts'
import {
  freshPicture,
  imagesOf,
  jsonOf,
  openSchool,
  type School,
  send,
} from '../../tests/harness/sites/rich-species.ts'
import { magnolia } from '../../tests/harness/sites/small-collection.ts'

const [tree] = magnolia

onEachDatabaseNightly((open) => {
  let school: School
  beforeAll(async () => {
    school = await openSchool(await open())
  })

  const undo = (id: string) => school.teacher.call('undoChange', { id })
  const decide = async (call: 'handleEditDecision' | 'newPostAuth', id: string) =>
    jsonOf(await school.teacher.call(call, { id, decision: true })).changeId as string
  const approvePicture = async (id: string) =>
    jsonOf(await school.teacher.call('newPictureAuth', { ids: [id], decision: true })).decided[0]
      .changeId as string
  const approvedEdit = async (location: string) => {
    const change = { location, commonName: magnolia[1], chineseName: magnolia[2] }
    const id = await send.edit(school.lin, 'plant', tree, change)
    return decide('handleEditDecision', id)
  }
  /** Expects an error and unchanged rows. */
  async function expectRejected(id: string, status: number, code: string) {
    const before = await everyRow(school.site)
    const rejected = await undo(id)
    expect([rejected.statusCode, rejected.json().code]).toEqual([status, code])
    expect(rejected.json().message).not.toBe('')
    expect(await everyRow(school.site)).toEqual(before)
  }

  test('does not undo an entry that is already undone', async () => {
    const id = await approvedEdit('Here')
    jsonOf(await undo(id))
    await expectRejected(id, 409, 'undone_already')
  })

  test('undoes an entry once when twenty requests arrive at once', async () => {
    const id = await approvedEdit('There')
    const answers = await Promise.all(Array.from({ length: 20 }, () => undo(id)))
    const codes = answers.map(({ statusCode }) => statusCode)
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    expect(codes.filter((code) => code === 409)).toHaveLength(19)
    const [post] = jsonOf(
      await school.site.post('/api/syncPlantInfo', { postName: tree }),
    ).resultPost
    expect(post.location).toBe('Gate')
  })

  describe('does not undo an entry whose content changed later:', () => {
    test('an edit before another approved edit, until the later edit is undone', async () => {
      const first = await approvedEdit('First')
      const second = await approvedEdit('Second')
      await expectRejected(first, 409, 'changed_since')
      jsonOf(await undo(second))
      jsonOf(await undo(first))
    })

    test('a picture whose credits were corrected', async () => {
      const id = await approvePicture(await send.picture(school.lin, 'plant', tree))
      const { pics } = await imagesOf(school, 'plant', tree)
      const newest = pics.at(-1)?._id ?? ''
      const corrected = await school.teacher.call('updatePictures', {
        ids: pics.map(({ _id }) => _id),
        change: { takenBy: 'Wu' },
      })
      await expectRejected(id, 409, 'changed_since')
      jsonOf(await undo(jsonOf(corrected).changeId))
      const deleted = jsonOf(await school.teacher.call('editPageDelete', { ids: [newest] }))
      const isDeleted = (await imagesOf(school, 'plant', tree)).pics.every(
        ({ _id }) => _id !== newest,
      )
      expect(isDeleted).toBe(true)
      if (pics.length > 1) jsonOf(await undo(deleted.changeId))
      jsonOf(await undo(id))
    })

    test('a new species that has received a picture, even a pending picture', async () => {
      const id = await decide('newPostAuth', await send.species(school.lin, 'plant', 'Acer novum'))
      const pending = await send.picture(school.lin, 'plant', 'Acer novum')
      await expectRejected(id, 409, 'changed_since')
      const approved = await approvePicture(pending)
      await expectRejected(id, 409, 'changed_since')
      jsonOf(await undo(approved))
    })

    test('a deletion after which another species took the name', async () => {
      await send.species(school.teacher, 'plant', 'Acer alterum')
      const post = { postName: 'Acer alterum' }
      const [{ _id }] = jsonOf(await school.site.post('/api/syncPlantInfo', post)).resultPost
      const deleted = jsonOf(await school.teacher.call('editPageDeletePlant', { id: _id })).changeId
      await send.species(school.teacher, 'plant', 'Acer alterum')
      await expectRejected(deleted, 409, 'changed_since')
    })

    test('a rejection after which the author sent the same picture again', async () => {
      const bytes = await freshPicture()
      const id = await send.picture(school.lin, 'plant', tree, bytes)
      const rejected = await school.teacher.call('newPictureAuth', { ids: [id], decision: false })
      await send.picture(school.lin, 'plant', tree, bytes)
      await expectRejected(jsonOf(rejected).decided[0].changeId, 409, 'changed_since')
    })

    test('requested changes, once the author has resubmitted', async () => {
      const id = await send.picture(school.lin, 'plant', tree)
      const returned = await school.teacher.call('newPictureAuth', {
        ids: [id],
        decision: 'changes',
      })
      jsonOf(await school.lin.call('resubmit', { id, change: { takenBy: 'Lin Xiaoman' } }))
      await expectRejected(jsonOf(returned).decided[0].changeId, 409, 'changed_since')
    })
  })

  test('does not undo a purged entry, its undo, or the undo of that undo', async () => {
    const { pics } = await imagesOf(school, 'plant', tree)
    const ids = pics.slice(-1).map(({ _id }) => _id)
    const deleted = jsonOf(await school.teacher.call('editPageDelete', { ids })).changeId
    const restored = jsonOf(await undo(deleted)).changeId
    const again = jsonOf(await undo(restored)).changeId
    jsonOf(await school.teacher.call('purge', { id: deleted }))
    for (const id of [deleted, restored, again]) await expectRejected(id, 409, 'gone')
  })

  test('does not undo an unknown entry, or an entry without rows', async () => {
    await expectRejected('00000000-0000-4000-8000-000000000000', 404, 'not_found')
    await send.picture(school.lin, 'plant', tree)
    const [{ id, action, canUndo }] = jsonOf(await school.teacher.get('/api/activity')).entries
    expect([action, canUndo]).toEqual(['submit', false])
    await expectRejected(id, 404, 'not_found')
  })

  test('offers no undo of a submitted creation', async () => {
    const art = await freshPicture()
    await send.artwork(school.lin, 'plant', tree, art)
    await send.creation(school.lin, 'plant', tree, { art })
    const [{ action, canUndo }] = jsonOf(await school.teacher.get('/api/activity')).entries
    expect([action, canUndo]).toEqual(['submit', false])
  })
})
