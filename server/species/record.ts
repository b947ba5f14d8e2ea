/** A species row as the record it was made from, and what one record says otherwise than another. */
import { kinds } from '../../contract/kinds.ts'
import type { SpeciesRecord } from '../../contract/schemas/species-record.ts'
import type { SpeciesTable } from '../database/tables.ts'
import { textsOf } from './present.ts'

export function recordOf(row: SpeciesTable): SpeciesRecord {
  return {
    latinName: row.latin_name,
    commonName: row.common_name,
    chineseName: row.chinese_name,
    texts: textsOf(row),
    englishLinks: JSON.parse(row.english_links) as SpeciesRecord['englishLinks'],
    chineseLinks: JSON.parse(row.chinese_links) as SpeciesRecord['chineseLinks'],
    editor: row.editor,
  }
}

/** Only what is said otherwise; a field the second does not name is not changed by it. */
export function differences(
  before: SpeciesRecord,
  after: Partial<SpeciesRecord>,
): Partial<SpeciesRecord> {
  const texts = Object.entries(after.texts ?? {}).filter(
    ([field, text]) => text !== (before.texts[field as keyof typeof before.texts] ?? ''),
  )
  const others = Object.entries(after).filter(
    ([field, value]) =>
      field !== 'texts' &&
      JSON.stringify(value) !== JSON.stringify(before[field as keyof SpeciesRecord]),
  )
  return {
    ...Object.fromEntries(others),
    ...(texts.length > 0 && { texts: Object.fromEntries(texts) }),
  }
}

/** The texts a kind has, in the order of its profile. */
export function textsInOrder(
  row: Pick<SpeciesTable, 'kind'>,
  texts: SpeciesRecord['texts'],
): [string, string][] {
  return kinds[row.kind].texts.flatMap((field) => {
    const text = texts[field]
    return text === undefined ? [] : [[field, text] as [string, string]]
  })
}
