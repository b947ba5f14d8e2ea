/** Reads the header of a tar entry, which has 512 bytes in the POSIX format "ustar". */

export const blockSize = 512

export interface TarHeader {
  name: string
  /** Whether the entry's content holds the name of the next entry, which is too long for a header. */
  holdsName: boolean
  /** Bytes of the entry's content. */
  size: number
}

const checksumAt = [148, 156] as const
const typeAt = 156
const magicAt = 257
const prefixAt = 345
/** The type bytes of a plain file: the digit 0, or NUL. */
const plainFileTypes = [48, 0]
/** The type byte of pax fields for the next entry: the letter x. */
const paxFieldsType = 120

/** @throws {Error} with the reason; an archive of this program has only plain files, and pax fields for long names */
export function readTarHeader(block: Buffer): TarHeader {
  if (numberIn(block.subarray(...checksumAt)) !== checksumOf(block)) {
    throw new Error('the checksum of a header is wrong')
  }
  if (block.toString('latin1', magicAt, magicAt + 5) !== 'ustar') {
    throw new Error('a header has an unknown format')
  }
  const prefix = textIn(block.subarray(prefixAt, prefixAt + 155))
  const name = (prefix && `${prefix}/`) + textIn(block.subarray(0, 100))
  const type = block[typeAt] ?? -1
  const holdsName = type === paxFieldsType
  if (!holdsName && !plainFileTypes.includes(type)) throw new Error(`${name} is not a plain file`)
  const size = numberIn(block.subarray(124, 136))
  if (size === undefined) throw new Error(`the size of ${name} is not a number`)
  return { name, holdsName, size }
}

/**
 * Reads the path from pax fields, which are lines of `LENGTH KEY=VALUE`. LENGTH counts the whole line.
 * @throws {Error} if the fields contain no path
 */
export function pathInFields(content: Buffer): string {
  for (let at = 0; at < content.length; ) {
    const length = Number.parseInt(content.toString('latin1', at, at + 8), 10)
    if (!(length > 0)) break
    const line = content.toString('utf8', at, at + length - 1)
    const path = /^\d+ path=([\s\S]*)$/.exec(line)?.[1]
    if (path) return path
    at += length
  }
  throw new Error('the long name of an entry cannot be read')
}

export const isEmptyBlock = (block: Buffer) => block.every((byte) => byte === 0)

/** @returns the sum of all bytes of a header, in which the eight bytes of the checksum itself count as spaces */
function checksumOf(block: Buffer): number {
  const [start, end] = checksumAt
  const bytes = [...block.subarray(0, start), ...block.subarray(end)]
  return bytes.reduce((sum, byte) => sum + byte, 32 * (end - start))
}

/** Reads octal digits or, for large numbers, a big-endian number after a byte of 0x80. */
function numberIn(field: Buffer): number | undefined {
  if (field[0] === 0x80) {
    const large = Number(field.subarray(-8).readBigUInt64BE())
    return Number.isSafeInteger(large) ? large : undefined
  }
  const digits = /^ *([0-7]+)(?![0-9])/.exec(field.toString('latin1'))?.[1]
  return digits === undefined ? undefined : Number.parseInt(digits, 8)
}

function textIn(field: Buffer): string {
  const end = field.indexOf(0)
  return field.toString('utf8', 0, end === -1 ? field.length : end)
}
