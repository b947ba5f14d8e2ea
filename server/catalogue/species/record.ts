/** Compares two records of a species, and lists the fields of a record. */
import { kinds } from '../../../contract/kinds.ts'
import type { SpeciesRecord } from '../../../contract/schemas/species-record.ts'

/** @returns the fields of `after` that differ from `before`; a field that `after` lacks is unchanged */
export function differences(
  before: SpeciesRecord,
  after: Partial<SpeciesRecord>,
): Partial<SpeciesRecord> {
  const texts = Object.entries(after.texts ?? {}).filter(
    ([field, text]) => text !== (before.texts[field as keyof typeof before.texts] ?? ''),
  )
  const otherFields = Object.entries(after).filter(
    ([field, value]) =>
      field !== 'texts' &&
      JSON.stringify(value) !== JSON.stringify(before[field as keyof SpeciesRecord]),
  )
  return {
    ...Object.fromEntries(otherFields),
    ...(texts.length > 0 && { texts: Object.fromEntries(texts) }),
  }
}

/** @returns the defined fields of the record as text: names, texts, links and editor; each link is a line */
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
