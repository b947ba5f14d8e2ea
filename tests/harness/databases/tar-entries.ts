/** Where the entries of a tar file begin, and headers changed so that their checksums are right. */

export interface FoundEntry {
  name: string
  /** Of its header; its content is 512 bytes further on. */
  at: number
  size: number
}

const block = 512

export function entriesOf(archive: Buffer): FoundEntry[] {
  const found: FoundEntry[] = []
  for (let at = 0; archive[at]; ) {
    const end = archive.indexOf(0, at)
    const size = Number.parseInt(archive.toString('latin1', at + 124, at + 136), 8)
    found.push({ name: archive.toString('latin1', at, Math.min(end, at + 100)), at, size })
    at += block + Math.ceil(size / block) * block
  }
  return found
}

/** @returns a copy in which a header says so, as a program would have written it */
export function withHeader(
  archive: Buffer,
  { at }: FoundEntry,
  offset: number,
  text: string,
): Buffer {
  const changed = Buffer.from(archive)
  changed.write(text, at + offset, 'latin1')
  const header = changed.subarray(at, at + block)
  header.write(' '.repeat(8), 148, 'latin1')
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1')
  return changed
}
