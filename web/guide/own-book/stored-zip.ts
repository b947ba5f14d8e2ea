/** Writes a ZIP file without compression: most of an e-book is pictures, which are compressed already. */

export interface ZipFile {
  /** ASCII, with `/` between folders. */
  name: string
  bytes: Uint8Array
}

/** Bytes of the headers without the names. */
const [localSize, centralSize, endSize] = [30, 46, 22]
/** 1 January 1980, the first day of the format. */
const firstDay = 0x21
/** The version of the format that a reader must support. */
const version = 20

/** @returns the bytes; a file of the books of this site is far below the 4 GB of the format */
export function storedZip(files: readonly ZipFile[]): Uint8Array<ArrayBuffer> {
  const names = files.map(({ name }) => new TextEncoder().encode(name))
  const sizes = files.map(({ bytes }, place) => bytes.length + (names[place]?.length ?? 0))
  const content = sizes.reduce((sum, size) => sum + size + localSize, 0)
  const central = names.reduce((sum, name) => sum + name.length + centralSize, 0)
  const whole = new Uint8Array(content + central + endSize)
  const view = new DataView(whole.buffer)
  let [at, listedAt] = [0, content]
  for (const [place, { bytes }] of files.entries()) {
    const name = names[place] ?? new Uint8Array()
    const sum = checksum(bytes)
    view.setUint32(at, 0x04034b50, true)
    writeFacts(view, at + 4, sum, bytes.length, name.length)
    whole.set(name, at + localSize)
    whole.set(bytes, at + localSize + name.length)
    view.setUint32(listedAt, 0x02014b50, true)
    view.setUint16(listedAt + 4, version, true)
    writeFacts(view, listedAt + 6, sum, bytes.length, name.length)
    view.setUint32(listedAt + 42, at, true)
    whole.set(name, listedAt + centralSize)
    at += localSize + name.length + bytes.length
    listedAt += centralSize + name.length
  }
  view.setUint32(listedAt, 0x06054b50, true)
  view.setUint16(listedAt + 8, files.length, true)
  view.setUint16(listedAt + 10, files.length, true)
  view.setUint32(listedAt + 12, central, true)
  view.setUint32(listedAt + 16, content, true)
  return whole
}

/** Writes the part that a file's own header and the list at the end share. Method 0 stores. */
function writeFacts(view: DataView, at: number, sum: number, size: number, nameSize: number): void {
  view.setUint16(at, version, true)
  view.setUint16(at + 8, firstDay, true)
  view.setUint32(at + 10, sum, true)
  view.setUint32(at + 14, size, true)
  view.setUint32(at + 18, size, true)
  view.setUint16(at + 22, nameSize, true)
}

/** CRC-32, as the format demands. */
function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) sum = (sum >>> 8) ^ (table[(sum ^ byte) & 0xff] ?? 0)
  return (sum ^ 0xffffffff) >>> 0
}

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  return sum
})
