/** Tests in which folder a test run stores its files. */
import { readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { makeScratchFolder } from './scratch-folder.mjs'

test('makes an empty folder for a test run', () => {
  const folder = makeScratchFolder()
  expect(readdirSync(folder)).toEqual([])
  rmSync(folder, { recursive: true })
})

test('uses the temporary folder of the system if no file system is in memory', () => {
  const folder = makeScratchFolder('/no/such/folder')
  expect(path.dirname(folder)).toBe(tmpdir())
  rmSync(folder, { recursive: true })
})
