/**
 * Tests that a backup reads a read-only data folder, or advises the operator to copy the folder. Only root can run
 * these tests.
 */
import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { writeDatabase } from '../../tests/harness/databases/damaged-database.ts'
import { isWholeDose } from '../../tests/harness/doses/dose.ts'
import { noBucket } from '../../tests/harness/servers/site-storage.ts'
import { openDatabase } from '../database/connection.ts'

// The tests start processes, which is slow on a busy machine.
vi.setConfig({ testTimeout: 180_000 })

const nobody = 65_534
const nightlyAsRoot = test.runIf(isWholeDose && process.getuid?.() === 0)

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'huaniao-read-only-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  chmodSync(folder, 0o755)
  return folder
}

/** Copies a database whose last change is only in the log. */
async function copyWithLog(isCopied: (name: string) => boolean): Promise<string> {
  const source = newFolder()
  await writeDatabase(source)
  const site = openDatabase({ dataFolder: source })
  await site.db.insertInto('setting').values({ name: 'last', value: 'change' }).execute()
  const copy = newFolder()
  for (const name of readdirSync(source).filter(isCopied)) {
    copyFileSync(path.join(source, name), path.join(copy, name))
    chmodSync(path.join(copy, name), 0o644)
  }
  await site.close()
  return copy
}

function backUpAsNobody(dataFolder: string, file: string) {
  const { status, stderr } = spawnSync(process.execPath, ['server/backup/main.ts', file], {
    env: {
      ...process.env,
      DATABASE_URL: '',
      ...noBucket,
      DATA_DIR: dataFolder,
      LOG_LEVEL: 'silent',
    },
    ...{ uid: nobody, gid: nobody, encoding: 'utf8', maxBuffer: 2 ** 26 },
  })
  return { status, stderr }
}

nightlyAsRoot('backs up the last changes of a read-only folder', async () => {
  const target = newFolder()
  chownSync(target, nobody, nobody)
  const file = path.join(target, 'site.tar')
  const { status } = backUpAsNobody(await copyWithLog(() => true), file)
  expect(status).toBe(0)
  const { stdout } = spawnSync('grep', ['-c', '"name":"last"', file], { encoding: 'utf8' })
  expect(stdout.trim()).toBe('1')
})

// Without the index of the log, SQLite would have to write in order to read the log.
nightlyAsRoot('advises the operator to copy a folder with unreadable last changes', async () => {
  const folder = await copyWithLog((name) => !name.endsWith('-shm'))
  const { status, stderr } = backUpAsNobody(folder, '-')
  expect([status, stderr.trim()]).toEqual([2, expect.stringContaining('Copy the whole folder')])
})
