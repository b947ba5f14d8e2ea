/** Marks buffers that are sent many times, so that each of their forms is made once. */

interface Forms {
  /** The compressed form of each encoding; a promise while it is made. */
  compressed: Map<string, Buffer | Promise<Buffer>>
  /** The bytes of each encoding as a string with one character for each byte. */
  latin1: Map<string, string>
}

const formsOf = new WeakMap<Buffer, Forms>()

/** @returns a marked buffer, whose forms stay in memory as long as the buffer itself */
export function lasting(text: string | Uint8Array): Buffer {
  const bytes = inOwnMemory(
    typeof text === 'string'
      ? Buffer.from(text)
      : Buffer.from(text.buffer, text.byteOffset, text.byteLength),
  )
  formsOf.set(bytes, { compressed: new Map(), latin1: new Map() })
  return bytes
}

/**
 * Node takes small buffers from pools of 64 kB, and a pool stays in memory as long as any of its buffers.
 * @returns the bytes in memory of their own
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
 * @returns the text; undefined for a buffer that is not marked, and for a form that is not made yet
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
