/**
 * Makes an identifier of 128 random bits. `crypto.randomUUID` would do the same, but browsers offer it only over https.
 */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
