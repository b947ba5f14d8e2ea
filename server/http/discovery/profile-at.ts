/** Parses the address of a profile or of its gallery. */
import { type Kind, kindNames, kinds } from '../../../contract/kinds.ts'

interface SpeciesPage {
  kind: Kind
  name: string
  isGallery: boolean
}

/** @returns the species of the page at an address; undefined for any other page */
export function speciesPageAt(path: string): SpeciesPage | undefined {
  for (const kind of kindNames) {
    const pattern = new RegExp(`^${kinds[kind].profile}/([^/]+)(/gallery)?/?$`)
    const [, encodedName, gallery] = pattern.exec(path) ?? []
    const name = encodedName && decodePart(encodedName)
    if (name) return { kind, name, isGallery: gallery !== undefined }
  }
  return undefined
}

function decodePart(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}
