/** Tests that `writeZip` writes valid ZIP files, and stops after an error. */
import { once } from 'node:events'
import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { filesOfZip } from '../../../tests/harness/collections/data-archive.ts'
import { writeZip } from './zip.ts'

const picture = Buffer.alloc(300_000, 'picture')

async function entriesOf(bytes: Buffer) {
  const zip = await fromBufferPromise(bytes)
  const entries = []
  for await (const entry of zip.eachEntry()) entries.push(entry)
  return entries
}

describe('a ZIP file', () => {
  test('contains every file, in the order of adding', async () => {
    const bytes = await buffer(
      writeZip(async (zip) => {
        zip.addStored('mimetype', 'application/epub+zip')
        await zip.add('名.txt', 'A 鸟')
        await zip.add('picture.jpg', Readable.from([picture]))
        await zip.add('empty.txt', '')
      }),
    )
    const files = [...(await filesOfZip(bytes))].map(([name, content]) => [name, `${content}`])
    expect(files).toEqual([
      ['mimetype', 'application/epub+zip'],
      ['名.txt', 'A 鸟'],
      ['picture.jpg', `${picture}`],
      ['empty.txt', ''],
    ])
  })

  test('has a stored file without extra fields, with its length in the header', async () => {
    const bytes = await buffer(writeZip(async (zip) => zip.addStored('mimetype', 'book')))
    // The only flag says that names are UTF-8. No flag says that the length follows the content.
    const header = ['flags', 'method', 'bytes', 'extra field'].map((_, index) =>
      bytes.readUInt16LE([6, 8, 22, 28][index] ?? 0),
    )
    expect(header).toEqual([0x0800, 0, 4, 0])
    expect((await entriesOf(bytes))[0]?.extraFieldLength).toBe(0)
  })

  test('compresses a file of unknown length, so that a reader of the stream finds its end', async () => {
    const bytes = await buffer(writeZip((zip) => zip.add('a.jpg', Readable.from([picture]))))
    expect((await entriesOf(bytes))[0]?.compressionMethod).toBe(8)
  })

  test('is equal for equal content and time', async () => {
    const writeAgain = () =>
      buffer(writeZip((zip) => zip.add('a.txt', 'A'), new Date('2026-11-25')))
    expect(await writeAgain()).toEqual(await writeAgain())
  })

  test('fails if its content fails', async () => {
    const writeBroken = () => writeZip((zip) => zip.add('a', Readable.from(failAfterStart())))
    async function* failAfterStart() {
      yield 'A'
      throw new Error('the store is away')
    }
    await expect(buffer(writeBroken())).rejects.toThrow('the store is away')
    const failingZip = writeZip(async () => {
      throw new Error('no rows')
    })
    await expect(buffer(failingZip)).rejects.toThrow('no rows')
  })

  test('stops and closes its sources when its reader closes the stream', async () => {
    const source = new PassThrough()
    const outcome = Promise.withResolvers<unknown>()
    const output = writeZip(async (zip) => {
      await zip.add('first', 'A')
      const message = await zip.add('a', source).catch((error: Error) => error.message)
      const secondMessage = await zip.add('b', 'B').catch((error: Error) => error.message)
      outcome.resolve([message, secondMessage])
    })
    source.write('A')
    await once(output, 'data')
    output.destroy()
    const message = 'The ZIP file was not read to its end'
    expect(await outcome.promise).toEqual([message, message])
    expect(source.destroyed).toBe(true)
  })
})
