/**
 * Writes what only programs read in the head of a page. The server adds it to the rendered page, so that no
 * browser loads a script for it; React keeps elements in the head that it did not render.
 */
import type { MachineNeeds } from './search-engines.ts'

export interface HeadOf {
  origin: string
  language: string
  /** The path of the page, still encoded. */
  path: string
  status: number
}

export type HeadElements = (page: HeadOf) => Promise<string>

export function createHeadElements({ config }: Pick<MachineNeeds, 'config'>): HeadElements {
  return async () => {
    const noIndex = config.searchEngines ? '' : '<meta name="robots" content="noindex"/>'
    return noIndex
  }
}
