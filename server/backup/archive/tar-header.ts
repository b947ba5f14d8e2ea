/** The header of one entry of a tar file: 512 bytes in the form of POSIX, "ustar". */

export const blockSize = 512

export interface TarHeader {
  name: string
  /** The content of the entry is the name of the next one, which is too long for its header. */
  holdsName: boolean
  /** Bytes of its content. */
  size: number
}

const checksumAt = [148, 156] as const
const typeAt = 156
const magicAt = 257
const prefixAt = 345
/** The types of a plain file: the digit 0, or nothing. */
const ofFile = [48, 0]
/** The letter x: further fields for the next entry, in the form of pax. */
const ofFields = 120

/** @throws {Error} saying what is wrong with it: an archive of ours holds plain files alone */
export function readTarHeader(block: Buffer): TarHeader {
  if (numberIn(block.subarray(...checksumAt)) !== checksumOf(block)) {
    throw new Error('the checksum of a header is wrong')
  }
  if (block.toString('latin1', magicAt, magicAt + 5) !== 'ustar') {
    throw new Error('a header is of an unknown form')
  }
  const prefix = textIn(block.subarray(prefixAt, prefixAt + 155))
  const name = (prefix && `${prefix}/`) + textIn(block.subarray(0, 100))
  const type = block[typeAt] ?? -1
  const holdsName = type === ofFields
  if (!holdsName && !ofFile.includes(type)) throw new Error(`${name} is not a plain file`)
  const size = numberIn(block.subarray(124, 136))
  if (size === undefined) throw new Error(`the size of ${name} is not a number`)
  return { name, holdsName, size }
}

/**
 * The path in the fields of pax: lines of `LENGTH KEY=VALUE`, LENGTH counting the whole line.
 * @throws {Error} where there is none
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

/** The sum of all bytes; the eight bytes of the checksum count as spaces. */
function checksumOf(block: Buffer): number {
  const [from, to] = checksumAt
  const bytes = [...block.subarray(0, from), ...block.subarray(to)]
  return bytes.reduce((sum, byte) => sum + byte, 32 * (to - from))
}

/** Octal digits or, for what they cannot hold, a big-endian number after a byte of 0x80. */
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
