/** Tests that files without a row are deleted after a day, and that every file that a row may need is kept. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dayInMs } from '../../contract/limits.ts'
import { storedFiles } from '../../tests/harness/databases/contents.ts'
import { onEachDatabase } from '../../tests/harness/databases/databases.ts'
import { jpeg, png } from '../../tests/harness/pictures/pictures.ts'
import {
  freshPicture,
  imagesOf,
  jsonOf,
  openSchool,
  type School,
  send,
} from '../../tests/harness/sites/rich-species.ts'
import { magnolia } from '../../tests/harness/sites/small-collection.ts'
import { takeFilesLease } from '../database/lease.ts'
import { uploadFormats } from '../media/decoding/decode.ts'
import { avifKey, storePicture } from '../media/intake.ts'
import type { Store } from '../media/store/store.ts'
import { createSweep, type Sweep } from './sweep.ts'

const [tree] = magnolia
const beforeOneDay = () => Date.now() + dayInMs - 60_000
const afterOneDay = () => Date.now() + dayInMs + 60_000

onEachDatabase((open) => {
  let school: School
  let store: Store
  let sweep: Sweep
  beforeAll(async () => {
    school = await openSchool(await open())
    store = school.site.store
    sweep = createSweep({ database: school.site.database, store })
    await sweep()
  })

  const files = () => storedFiles(school.site.database)
  const filesOf = async (path: string) => {
    const stem = path.slice(1).replace(/\.\w+$/, '')
    return (await files()).filter((key) => key.includes(stem))
  }
  /** Publishes a picture that no submission names. */
  async function publishPicture() {
    const bytes = await freshPicture()
    const id = await school.site.addPicture('plant', tree, { season: 'spring', bytes })
    const { pics } = await imagesOf(school, 'plant', tree)
    return pics.find(({ _id }) => _id === id) ?? { _id: '', path: '' }
  }
  /** Stores the files of a picture without its row, as if the process had ended between the two steps. */
  async function storeAbandoned(bytes: Uint8Array) {
    return (await storePicture(store, bytes, uploadFormats, tree)).path
  }

  test('deletes files without a row after an interruption, and no other files', async () => {
    const before = await files()
    const paths = [
      await storeAbandoned(await jpeg('cut short')),
      await storeAbandoned(await png('and this')),
    ]
    await store.put(avifKey(paths[0] ?? '', 480), Buffer.from('AVIF'))
    await store.put('masters/Rosa-0000000000000000.jpg.123.part', Buffer.from('half'))
    await store.put('checks/of-a-start', Buffer.from('x'))
    const orphanCount = (await files()).length - before.length
    expect(orphanCount).toBeGreaterThanOrEqual(7)
    expect(await sweep(beforeOneDay())).toBe(0)
    expect(await filesOf(paths[0] ?? '')).not.toEqual([])
    expect(await sweep(afterOneDay())).toBe(orphanCount)
    expect(await files()).toEqual(before)
    expect(await sweep(afterOneDay())).toBe(0)
  })

  test('deletes no file while a backup reads', async () => {
    const path = await storeAbandoned(await jpeg('left before a backup'))
    const backup = await takeFilesLease(school.site.database.db)
    expect(await sweep(afterOneDay())).toBe(0)
    const orphans = await filesOf(path)
    expect(orphans).not.toEqual([])
    await backup.release()
    expect(await sweep(afterOneDay())).toBe(orphans.length)
  })

  test('keeps files that the site did not store', async () => {
    await store.put('backup/of-the-school.zip', Buffer.from('theirs'))
    expect(await sweep(afterOneDay())).toBe(0)
    expect(await files()).toContain('backup/of-the-school.zip')
  })

  test('keeps files of pending submissions', async () => {
    await send.picture(school.lin, 'plant', tree)
    const [submission] = (await school.lin.get('/api/submissions')).json().submissions
    expect(await sweep(afterOneDay())).toBe(0)
    expect(await filesOf(submission.images[0].path)).not.toEqual([])
  })

  describe('a picture that was deleted', () => {
    let picture: { _id: string; path: string }
    let change: string
    beforeEach(async () => {
      picture = await publishPicture()
      // The ledger also has another entry of the picture.
      const edit = { ids: [picture._id], change: { takenBy: 'Wu' } }
      jsonOf(await school.teacher.call('updatePictures', edit))
      change = jsonOf(await school.teacher.call('editPageDelete', { id: picture._id })).changeId
    })

    test('keeps its files as long as it can be restored', async () => {
      expect(await sweep(afterOneDay())).toBe(0)
      const again = jsonOf(await school.teacher.call('undoChange', { id: change })).changeId
      expect(await sweep(afterOneDay())).toBe(0)
      await school.teacher.call('undoChange', { id: again })
      expect(await sweep(afterOneDay())).toBe(0)
      expect(await filesOf(picture.path)).not.toEqual([])
    })

    test('loses its remaining files in the sweep after its purge', async () => {
      const keys = await filesOf(picture.path)
      const bytes = new Map(keys.map((key) => [key, Buffer.from(key)]))
      jsonOf(await school.teacher.call('purge', { id: change }))
      expect(await filesOf(picture.path)).toEqual([])
      for (const [key, content] of bytes) await store.put(key, content)
      expect(await sweep(afterOneDay())).toBe(keys.length)
      expect(await filesOf(picture.path)).toEqual([])
    })
  })

  test('deletes no file in a store that belongs to another database', async () => {
    const before = await files()
    const otherSchool = await openSchool(await open())
    const otherSweep = createSweep({ database: otherSchool.site.database, store })
    await expect(otherSweep(afterOneDay())).rejects.toThrow('belong to another database')
    expect(await files()).toEqual(before)
  })
})
