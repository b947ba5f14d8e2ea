/** Draws, hashes and compares tokens, for example of sessions. The database stores only the hash of a token. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** @returns 256 random bits in base64url */
export const drawToken = () => randomBytes(32).toString('base64url')

/** @returns SHA-256, hexadecimal, so that a stolen database reveals no usable token */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('hex')

/**
 * @returns whether the tokens are equal. The comparison takes constant time, so that the time reveals nothing about
 * the token.
 */
export function isSameToken(sentToken: string, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(sentToken), digest(token))
}
