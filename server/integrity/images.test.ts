/** Tests that the check names damaged, missing and unused files, and repairs these files without losing usable data. */
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { storedBytes, storedFiles } from '../../tests/harness/databases/contents.ts'
import { onEachDatabaseNightly } from '../../tests/harness/databases/databases.ts'
import { jpeg } from '../../tests/harness/pictures/pictures.ts'
import { giveAvif } from '../../tests/harness/sites/avif-renditions.ts'
import { type DamagedSite, openToDamage } from '../../tests/harness/sites/damaged-site.ts'
import { imagesOf, jsonOf, send } from '../../tests/harness/sites/rich-species.ts'
import { magnolia } from '../../tests/harness/sites/small-collection.ts'
import { addSetting, readSetting } from '../database/setting.ts'
import { triedSetting } from '../media/avif/repository.ts'

const [tree] = magnolia

onEachDatabaseNightly((open) => {
  let site: DamagedSite
  beforeAll(async () => {
    site = await openToDamage(await open())
  })

  const keysOf = async (path: string) => {
    const stem = path.slice(1).replace(/\.\w+$/, '')
    return (await storedFiles(site.database)).filter((key) => key.includes(stem))
  }
  const widePicture = () => jpeg(`wide ${Math.random()}`, { width: 1200, height: 90 })

  test('rebuilds renditions that are missing, truncated or of another size', async () => {
    const { path } = await site.publishedPicture(await widePicture())
    const [master = '', r1600 = '', r480 = '', r960 = ''] = await keysOf(path)
    const originals = new Map<string, Buffer>()
    for (const key of [r480, r960, r1600]) originals.set(key, await storedBytes(site.database, key))
    const truncated = (originals.get(r960) ?? Buffer.alloc(0)).subarray(0, -200)
    await site.store.remove([r480])
    await site.store.put(r960, truncated)
    await site.store.put(r1600, originals.get(r480) ?? truncated)
    await site.expectRepaired([
      [
        /renditions\/480\S+ is missing; \S+960\S+ cannot be read; \S+ is 480 × 36 instead of 1200 × 90/,
        /made again from its master/,
      ],
    ])
    expect(await keysOf(path)).toEqual([master, r1600, r480, r960])
    for (const [key, bytes] of originals) {
      expect((await storedBytes(site.database, key)).length).toBeGreaterThan(bytes.length * 0.8)
    }
  })

  test('removes the AVIF renditions of a picture if they are missing, empty or truncated', async () => {
    const { db } = site.database
    const { _id, path } = await site.publishedPicture(await widePicture())
    const [narrow = '', middle = '', widest = ''] = (await giveAvif(site, _id)).keys
    await addSetting(db, triedSetting, '1')
    expect(await site.check()).toEqual([])
    await site.store.remove([narrow])
    await site.store.put(middle, Buffer.alloc(0))
    await site.store.put(widest, (await storedBytes(site.database, widest)).subarray(0, -20))
    await site.expectRepaired([
      [
        /480\S+\.avif is missing; \S+960\S+ cannot be read; \S+1600\S+\.avif cannot be read$/,
        /removed: the site serves WebP/,
      ],
    ])
    expect((await keysOf(path)).filter((key) => key.endsWith('.avif'))).toEqual([])
    // The worker retries the picture.
    expect(await db.selectFrom('avif').selectAll().execute()).toEqual([])
    expect(await readSetting(db, triedSetting)).toBeUndefined()
  })

  test('rebuilds a lost or broken master from the widest rendition', async () => {
    const pictures = [
      await site.publishedPicture(await widePicture()),
      await site.publishedPicture(await widePicture()),
    ]
    const [lost = '', broken = ''] = pictures.map(({ path }) => `masters${path}`)
    await site.store.remove([lost])
    await site.store.put(broken, Buffer.from('no picture'))
    const problems = (await site.check()).map(([problem]) => problem.replace(/ \(.*/, ''))
    expect(problems.sort()).toEqual([`${lost} is missing`, `${broken} cannot be read`].sort())
    for (const [, done] of await site.check(true))
      expect(done).toContain('made again from renditions/1600/')
    expect(await site.check()).toEqual([])
    expect((await storedBytes(site.database, `lost-and-found/${broken}`)).toString()).toBe(
      'no picture',
    )
    await site.store.remove([`lost-and-found/${broken}`])
    expect((await site.school.site.get(`/public${pictures[0]?.path}`)).statusCode).toBe(200)
  })

  test('moves a picture without any file to the recycle bin', async () => {
    const { _id, path } = await site.publishedPicture()
    await site.store.remove(await keysOf(path))
    await site.expectRepaired([
      [/masters\S+ is missing \(picture /, /the picture is in the recycle bin/],
    ])
    expect((await imagesOf(site.school, 'plant', tree)).pics.map((pic) => pic._id)).not.toContain(
      _id,
    )
    const { id, subject } = await site.latestInBin()
    expect(subject).toMatchObject({ kind: 'picture', id: _id, name: tree })
    jsonOf(await site.school.teacher.call('purge', { id }))
  })

  test('rejects a pending creation that has lost a picture, and states a reason', async () => {
    const id = await send.creation(site.school.lin, 'plant', tree)
    const { submissions } = (await site.school.lin.get('/api/submissions')).json()
    const { images } = submissions.find((each: { id: string }) => each.id === id)
    await site.store.remove(await keysOf(images[0].path))
    await site.expectRepaired([[/masters\S+ is missing \(submission /, /rejected with the reason/]])
    const submissionsAfter = (await site.school.lin.get('/api/submissions')).json().submissions
    const rejected = submissionsAfter.find((each: { id: string }) => each.id === id)
    expect(rejected).toMatchObject({
      status: 'rejected',
      reason: expect.stringContaining('was lost'),
    })
    expect(rejected.images).toHaveLength(1)
    expect((await site.school.teacher.get('/api/uploadCreation')).body).not.toContain(id)
  })

  test('moves files without a row to lost-and-found after an hour', async () => {
    const bytes = await jpeg('nobody knows')
    const key = 'masters/Nobody-0000000000000000.jpg'
    await site.store.put(key, bytes)
    expect(await site.check()).toEqual([])
    const list = site.store.list.bind(site.store)
    const listSpy = vi.spyOn(site.store, 'list').mockImplementation(async function* (prefix) {
      for await (const files of list(prefix)) {
        yield files.map((file) => ({ ...file, changedAt: file.changedAt - 3_700_000 }))
      }
    })
    onTestFinished(() => listSpy.mockRestore())
    await site.expectRepaired([
      [/Nobody-0{16}\.jpg belongs to no row/, /moved to lost-and-found\/masters/],
    ])
    expect(await storedBytes(site.database, `lost-and-found/${key}`)).toEqual(bytes)
  })
})
