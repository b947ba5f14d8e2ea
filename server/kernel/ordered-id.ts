/** Makes ids that sort in the order in which this process made them. */
import { randomBytes, randomInt } from 'node:crypto'

let milliseconds = 0
let counter = 0
const counterMaximum = 0xfff

/**
 * @param now milliseconds since 1970
 * @returns a UUID of version 7 whose `rand_a` is incremented within a millisecond (RFC 9562, section 6.2, method 1).
 * Ids stay in order when the clock steps back.
 */
export function orderedId(now: number): string {
  if (now > milliseconds) {
    milliseconds = now
    counter = firstCount()
  } else if (counter < counterMaximum) {
    counter += 1
  } else {
    milliseconds += 1
    counter = firstCount()
  }
  const bytes = randomBytes(16)
  bytes.writeUIntBE(milliseconds, 0, 6)
  bytes.writeUInt16BE(0x7000 | counter, 6)
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** @returns a number in the lower half of the counter, so that the upper half is free for ids of the millisecond */
const firstCount = () => randomInt((counterMaximum + 1) / 2)
