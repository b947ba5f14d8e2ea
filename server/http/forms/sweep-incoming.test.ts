/**
 * Tests that a sweep deletes the incomplete files of a killed process, and keeps the files of a running process
 * (security.md 77).
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { removeAbandoned as removeArchives } from '../../backup/backup-file.ts'
import { processName, writerHasEnded } from '../../kernel/process-name.ts'
import { saveIncoming } from './receive-form.ts'
import { removeAbandoned } from './sweep-incoming.ts'

/** A program that begins to save a file and a backup, then waits for ten minutes. */
const program = `
  import { ${saveIncoming.name} } from '${path.resolve('server/http/forms/receive-form.ts')}'
  import { processName } from '${path.resolve('server/kernel/process-name.ts')}'
  import { writeFileSync } from 'node:fs'
  const [folder] = process.argv.slice(-1)
  async function* slowly() {
    yield Buffer.from('an original with its EXIF')
    writeFileSync(folder + '/huaniao-2026.tar.' + processName + '.part', 'rows')
    process.stdout.write('begun')
    await new Promise((resolve) => setTimeout(resolve, 600_000))
  }
  await saveIncoming(folder, slowly())
`

async function startIn(folder: string) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child.stdout, 'data')
  return child
}

test('deletes files of a killed process immediately, and keeps files of a running process', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'huaniao-incoming-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const [killedProcess, runningProcess] = [await startIn(folder), await startIn(folder)]
  await writeFile(path.join(folder, `${processName}_own`), 'x')
  const sweep = async () => {
    await removeArchives(folder)
    return removeAbandoned(folder)
  }
  expect(await sweep()).toBe(0)
  expect(await readdir(folder)).toHaveLength(5)

  killedProcess.kill('SIGKILL')
  await once(killedProcess, 'exit')
  expect(await sweep()).toBe(1)
  const remainingFiles = await readdir(folder)
  expect(remainingFiles).toHaveLength(3)
  for (const name of remainingFiles) expect(name).not.toContain(`-${killedProcess.pid}-`)
  expect(remainingFiles.filter((name) => name.includes(`-${runningProcess.pid}-`))).toHaveLength(2)
})

test('treats a process as ended if another process has its id', () => {
  expect(writerHasEnded(processName)).toBe(false)
  expect(writerHasEnded(processName.replace(/\d+$/, '1'))).toBe(true)
})

test('returns undefined for a process of another machine or container, and for a name without a process', () => {
  expect(writerHasEnded(processName.replace(/proc-\w{12}/, 'proc-000000000000'))).toBeUndefined()
  expect(writerHasEnded('without a name')).toBeUndefined()
})
