/** Bytes that are sent many times: each compressed form of them is made once. */

const formsOf = new WeakMap<Buffer, Map<string, Promise<Buffer>>>()

/** @returns a buffer whose compressed forms are kept as long as the buffer is */
export function lasting(text: string | Uint8Array): Buffer {
  const bytes =
    typeof text === 'string'
      ? Buffer.from(text)
      : Buffer.from(text.buffer, text.byteOffset, text.byteLength)
  formsOf.set(bytes, new Map())
  return bytes
}

/** @returns the compressed forms by encoding; undefined for bytes that are sent once */
export const compressedForms = (bytes: Buffer) => formsOf.get(bytes)
