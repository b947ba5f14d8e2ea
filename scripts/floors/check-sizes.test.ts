/** Tests that the check of sizes reports folders with too many files, and files with too many lines. */
import { expect, test } from 'vitest'
import { findTooLarge } from './check-sizes.mjs'

const files = (count: number, lines = 10) =>
  Array.from({ length: count }, (_, index) => ({ file: `web/ui/${index}.ts`, lines }))

test('accepts twenty files of 250 lines', () => {
  expect(findTooLarge(files(20, 250))).toEqual([])
})

test('names a folder of 21 files and a file of 251 lines, and says how to split both', () => {
  expect(findTooLarge(files(21))).toEqual([
    'web/ui holds 21 files; the limit is 20. Move the files of one subject into a folder of their own.',
  ])
  expect(findTooLarge(files(1, 251))).toEqual([
    'web/ui/0.ts has 251 lines; the limit is 250. Split the file by subject.',
  ])
})
