/**
 * Writes what only programs read in the head of a page. The server adds it to the rendered page, so that no
 * browser loads a script for it; React keeps elements in the head that it did not render.
 */
import type { Content } from '../../content/site-content.ts'
import { iconVersion } from './icons.ts'

export interface HeadOf {
  origin: string
  language: string
  /** The path of the page, still encoded. */
  path: string
  status: number
}

export type HeadElements = (page: HeadOf) => Promise<string>

interface Needs {
  config: { searchEngines: boolean }
  content: Pick<Content, 'site'>
}

export function createHeadElements({ config, content }: Needs): HeadElements {
  return async ({ language }) => {
    const version = iconVersion(content.site())
    return [
      config.searchEngines ? '' : '<meta name="robots" content="noindex"/>',
      `<link rel="icon" type="image/svg+xml" sizes="any" href="/icon.svg?v=${version}"/>`,
      `<link rel="icon" type="image/x-icon" sizes="32x32" href="/favicon.ico?v=${version}"/>`,
      `<link rel="apple-touch-icon" href="/apple-touch-icon.png?v=${version}"/>`,
      `<link rel="manifest" href="/site.webmanifest?lang=${language}"/>`,
    ].join('')
  }
}
