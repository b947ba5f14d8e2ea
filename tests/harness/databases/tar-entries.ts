/** Finds the entries of a tar file, and changes headers with a valid checksum. */

export interface FoundEntry {
  name: string
  /** The offset of the header in bytes. The content begins 512 bytes later. */
  at: number
  size: number
}

const blockSize = 512

export function entriesOf(archive: Buffer): FoundEntry[] {
  const entries: FoundEntry[] = []
  for (let at = 0; archive[at]; ) {
    const end = archive.indexOf(0, at)
    const size = Number.parseInt(archive.toString('latin1', at + 124, at + 136), 8)
    entries.push({ name: archive.toString('latin1', at, Math.min(end, at + 100)), at, size })
    at += blockSize + Math.ceil(size / blockSize) * blockSize
  }
  return entries
}

/** @returns a copy with `text` at an offset of the header, and a valid checksum */
export function withHeader(
  archive: Buffer,
  { at }: FoundEntry,
  offset: number,
  text: string,
): Buffer {
  const changed = Buffer.from(archive)
  changed.write(text, at + offset, 'latin1')
  const header = changed.subarray(at, at + blockSize)
  header.write(' '.repeat(8), 148, 'latin1')
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1')
  return changed
}
