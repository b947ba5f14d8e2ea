import { createHash } from 'node:crypto'

/** The HTTP entity tag of a text; weak, because the same answer travels compressed in several ways. */
export function etagOf(text: string | Buffer): string {
  const tag = etagInParts()
  tag.add(text)
  return tag.made()
}

/** The same for a text that comes bit by bit. */
export function etagInParts() {
  const hash = createHash('sha256')
  return {
    add(text: string | Buffer): void {
      hash.update(text)
    },
    made: () => `W/"${hash.digest('base64url').slice(0, 22)}"`,
  }
}
