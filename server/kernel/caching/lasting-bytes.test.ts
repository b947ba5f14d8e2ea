/** Tests which forms of an answer stay in memory, and that every form gives the original text. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { type Form, LastingBytes, shortFormMaximum } from './lasting-bytes.ts'

const bytesOf = (form: Form) => (typeof form === 'string' ? Buffer.from(form, 'latin1') : form)

/** The second text is longer than a short form even after compression. */
const texts = {
  short: '黄鹂 in a camphor tree. '.repeat(1_000),
  long: Array.from({ length: 20_000 }, (_, index) => (index ** 3 % 9973).toString(36)).join('鸟'),
}

test.each(Object.entries(texts))(
  'returns every form of a %s text, in any order',
  async (_title, text) => {
    for (const order of [
      ['br', 'gzip', 'original'],
      ['gzip', 'original', 'br'],
      ['original', 'br', 'gzip'],
    ] as const) {
      const bytes = new LastingBytes(text)
      expect(bytes.length).toBe(Buffer.byteLength(text))
      for (const form of [...order, ...order]) {
        const read = {
          br: async () => brotliDecompressSync(bytesOf(await bytes.compressed('br'))),
          gzip: async () => gunzipSync(bytesOf(await bytes.compressed('gzip'))),
          original: async () => bytesOf(await bytes.original()),
        }
        expect((await read[form]()).toString()).toBe(text)
      }
      expect(await bytes.text()).toBe(text)
    }
  },
)

test('compresses once for simultaneous readers, and then has the form at once', async () => {
  const bytes = new LastingBytes(texts.short)
  const [first, second] = [bytes.compressed('br'), bytes.compressed('br')]
  expect(second).toBe(first)
  const form = await first
  expect(typeof form).toBe('string')
  expect(bytes.compressed('br')).toBe(form)
})

test('drops the original bytes after the first compression', async () => {
  const bytes = new LastingBytes(texts.long)
  expect(bytes.original()).toBeInstanceOf(Buffer)
  await bytes.compressed('gzip')
  expect(bytes.original()).toBeInstanceOf(Promise)
})

test('a buffer shares no memory, so that no pool of small buffers stays in memory', async () => {
  const pool = Buffer.alloc(2 * shortFormMaximum)
  const original = await new LastingBytes(pool.subarray(10)).original()
  const compressed = await new LastingBytes(texts.long).compressed('br')
  for (const form of [original, compressed]) {
    expect(Buffer.isBuffer(form) && form.buffer.byteLength).toBe(form.length)
  }
})
