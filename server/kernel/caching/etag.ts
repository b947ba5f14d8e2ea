/** Makes and compares HTTP entity tags. */
import { createHash } from 'node:crypto'

/** @returns the entity tag of a text, which is weak because one answer has several compressed forms */
export function etagOf(text: string | Buffer): string {
  const tag = etagInParts()
  tag.add(text)
  return tag.made()
}

/**
 * @param text a text that changes whenever the bytes change
 * @returns the strong entity tag of bytes that are sent uncompressed
 */
export const strongEtagOf = (text: string): string => etagOf(text).slice('W/'.length)

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

const withoutWeakness = (tag: string) => tag.trim().replace(/^W\//, '')

/**
 * @param ifNoneMatch the header If-None-Match, with tags separated by commas, or `*`
 * @returns whether the client has the current answer (RFC 9110, section 13.1.2, weak comparison)
 */
export function clientHas(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((each) => withoutWeakness(each) === withoutWeakness(etag))
}
