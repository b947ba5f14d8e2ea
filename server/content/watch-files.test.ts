/** Tests the states of files that the watcher compares. */
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readStateSync } from './watch-files.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'huaniao-state-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('distinguishes a missing file, a file and broken links', async () => {
  const pathOf = (name: string) => path.join(folder, name)
  await writeFile(pathOf('file'), 'a')
  await symlink('loop', pathOf('loop'))
  await symlink('nowhere', pathOf('dangling'))
  expect(readStateSync(pathOf('missing'))).toBe('absent')
  expect(readStateSync(pathOf('file/below'))).toBe('absent')
  const states = ['file', 'loop', 'dangling'].map((name) => readStateSync(pathOf(name)))
  expect(states).not.toContain('absent')
  expect(new Set(states).size).toBe(3)
})
