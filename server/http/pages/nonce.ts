/** Numbers used once: 128 random bits in base64, drawn from the system a few hundred at a time. */
import { randomFillSync } from 'node:crypto'

const length = 16
const drawn = Buffer.alloc(256 * length)
let used = drawn.length

export function drawNonce(): string {
  if (used === drawn.length) {
    randomFillSync(drawn)
    used = 0
  }
  used += length
  return drawn.toString('base64', used - length, used)
}
