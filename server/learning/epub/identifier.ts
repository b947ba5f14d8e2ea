/** Makes the identifier of an e-book from its site, its title and its language. */
import { createHash } from 'node:crypto'
import type { BookLanguage } from '../../../contract/learning/epub/chapters.ts'

/**
 * @returns the URN of a UUID that depends only on the arguments, so that a newer copy replaces an older copy in an
 * e-reader
 */
export function identifierOf(siteName: string, title: string, language: BookLanguage): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([siteName, title, language]))
    .digest('hex')
  const parts = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
  ]
  return `urn:uuid:${[...parts, hash.slice(20, 32)].join('-')}`
}
