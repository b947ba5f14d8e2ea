/**
 * Tests the size of the image. Tests the commands of the image with only the files that the Dockerfile copies, without
 * npm and the lock file.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { nightlyTest } from '../../tests/harness/doses/nightly-test.ts'
import { root } from '../programs/pinned-node.mjs'
import { imageParts } from './image-size.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'huaniao-image-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Folders that only the pages need, or that are too large to copy. */
const notCopied = ['build', 'node_modules', 'sample']

const dockerfile = readFileSync(path.join(root, 'Dockerfile'), 'utf8')
for (const [, name = ''] of dockerfile.matchAll(/^COPY --from=build \/site\/(\S+) /gm)) {
  if (notCopied.includes(name)) continue
  cpSync(path.join(root, name), path.join(folder, name), { recursive: true })
}
symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))

function run(command: string, input: string, ...commandArguments: string[]) {
  const node = path.join(folder, 'node_modules/.bin/node')
  const env = { DATA_DIR: path.join(folder, 'data') }
  const args = ['scripts/run.mjs', command, ...commandArguments]
  const { status, stdout, stderr } = spawnSync(node, args, {
    cwd: folder,
    env,
    input,
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

nightlyTest(
  'makes an admin, makes a backup and checks the data with the files of the image',
  () => {
    const admin = run('admin', 'a word that is long enough\n', 'teacher')
    expect(admin.output).toContain('teacher is now an admin')
    const backup = run('backup', '', 'saved.tar')
    expect(backup.output).toContain('1 accounts')
    expect(run('check', '')).toEqual({ status: 0, output: 'Nothing is broken.\n' })
  },
)

test('the image is at most 400 MB', () => {
  const together = imageParts().reduce((sum, { size }) => sum + size, 0)
  expect(together).toBeLessThanOrEqual(400)
})
