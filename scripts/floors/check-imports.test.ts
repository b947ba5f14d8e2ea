/**
 * Tests the rules of the check of imports with single imports. `planted-imports.test.ts` runs the check on the files of
 * a temporary project.
 */
import { expect, test } from 'vitest'
import { folderCycles, upwardImports } from './check-imports.mjs'

const floors = [
  ['server/kernel'],
  ['server/accounts', 'server/catalogue'],
  ['server/http'],
  ['server'],
]
const upwardOrSideways = (file: string, imported: string, allowsSideways = false) =>
  upwardImports([{ file, imported }], floors, allowsSideways)

test('accepts an import that goes down or stays in its folder', () => {
  expect(upwardOrSideways('server/http/calls/api.ts', 'server/accounts/service.ts')).toEqual([])
  expect(upwardOrSideways('server/app.ts', 'server/http/errors.ts')).toEqual([])
  expect(
    upwardOrSideways('server/catalogue/species/a.ts', 'server/catalogue/pictures/b.ts'),
  ).toEqual([])
})

test('rejects an import that goes up, and says how to correct the import', () => {
  expect(upwardOrSideways('server/kernel/dates.ts', 'server/accounts/service.ts')).toEqual([
    'server/kernel/dates.ts imports server/accounts/service.ts: up, from server/kernel to server/accounts. Move the code that both need to a floor below server/kernel, or this file to a floor above server/accounts (scripts/floors/floors.mjs).',
  ])
  expect(upwardOrSideways('server/http/errors.ts', 'server/app.ts')).toHaveLength(1)
})

test('rejects an import that goes sideways, unless such imports are allowed', () => {
  const [file, imported] = ['server/accounts/a.ts', 'server/catalogue/species/b.ts'] as const
  expect(upwardOrSideways(file, imported)[0]).toContain('sideways')
  expect(upwardOrSideways(file, imported, true)).toEqual([])
})

test('names the folders of a cycle, and the import that closes the cycle', () => {
  const cycle = folderCycles([
    { file: 'web/a/one.ts', imported: 'web/b/two.ts' },
    { file: 'web/b/two.ts', imported: 'web/b/c/three.ts' },
    { file: 'web/b/c/three.ts', imported: 'web/a/four.ts' },
  ])
  expect(cycle).toHaveLength(1)
  expect(cycle[0]).toContain('web/a -> web/b -> web/b/c -> web/a')
  expect(cycle[0]).toContain('web/b/c/three.ts imports web/a/four.ts')
})

test('accepts a folder that two other folders import, without a cycle', () => {
  const imports = [
    { file: 'web/a/one.ts', imported: 'web/b/two.ts' },
    { file: 'web/a/one.ts', imported: 'web/c/three.ts' },
    { file: 'web/b/two.ts', imported: 'web/c/three.ts' },
  ]
  expect(folderCycles(imports)).toEqual([])
})
