/**
 * Writes a ZIP file as a stream, with one entry in memory. Entries are stored without compression, because pictures
 * are compressed already.
 */
import { crc32 } from 'node:zlib'

export interface ZipEntry {
  name: string
  bytes: Uint8Array
}

/** A file without the extension Zip64 is below 4 GB and has at most 65,535 entries. */
export const zipBytesMaximum = 4_000_000_000
export const zipEntriesMaximum = 65_000

/** Names are UTF-8. */
const utf8 = 0x0800
/** 1 January 1980, the first date of the format: entries have no time. */
const date = 0x0021

export async function* writeZip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = []
  let offset = 0
  for await (const { name, bytes } of entries) {
    const path = Buffer.from(name)
    const facts = factsOf(path, bytes)
    directory.push(centralHeader(facts, offset), path)
    const header = Buffer.concat([signed(0x04034b50), facts, path])
    yield header
    yield Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    offset += header.length + bytes.length
  }
  const central = Buffer.concat(directory)
  yield central
  yield endOf(directory.length / 2, central.length, offset)
}

/** The fields that the header of an entry and its line in the directory share. */
function factsOf(path: Buffer, bytes: Uint8Array): Buffer {
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(20, 0)
  facts.writeUInt16LE(utf8, 2)
  facts.writeUInt16LE(date, 8)
  facts.writeUInt32LE(crc32(bytes), 10)
  facts.writeUInt32LE(bytes.length, 14)
  facts.writeUInt32LE(bytes.length, 18)
  facts.writeUInt16LE(path.length, 22)
  return facts
}

function centralHeader(facts: Buffer, offset: number): Buffer {
  const rest = Buffer.alloc(14)
  rest.writeUInt32LE(offset, 10)
  return Buffer.concat([signed(0x02014b50), Buffer.from([20, 0]), facts, rest])
}

function endOf(count: number, bytes: number, offset: number): Buffer {
  const end = Buffer.alloc(18)
  end.writeUInt16LE(count, 4)
  end.writeUInt16LE(count, 6)
  end.writeUInt32LE(bytes, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([signed(0x06054b50), end])
}

function signed(signature: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(signature)
  return bytes
}
