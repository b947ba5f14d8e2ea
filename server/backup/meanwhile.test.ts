/** Tests that an archive has the rows and files of one moment, although the site changes during the backup. */
import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  backUp,
  fileHashes,
  restoreFrom,
  temporaryFolder,
} from '../../tests/harness/databases/archives.ts'
import { storedFiles } from '../../tests/harness/databases/contents.ts'
import {
  onEachDatabaseNightly,
  type TestDatabase,
} from '../../tests/harness/databases/databases.ts'
import { eventually } from '../../tests/harness/eventually.ts'
import {
  imagesOf,
  jsonOf,
  openSchool,
  type School,
  send,
} from '../../tests/harness/sites/rich-species.ts'
import { magnolia } from '../../tests/harness/sites/small-collection.ts'
import { everyFinding } from '../integrity/every-finding.ts'
import type { Store } from '../media/store/store.ts'
import { createSweep } from '../upkeep/sweep.ts'
import { backUpTo } from './backup-file.ts'
import { restore } from './restore/restore.ts'

const [tree] = magnolia
const twoDays = 2 * 86_400_000

vi.setConfig({ testTimeout: 120_000 })

onEachDatabaseNightly((open) => {
  let folder: string
  let source: TestDatabase
  let school: School
  beforeAll(async () => {
    folder = await temporaryFolder()
    source = await open()
    school = await openSchool(source)
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  async function problemsOf(database: TestDatabase): Promise<string[]> {
    const site = { database, store: await database.openStore() }
    const problems: string[] = []
    for await (const { problem } of everyFinding(site)) problems.push(problem)
    return problems
  }
  const rowsOf = ({ db }: TestDatabase, table: 'picture' | 'activity') =>
    db.selectFrom(table).select('id').execute()

  /** Begins a backup whose reader stops after a few bytes. The backup has then read all rows, but few files. */
  async function beginStalledBackup(store: Store) {
    const slow = new PassThrough({ highWaterMark: 1 })
    const saving = backUpTo({ database: source, store }, slow, folder)
    await once(slow, 'readable')
    return { slow, saving }
  }

  test('makes consistent archives while pictures are submitted, approved, deleted and purged', async () => {
    let isRunning = true
    let rounds = 0
    async function changeContent() {
      for (; isRunning; rounds++) {
        const id = await send.picture(school.lin, 'plant', tree)
        jsonOf(await school.teacher.call('newPictureAuth', { ids: [id], decision: true }))
        const { pics } = await imagesOf(school, 'plant', tree)
        if (rounds % 2 === 0) continue
        const picture = pics.at(-1)?._id
        const { changeId } = jsonOf(await school.teacher.call('editPageDelete', { id: picture }))
        jsonOf(await school.teacher.call('purge', { id: changeId }))
      }
    }
    const changing = changeContent()
    const archives = ['command', 'slow'].map((name) => path.join(folder, `${name}.tar`))
    const [commandArchive = '', slowArchive = ''] = archives
    expect(await backUp(source, commandArchive)).toMatchObject({ code: 0, stdout: '' })

    const { slow, saving } = await beginStalledBackup(await source.openStore())
    const before = rounds
    // Of any three rounds, at least one purges a picture.
    await eventually(() => expect(rounds).toBeGreaterThan(before + 3))
    await writeFile(slowArchive, slow)
    await saving
    isRunning = false
    await changing

    for (const file of archives) {
      const copy = await open()
      expect(await restoreFrom(copy, [file])).toMatchObject({ code: 0, stderr: '' })
      expect(await problemsOf(copy)).toEqual([])
      expect((await rowsOf(copy, 'picture')).length).toBeGreaterThan(9)
    }
  })

  test('keeps the files of purged pictures until a backup has read them', async () => {
    const store = await source.openStore()
    const sweep = createSweep({ database: source, store })
    await send.picture(school.teacher, 'plant', tree)
    const files = await fileHashes(source)
    const rows = await rowsOf(source, 'picture')
    const { pics } = await imagesOf(school, 'plant', tree)
    const stem = pics.at(-1)?.path.slice(1, -4) ?? ''
    const filesOfPicture = async () =>
      (await storedFiles(source)).filter((key) => key.includes(stem))

    const { slow, saving } = await beginStalledBackup(store)
    const { changeId } = jsonOf(
      await school.teacher.call('editPageDelete', { id: pics.at(-1)?._id }),
    )
    jsonOf(await school.teacher.call('purge', { id: changeId }))
    expect(await sweep(Date.now() + twoDays)).toBe(0)
    expect(await filesOfPicture()).not.toEqual([])
    const archive = await buffer(slow)
    await saving

    const copy = await open()
    const target = { database: copy, store: await copy.openStore() }
    await restore(target, Readable.from([archive]), { folder })
    const { length } = await rowsOf(copy, 'picture')
    expect(length).toBe(rows.length)
    expect(await problemsOf(copy)).toEqual([])
    expect(await fileHashes(copy)).toEqual(files)

    expect(await filesOfPicture()).not.toEqual([])
    await sweep(Date.now() + twoDays)
    expect(await filesOfPicture()).toEqual([])
  })
})
