import { randomBytes, randomInt } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { gzipInPieces } from './gzip-in-pieces.ts'

const filling = (letter: string) => Buffer.from(letter.repeat(24))

function whole(pieces: Buffer[], between: Buffer): Buffer {
  return Buffer.concat(pieces.flatMap((piece, place) => (place > 0 ? [between, piece] : [piece])))
}

test.each([
  ['one', ['<p>玉兰</p>']],
  ['several', ['<p>a</p><script nonce="', '">1</script><script nonce="', '">1</script>']],
  ['empty ones at either end and in the middle', ['', 'a', '', 'b', '']],
  ['nothing at all', ['']],
])('%s', async (_what, texts) => {
  const pieces = texts.map((text) => Buffer.from(text))
  const fill = await gzipInPieces(pieces, 24)
  for (const letter of ['a', '<', '1']) {
    expect(gunzipSync(fill(filling(letter))).equals(whole(pieces, filling(letter)))).toBe(true)
  }
})

test('repeated pieces longer than the window of deflate', async () => {
  const long = Buffer.from(randomBytes(25_000).toString('hex'))
  const pieces = [long, long, Buffer.concat([long, filling('a'), long]), long.subarray(40_000)]
  const fill = await gzipInPieces(pieces, 24)
  expect(gunzipSync(fill(filling('b'))).equals(whole(pieces, filling('b')))).toBe(true)
})

test('any pieces and insertions', async () => {
  // Of few letters, so that much of it repeats, the filling too.
  const drawn = (length: number) => Buffer.from(Array.from({ length }, () => randomInt(2)))
  for (let round = 0; round < 200; round++) {
    const pieces = Array.from({ length: randomInt(1, 8) }, () => drawn(randomInt(200)))
    const between = drawn(24)
    const fill = await gzipInPieces(pieces, 24)
    const shown = pieces.map((piece) => piece.toString('hex')).join(' ')
    expect(gunzipSync(fill(between)).equals(whole(pieces, between)), shown).toBe(true)
  }
})

test('does not refer back across a gap', async () => {
  const text = Buffer.from(randomBytes(2500).toString('hex'))
  const fill = await gzipInPieces([text, text], 24)
  expect(fill(filling('a')).length).toBeLessThan(3200)
})

test('rejects an insertion of another length', async () => {
  const fill = await gzipInPieces([Buffer.from('a'), Buffer.from('b')], 24)
  expect(() => fill(Buffer.from('short'))).toThrow(RangeError)
})
