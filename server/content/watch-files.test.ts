import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stateBefore } from './watch-files.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'huaniao-state-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('distinguishes a missing file, a file and broken links', async () => {
  const at = (name: string) => path.join(folder, name)
  await writeFile(at('file'), 'a')
  await symlink('loop', at('loop'))
  await symlink('nowhere', at('dangling'))
  expect(stateBefore(at('missing'))).toBe('absent')
  expect(stateBefore(at('file/below'))).toBe('absent')
  const states = ['file', 'loop', 'dangling'].map((name) => stateBefore(at(name)))
  expect(states).not.toContain('absent')
  expect(new Set(states).size).toBe(3)
})
