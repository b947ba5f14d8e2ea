/** Reads the licence of a picture from a CSV file, where people spell one licence in many ways. */
import { isLicence } from '../../contract/rights/licences.ts'

export const licenceProblem =
  'is not a known licence: write CC0-1.0, CC-BY-4.0, CC-BY-NC-4.0, CC-BY-SA-4.0 or all-rights-reserved'

interface ParsedLicence {
  /** An identifier of `contract/rights/licences.ts`; empty for an empty text. */
  id: string
  /** The text after a semicolon, such as a courtesy line. */
  note: string
}

/** Further spellings of a licence, in capitals with hyphens. */
const spellings: Readonly<Record<string, string>> = {
  CC0: 'CC0-1.0',
  PD: 'public-domain',
  'PUBLIC-DOMAIN': 'public-domain',
  'PDDL-1.0': 'PDDL-1.0',
  MIT: 'MIT',
  'ALL-RIGHTS-RESERVED': 'all-rights-reserved',
}

/**
 * Reads `CC BY-SA 3.0 RS`, `cc0` and `PD (art, 1849-55); courtesy of …`. Text in brackets is ignored.
 * @returns the licence; undefined for an unknown licence
 */
export function readLicence(text: string): ParsedLicence | undefined {
  const [licenceText = '', ...notes] = text.replaceAll('\0', '').split(';')
  const name = licenceText.replace(/\(.*?\)/g, ' ').trim()
  if (name === '') return notes.length > 0 || licenceText.trim() ? undefined : { id: '', note: '' }
  const spelling = name.toUpperCase().replace(/[\s_-]+/g, '-')
  const id = spellings[spelling] ?? spelling
  return isLicence(id) ? { id, note: notes.join(';').trim().slice(0, 500) } : undefined
}
