/**
 * Caches the bytes of an answer that the server sends many times. Compressed bytes are a quarter as long, so the original
 * bytes leave memory as soon as a compressed form exists.
 */
import { type Encoding, encodings } from './encodings.ts'

/** A short form is a text with one character for each byte. A long form is a buffer. */
export type Form = string | Buffer

/**
 * Maximum bytes of a short form. Node writes a text together with the head, but a buffer after the head. For a head and
 * a text of more than 16 kB, Node allocates memory.
 */
export const shortFormMaximum = 14_000

export class LastingBytes {
  /** The number of original bytes. */
  readonly length: number
  /** Undefined after the first compression. */
  #original: Form | undefined
  readonly #compressed = new Map<Encoding, Form | Promise<Form>>()

  /** @param content the text, or the bytes, which this object may keep */
  constructor(content: string | Uint8Array) {
    const bytes =
      typeof content === 'string'
        ? Buffer.from(content)
        : Buffer.from(content.buffer, content.byteOffset, content.byteLength)
    this.length = bytes.length
    this.#original = toForm(bytes)
  }

  /** @returns the original bytes as a form, or a promise of them if only compressed bytes are in memory */
  original(): Form | Promise<Form> {
    return this.#original ?? this.#decompress().then(toForm)
  }

  async text(): Promise<string> {
    return toBytes(await this.original()).toString()
  }

  /** @returns the compressed bytes as a form, or a promise of them while the server compresses the original bytes */
  compressed(encoding: Encoding): Form | Promise<Form> {
    const cachedForm = this.#compressed.get(encoding)
    if (cachedForm !== undefined) return cachedForm
    const promise = this.#compress(encoding)
    this.#compressed.set(encoding, promise)
    return promise
  }

  async #compress(encoding: Encoding): Promise<Form> {
    try {
      const original = toBytes(await this.original())
      const form = toForm(await encodings[encoding].compress(original))
      this.#compressed.set(encoding, form)
      this.#original = undefined
      return form
    } catch (error) {
      this.#compressed.delete(encoding)
      throw error
    }
  }

  async #decompress(): Promise<Buffer> {
    for (const [encoding, form] of this.#compressed) {
      if (!(form instanceof Promise)) return encodings[encoding].decompress(toBytes(form))
    }
    throw new Error('Neither the original nor a compressed form is in memory')
  }
}

const toForm = (bytes: Buffer): Form =>
  bytes.length <= shortFormMaximum ? bytes.toString('latin1') : inOwnMemory(bytes)

const toBytes = (form: Form): Buffer =>
  typeof form === 'string' ? Buffer.from(form, 'latin1') : form

/**
 * @returns the bytes in memory that no other buffer shares. Node takes small buffers from pools of 64 kB, and a pool
 * stays in memory as long as any of its buffers.
 */
function inOwnMemory(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  copy.set(bytes)
  return copy
}
