/** A species row as the record it was made from, and what one record says otherwise than another. */
import { kinds } from '../../../contract/kinds.ts'
import type { SpeciesRecord } from '../../../contract/schemas/species-record.ts'
import type { SpeciesTable } from '../../database/tables.ts'
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

/** Whatever it names, field by field as text, in the order of a form; links are lines of their own. */
export function fieldsOf(record: Partial<SpeciesRecord>): [string, string][] {
  const { texts = {}, englishLinks, chineseLinks, latinName, chineseName, commonName } = record
  const lines = (links: SpeciesRecord['englishLinks'] | undefined) =>
    links?.map(({ linkTitle, link }) => `${linkTitle}: ${link}`).join('\n')
  const all: [string, string | undefined][] = [
    ['latinName', latinName],
    ['chineseName', chineseName],
    ['commonName', commonName],
    ...kinds.bird.texts.map((field): [string, string | undefined] => [field, texts[field]]),
    ['link', lines(englishLinks)],
    ['chineseLink', lines(chineseLinks)],
    ['editor', record.editor],
  ]
  return all.flatMap(([field, text]) => (text === undefined ? [] : [[field, text]]))
}
