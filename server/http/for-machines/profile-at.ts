/** Reads the address of a profile. */
import { type Kind, kindNames, kinds } from '../../../contract/kinds.ts'

/** @returns the kind and the name of the profile at an address; undefined for any other page */
export function profileAt(path: string): { kind: Kind; name: string } | undefined {
  for (const kind of kindNames) {
    const [, encoded] = new RegExp(`^${kinds[kind].profile}/([^/]+)/?$`).exec(path) ?? []
    const name = encoded && decoded(encoded)
    if (name) return { kind, name }
  }
  return undefined
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}
