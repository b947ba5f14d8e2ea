/** Computes SHA-256 (FIPS 180-4) for pages without https, where browsers offer no `crypto.subtle`. */

const blockBytes = 64

/** The first 32 bits of the fractional part of a number. */
const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0

const primes = Array.from({ length: 312 }, (_, place) => place).filter(
  (number) =>
    number > 1 &&
    !Array.from({ length: number - 2 }, (_, less) => less + 2).some((d) => number % d === 0),
)
const firstState = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))
const constants = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)))

const rotated = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits))

export function sha256WithoutHttps(bytes: Uint8Array): Uint8Array {
  const state = Int32Array.from(firstState)
  const words = new Int32Array(blockBytes)
  const whole = bytes.length - (bytes.length % blockBytes)
  const all = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let start = 0; start < whole; start += blockBytes) addBlock(state, words, all, start)
  const end = lastBlocks(bytes.subarray(whole), bytes.length)
  for (let start = 0; start < end.byteLength; start += blockBytes)
    addBlock(state, words, end, start)
  const digest = new DataView(new ArrayBuffer(32))
  for (const [place, word] of state.entries()) digest.setInt32(place * 4, word)
  return new Uint8Array(digest.buffer)
}

/** The rest of the message, a 1 bit, zeros, and the length of the message in bits. */
function lastBlocks(rest: Uint8Array, length: number): DataView {
  const padded = new Uint8Array(rest.length + 9 > blockBytes ? 2 * blockBytes : blockBytes)
  padded.set(rest)
  padded[rest.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, Math.floor(length / 2 ** 29))
  view.setUint32(padded.length - 4, (length * 8) >>> 0)
  return view
}

function addBlock(state: Int32Array, words: Int32Array, from: DataView, start: number): void {
  for (let place = 0; place < 16; place++) words[place] = from.getInt32(start + place * 4)
  const at = (place: number) => words[place] as number
  for (let place = 16; place < 64; place++) {
    const far = at(place - 15)
    const near = at(place - 2)
    const first = rotated(far, 7) ^ rotated(far, 18) ^ (far >>> 3)
    const second = rotated(near, 17) ^ rotated(near, 19) ^ (near >>> 10)
    words[place] = at(place - 16) + first + at(place - 7) + second
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as Eight
  for (let place = 0; place < 64; place++) {
    const high = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
    const one = (h + high + ((e & f) ^ (~e & g)) + (constants[place] as number) + at(place)) | 0
    const low = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
    const two = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + one) | 0
    d = c
    c = b
    b = a
    a = (one + two) | 0
  }
  for (const [place, word] of [a, b, c, d, e, f, g, h].entries()) {
    state[place] = (state[place] as number) + word
  }
}

type Eight = [number, number, number, number, number, number, number, number]
