/** Computes SHA-256 (FIPS 180-4) for pages without https, on which browsers provide no `crypto.subtle`. */

const blockBytes = 64

/** @returns the first 32 bits of the fractional part of a number */
const fractionBits = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0

const primes = Array.from({ length: 312 }, (_, index) => index).filter(
  (number) =>
    number > 1 &&
    !Array.from({ length: number - 2 }, (_, index) => index + 2).some(
      (divisor) => number % divisor === 0,
    ),
)
const firstState = primes.slice(0, 8).map((prime) => fractionBits(Math.sqrt(prime)))
const constants = Int32Array.from(primes, (prime) => fractionBits(Math.cbrt(prime)))

const rotateRight = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits))

export function sha256WithoutHttps(bytes: Uint8Array): Uint8Array {
  const state = Int32Array.from(firstState)
  const words = new Int32Array(blockBytes)
  const wholeBytes = bytes.length - (bytes.length % blockBytes)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let start = 0; start < wholeBytes; start += blockBytes) addBlock(state, words, view, start)
  const lastView = lastBlocks(bytes.subarray(wholeBytes), bytes.length)
  for (let start = 0; start < lastView.byteLength; start += blockBytes)
    addBlock(state, words, lastView, start)
  const digest = new DataView(new ArrayBuffer(32))
  for (const [index, word] of state.entries()) digest.setInt32(index * 4, word)
  return new Uint8Array(digest.buffer)
}

/** @returns the last bytes of the message, a 1 bit, zeros, and the length of the message in bits */
function lastBlocks(lastBytes: Uint8Array, length: number): DataView {
  const padded = new Uint8Array(lastBytes.length + 9 > blockBytes ? 2 * blockBytes : blockBytes)
  padded.set(lastBytes)
  padded[lastBytes.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, Math.floor(length / 2 ** 29))
  view.setUint32(padded.length - 4, (length * 8) >>> 0)
  return view
}

function addBlock(state: Int32Array, words: Int32Array, block: DataView, start: number): void {
  for (let index = 0; index < 16; index++) words[index] = block.getInt32(start + index * 4)
  const wordAt = (index: number) => words[index] as number
  for (let index = 16; index < 64; index++) {
    const farWord = wordAt(index - 15)
    const nearWord = wordAt(index - 2)
    const first = rotateRight(farWord, 7) ^ rotateRight(farWord, 18) ^ (farWord >>> 3)
    const second = rotateRight(nearWord, 17) ^ rotateRight(nearWord, 19) ^ (nearWord >>> 10)
    words[index] = wordAt(index - 16) + first + wordAt(index - 7) + second
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as Eight
  for (let index = 0; index < 64; index++) {
    const mixOfE = rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25)
    const firstSum =
      (h + mixOfE + ((e & f) ^ (~e & g)) + (constants[index] as number) + wordAt(index)) | 0
    const mixOfA = rotateRight(a, 2) ^ rotateRight(a, 13) ^ rotateRight(a, 22)
    const secondSum = (mixOfA + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + firstSum) | 0
    d = c
    c = b
    b = a
    a = (firstSum + secondSum) | 0
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) {
    state[index] = (state[index] as number) + word
  }
}

type Eight = [number, number, number, number, number, number, number, number]
