/**
 * Reads a row of a reference file. The headings are terms of Darwin Core and `chineseName`. Only `scientificName` or
 * `genus` is required.
 */
import type { Kind } from '../../../contract/kinds.ts'
import { nameMaximum } from '../../../contract/limits.ts'
import { cleanName, nameKey } from '../../../contract/names.ts'
import type { ReferenceReason } from '../../../contract/reference/reference-problems.ts'
import { rankOf, taxonName } from '../../../contract/taxonomy/taxon-names.ts'
import type { ReferenceNameTable } from '../../database/tables/reference-tables.ts'
import { findTaxon } from '../../taxonomy/taxonomy.ts'
import { splitAuthors } from '../latin-name.ts'

export type ReferenceRow = Omit<ReferenceNameTable, 'file_id' | 'line'>

/** Reports the reason why a row is invalid. */
export class BadReferenceRow extends Error {
  readonly reason: ReferenceReason
  /** The heading of the wrong column; empty for a reason without a column. */
  readonly detail: string

  constructor(reason: ReferenceReason, detail = '') {
    super(reason)
    this.reason = reason
    this.detail = detail
  }
}

const aboveGenus =
  /^(?:super|sub|infra|parv)?(?:domain|kingdom|phylum|division|class|cohort|order|family|tribe)$/

/** @returns the row; undefined for a name above the rank of a genus @throws {BadReferenceRow} for an invalid row */
export function referenceRow(values: Record<string, string>): ReferenceRow | undefined {
  const cell = (column: string) => cleanName(values[column] ?? '')
  const nameText = cell('scientificName') || cell('genus')
  if (!nameText) throw new BadReferenceRow('nameMissing')
  const rank = cell('taxonRank').toLowerCase()
  if (aboveGenus.test(rank)) return undefined

  const { name, authorship } = splitAuthors(nameText)
  const [family, taxon_order] = [latinWord(cell('family')), latinWord(cell('order'))]
  const accepted = splitAuthors(cell('acceptedNameUsage')).name
  const row = {
    kind: kindOf(cell('kingdom'), family, taxon_order),
    name,
    name_key: nameKey(name),
    authorship: cell('scientificNameAuthorship') || authorship,
    rank: rank || rankOf(name) || '',
    family,
    taxon_order,
    common_name: cell('vernacularName'),
    common_key: nameKey(cell('vernacularName')),
    chinese_name: cell('chineseName'),
    accepted_name: nameKey(accepted) === nameKey(name) ? '' : accepted,
  }
  for (const [column, text] of Object.entries(row)) {
    if (text.length <= nameMaximum) continue
    throw new BadReferenceRow('tooLong', headings[column] ?? column)
  }
  return row
}

/** The heading in the file for each column of the table that has another name. */
const headings: Record<string, string> = {
  name: 'scientificName',
  authorship: 'scientificNameAuthorship',
  rank: 'taxonRank',
  taxon_order: 'order',
  common_name: 'vernacularName',
  chinese_name: 'chineseName',
  accepted_name: 'acceptedNameUsage',
}

/** @returns the taxon name; empty for words such as "incertae sedis" */
const latinWord = (text: string) => (/^\p{Script=Latin}+$/u.test(text) ? taxonName(text) : '')

/**
 * @returns the kind by kingdom, family or order; empty if unknown. The site's table has all families and orders of
 * vascular plants and of birds.
 */
function kindOf(kingdom: string, family: string, order: string): Kind | '' {
  if (/^plantae$/i.test(kingdom)) return 'plant'
  if (/^animalia$/i.test(kingdom)) return 'bird'
  for (const kind of ['plant', 'bird'] as const) {
    const taxon = findTaxon(kind, 'family', family) ?? findTaxon(kind, 'order', order)
    if (taxon) return kind
  }
  return ''
}
