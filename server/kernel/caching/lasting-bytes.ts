/** Marks buffers that are sent many times, so that each of their compressed forms is made once. */

/** The compressed form of each encoding; a promise while it is made. */
type Forms = Map<string, Buffer | Promise<Buffer>>

const formsOf = new WeakMap<Buffer, Forms>()

/** @returns a marked buffer; its compressed forms stay in memory as long as the buffer does */
export function lasting(text: string | Uint8Array): Buffer {
  const bytes = inOwnMemory(
    typeof text === 'string'
      ? Buffer.from(text)
      : Buffer.from(text.buffer, text.byteOffset, text.byteLength),
  )
  formsOf.set(bytes, new Map())
  return bytes
}

/**
 * Node takes small buffers from pools of 64 kB, and a pool stays in memory as long as any of its buffers.
 * @returns the bytes in memory of their own
 */
export function inOwnMemory(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.length)
  own.set(bytes)
  return own
}

/** @returns the compressed forms by encoding; undefined for a buffer that is not marked */
export const compressedForms = (bytes: Buffer) => formsOf.get(bytes)
