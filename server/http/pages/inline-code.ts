/**
 * Allows the inline code of a page by its hash (Content Security Policy Level 3, section 2.3.1). The server renders the
 * page with a secret nonce, and never sends this nonce. The server hashes only code that has the nonce, because
 * injected markup cannot have the nonce.
 */
import { createHash, randomBytes } from 'node:crypto'

export interface PageWithHashes {
  /** The page without the nonce. */
  html: string
  /** Distinct sources for `script-src` and `style-src`, such as `'sha256-…'`. */
  scripts: string[]
  styles: string[]
}

/** @returns 128 random bits in base64 */
export const drawSecret = () => randomBytes(16).toString('base64')

/**
 * @returns the page without the nonce, and the hashes of its code
 * @param secret the nonce with which the server rendered the page
 */
export function withHashes(renderedHtml: string, secret: string): PageWithHashes {
  const attribute = ` nonce="${secret}"`
  const hashes = { script: new Set<string>(), style: new Set<string>() }
  for (const [, tag, attributes = '', code = ''] of renderedHtml.matchAll(element)) {
    if (!attributes.includes(attribute) || code === '') continue
    hashes[tag as 'script' | 'style'].add(`'sha256-${hashOf(code)}'`)
  }
  const html = renderedHtml.replaceAll(attribute, '')
  return { html, scripts: [...hashes.script], styles: [...hashes.style] }
}

/** Finds scripts and styles. React escapes `</script` in inline code, and `<` in every text. */
const element = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g

const hashOf = (code: string) => createHash('sha256').update(code).digest('base64')
