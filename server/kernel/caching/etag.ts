/** Makes and compares HTTP entity tags. */
import { createHash } from 'node:crypto'

/** @returns the entity tag of a text. The tag is weak, because one answer has several compressed forms. */
export function etagOf(text: string | Buffer): string {
  const hash = createEtagHash()
  hash.add(text)
  return hash.etag()
}

/**
 * @param text a text that changes whenever the bytes change
 * @returns the strong entity tag of bytes that the server sends uncompressed
 */
export const strongEtagOf = (text: string): string => etagOf(text).slice('W/'.length)

/** @returns functions that add a piece of a text, and that return the entity tag of all pieces */
export function createEtagHash() {
  const hash = createHash('sha256')
  return {
    add(text: string | Buffer): void {
      hash.update(text)
    },
    etag: () => `W/"${hash.digest('base64url').slice(0, 22)}"`,
  }
}

const withoutWeakPrefix = (tag: string) => tag.trim().replace(/^W\//, '')

/**
 * @param ifNoneMatch the header If-None-Match, with tags separated by commas, or `*`
 * @returns whether the client has the current answer (RFC 9110, section 13.1.2, weak comparison)
 */
export function clientHas(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((each) => withoutWeakPrefix(each) === withoutWeakPrefix(etag))
}
