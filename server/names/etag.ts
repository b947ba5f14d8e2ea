import { createHash } from 'node:crypto'

/** The HTTP entity tag of a text; weak, because the same answer travels compressed in several ways. */
export function etagOf(text: string | Buffer): string {
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
}
