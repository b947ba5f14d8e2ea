/** Tests that CSV files are parsed into rows with line numbers and errors. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BrokenCsv, type CsvRow, readCsv } from './read-csv.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'huaniao-csv-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function rowsOf(content: string | Uint8Array): Promise<CsvRow[]> {
  const file = path.join(folder, 'file.csv')
  await writeFile(file, content)
  return Array.fromAsync(readCsv(file))
}
const linesOf = async (content: string) => (await rowsOf(content)).map(({ line }) => line)

describe('a CSV file', () => {
  test.each([
    ['without a byte order mark', ''],
    ['with a byte order mark', '\uFEFF'],
  ])('%s gives values by column', async (_title, byteOrderMark) => {
    expect(await rowsOf(`${byteOrderMark}latinName,chineseName\n"Acer palmatum",鸡爪槭\n`)).toEqual(
      [{ line: 2, values: { latinName: 'Acer palmatum', chineseName: '鸡爪槭' } }],
    )
  })

  test('counts as broken if the system cannot read it', async () => {
    const folderAsFile = path.join(folder, 'a folder.csv')
    await mkdir(folderAsFile)
    await expect(Array.fromAsync(readCsv(folderAsFile))).rejects.toThrow(BrokenCsv)
  })

  test.each([
    ['rows on successive lines', 'a,b\n1,2\n3,4\n5,6\n', [2, 3, 4]],
    ['without a last line end', 'a,b\n1,2\n3,4', [2, 3]],
    ['with line ends of Windows', 'a,b\r\n1,2\r\n3,4\r\n', [2, 3]],
    ['after a text of three lines', 'a,b\n1,"x\ny\nz"\n3,4\n', [2, 5]],
    ['after a text of two lines with line ends of Windows', 'a,b\r\n1,"x\r\ny"\r\n3,4\r\n', [2, 4]],
    ['after empty lines', 'a,b\n\n1,2\n\n\n3,4\n', [3, 6]],
    ['after a header of two lines', '"a\n(Latin)",b\n1,2\n3,4\n', [3, 4]],
    ['after a byte order mark', '\uFEFFa,b\n1,"x\ny"\n3,4\n', [2, 4]],
    ['with quotation marks in a text', 'a,b\n"say ""x""\nhere",2\n3,4\n', [2, 4]],
  ])('gives the line where each row begins: %s', async (_title, content, lines) => {
    expect(await linesOf(content)).toEqual(lines)
  })

  test('gives the line of the last row of a large file', async () => {
    const row = '"first\nsecond",x\n'
    const lines = await linesOf(`a,b\n${row.repeat(20_000)}`)
    expect([lines.length, lines.at(-1)]).toEqual([20_000, 40_000])
  })

  test('has no rows if it is missing', async () => {
    expect(await Array.fromAsync(readCsv(path.join(folder, 'none.csv')))).toEqual([])
  })

  test('has no rows if it is empty or has only a header', async () => {
    expect(await rowsOf('')).toEqual([])
    expect(await rowsOf('a,b\n')).toEqual([])
  })

  test('gives a short row without its last columns', async () => {
    expect((await rowsOf('a,b,c\n1,2\n'))[0]?.values).toEqual({ a: '1', b: '2' })
  })

  test('gives an error for a long row, and continues', async () => {
    const rows = await rowsOf('a,b\n1,2,3\n4,5\n')
    expect(rows[0]?.problem).toContain('3 cells')
    expect(rows[1]).toEqual({ line: 3, values: { a: '4', b: '5' } })
  })

  test('gives an error for a row with bytes that are not UTF-8', async () => {
    // The bytes that Excel on a Chinese Windows writes for 樟.
    const gbk = Buffer.from([0xd5, 0xc1])
    const rows = await rowsOf(Buffer.concat([Buffer.from('a,b\nx,'), gbk, Buffer.from('\ny,z\n')]))
    expect(rows.map(({ problem }) => problem)).toEqual([
      expect.stringContaining('UTF-8'),
      undefined,
    ])
  })

  test('is broken from the line of an unclosed quotation mark', async () => {
    const error = await rowsOf('a,b\n1,2\n3,"4\n5,6\n').catch((thrown) => thrown)
    expect(error).toBeInstanceOf(BrokenCsv)
    expect(error.line).toBe(3)
  })
})
