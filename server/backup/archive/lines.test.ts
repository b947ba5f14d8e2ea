/** Tests that files are read line by line, and closed when reading stops early. */
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/harness/databases/archives.ts'
import { linesIn, linesOf, writeLines } from './lines.ts'

let folder: string
beforeAll(async () => {
  folder = await temporaryFolder()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** @param length bytes of each piece */
async function* piecesOf(text: string, length: number) {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length)
}

test('ends a line at a line feed only', async () => {
  const lines = ['a\u2028b', 'c\u2029d', 'e\u0085f', 'g\rh', '', '\ufeff i', '𬟁 花鸟']
  for (const length of [1, 2, 3, 5, 1000]) {
    const text = `${lines.join('\n')}\n`
    expect(await Array.fromAsync(linesIn(piecesOf(text, length)))).toEqual(lines)
    // The last line may lack its line feed.
    expect(await Array.fromAsync(linesIn(piecesOf(text.slice(0, -1), length)))).toEqual(lines)
  }
  expect(await Array.fromAsync(linesIn(piecesOf('', 1)))).toEqual([])
})

test('reads lines that are longer than one piece', async () => {
  const lines = Array.from({ length: 9 }, (_, index) => `${index} ${'𬟁鸟\u2028'.repeat(30_000)}`)
  const file = path.join(folder, 'long')
  await writeLines(file, withLineFeeds(lines))
  expect(await Array.fromAsync(linesOf(file))).toEqual(lines)
})
async function* withLineFeeds(lines: string[]) {
  for (const line of lines) yield `${line}\n`
}

test('closes the source when reading stops early', async () => {
  let isClosed = false
  async function* endless() {
    try {
      for (;;) yield Buffer.from('a\nb\n')
    } finally {
      isClosed = true
    }
  }
  for await (const line of linesIn(endless())) if (line === 'b') break
  expect(isClosed).toBe(true)
})
