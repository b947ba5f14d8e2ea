/** Makes HTTP entity tags. */
import { createHash } from 'node:crypto'

/** @returns the weak entity tag of a text; weak, because one answer has several compressed forms */
export function etagOf(text: string | Buffer): string {
  const tag = etagInParts()
  tag.add(text)
  return tag.made()
}

/** Makes the entity tag of a text that arrives in pieces. */
export function etagInParts() {
  const hash = createHash('sha256')
  return {
    add(text: string | Buffer): void {
      hash.update(text)
    },
    made: () => `W/"${hash.digest('base64url').slice(0, 22)}"`,
  }
}
