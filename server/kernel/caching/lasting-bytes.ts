/** Marks buffers that the server sends many times, and caches the compressed forms and strings of these buffers. */

interface Forms {
  /** The compressed form of each encoding; a promise until the compression ends. */
  compressed: Map<string, Buffer | Promise<Buffer>>
  /** The bytes of each encoding as a string with one character for each byte. */
  latin1: Map<string, string>
}

const formsOf = new WeakMap<Buffer, Forms>()

/** @returns a marked buffer. Its forms stay in memory as long as the buffer itself. */
export function markLasting(text: string | Uint8Array): Buffer {
  const bytes = inOwnMemory(
    typeof text === 'string'
      ? Buffer.from(text)
      : Buffer.from(text.buffer, text.byteOffset, text.byteLength),
  )
  formsOf.set(bytes, { compressed: new Map(), latin1: new Map() })
  return bytes
}

/**
 * @returns the bytes in memory that no other buffer shares. Node takes small buffers from pools of 64 kB, and a pool
 * stays in memory as long as any of its buffers.
 */
export function inOwnMemory(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  copy.set(bytes)
  return copy
}

/** @returns the compressed forms by encoding; undefined for a buffer that is not marked */
export const compressedForms = (bytes: Buffer) => formsOf.get(bytes)?.compressed

/**
 * @param encoding `identity` for the bytes themselves
 * @returns the form as a string; undefined for a buffer that is not marked, and for a form that does not exist yet
 */
export function latin1Form(bytes: Buffer, encoding: string): string | undefined {
  const forms = formsOf.get(bytes)
  if (!forms) return undefined
  const cachedForm = forms.latin1.get(encoding)
  if (cachedForm !== undefined) return cachedForm
  const form = encoding === 'identity' ? bytes : forms.compressed.get(encoding)
  if (!Buffer.isBuffer(form)) return undefined
  const text = form.toString('latin1')
  forms.latin1.set(encoding, text)
  return text
}
