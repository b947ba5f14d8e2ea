/** Names an e-book by its content. */
import { createHash } from 'node:crypto'
import type { BookLanguage } from '../../../contract/learning/epub/chapters.ts'

/** The same selection of the same site in one language is the same book, so that a newer one replaces it. */
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
