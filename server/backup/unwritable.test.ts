/** Tests that the command and the schedule report an unwritable folder in one sentence. */
import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/harness/databases/archives.ts'
import {
  onEachDatabaseNightly,
  type TestDatabase,
} from '../../tests/harness/databases/databases.ts'
import { startCommand } from '../../tests/harness/databases/import-command.ts'
import { nightlyTest } from '../../tests/harness/doses/nightly-test.ts'
import { nameOfProcess } from '../kernel/process-name.ts'
import { inOwnProcess } from './in-own-process.ts'

onEachDatabaseNightly((open) => {
  let folder: string
  let database: TestDatabase
  beforeAll(async () => {
    folder = await temporaryFolder()
    database = await open()
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  /** @param prepare a function that receives the path of the incomplete archive */
  async function expectRejected(
    file: string,
    message: RegExp,
    prepare: (unfinished: string) => Promise<unknown> = async () => {},
  ) {
    const running = startCommand('server/backup/main.ts', database, [file])
    // This test prepares the folder long before the process opens the file.
    await prepare(`${file}.${nameOfProcess(running.process.pid ?? 0)}.part`)
    const { code, stderr } = await running.ended
    expect([code, stderr]).toEqual([2, expect.stringMatching(message)])
    expect(stderr.split('\n').length).toBe(2)
  }

  nightlyTest('names a read-only folder', async () => {
    // Root cannot create a file here either.
    await expectRejected('/sys/huaniao.tar', /^No archive can be written to \/sys: .*E\w+/)
    const scheduled = inOwnProcess({ ...process.env, ...database.environment })
    const backup = scheduled('/sys/huaniao.tar', new AbortController().signal)
    await expect(backup).rejects.toThrow(/^No archive can be written to \/sys: .*E\w+.*$/)
  })

  test('names a file that cannot be opened in a writable folder', async () => {
    const file = path.join(folder, 'site.tar')
    await expectRejected(file, /^No archive can be written to .*EISDIR/, (name) => mkdir(name))
    const remaining = await readdir(folder)
    expect(remaining).toEqual([expect.stringMatching(/^site\.tar\.proc-.*\.part$/)])
  })

  test.skipIf(!existsSync('/dev/full'))('names a full disk', async () => {
    const file = path.join(folder, 'full.tar')
    await expectRejected(file, /^No archive can be written to .*ENOSPC/, (name) =>
      symlink('/dev/full', name),
    )
    expect((await readdir(folder)).filter((name) => name.startsWith('full'))).toEqual([])
  })

  nightlyTest('names a path that is not a folder', async () => {
    const file = path.join(folder, 'file')
    await writeFile(file, '')
    await expectRejected(
      path.join(file, 'site.tar'),
      /^No archive can be written to .*E(EXIST|NOTDIR)/,
    )
    const nested = path.join(file, 'folder', 'site.tar')
    await expectRejected(nested, /^No archive can be written to .*ENOTDIR/)
  })
})
