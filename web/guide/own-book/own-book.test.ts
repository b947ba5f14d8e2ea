/** Tests the ZIP file of an e-book that the browser makes. */
import { expect, test } from 'vitest'
import { filesOfZip } from '../../../tests/harness/collections/data-archive.ts'
import { zipOf } from './own-book.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

test('writes a readable ZIP file, with the media type first and uncompressed', async () => {
  const files = [
    { name: 'mimetype', bytes: bytesOf('application/epub+zip') },
    { name: 'EPUB/a.xhtml', bytes: bytesOf('花鸟'.repeat(1000)) },
    { name: 'EPUB/empty', bytes: new Uint8Array() },
  ]
  const zip = Buffer.from(zipOf(files))
  expect(zip.subarray(30, 58).toString()).toBe('mimetypeapplication/epub+zip')
  const filesRead = await filesOfZip(zip)
  expect([...filesRead].map(([name, bytes]) => [name, bytes.toString()])).toEqual(
    files.map(({ name, bytes }) => [name, Buffer.from(bytes).toString()]),
  )
})
