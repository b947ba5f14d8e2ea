/** Adds the Chinese and English names of new species to the subjects of ledger entries. */
import type { Subject } from '../../contract/schemas/activity.ts'
import type { Queries } from '../database/connection.ts'
import { kindOfSubject } from '../ledger/present.ts'
import { namesOfNewSpecies } from '../submissions/records/new-species.ts'

/** @returns the entries; a subject about a new species has the names that its author submitted */
export async function withNewSpeciesNames<Entry extends { subject: Subject }>(
  db: Queries,
  entries: readonly Entry[],
): Promise<Entry[]> {
  const ids = entries.flatMap(({ subject }) => (lacksNames(subject) && subject.id) || [])
  const names = await namesOfNewSpecies(db, ids)
  return entries.map((entry) => {
    const { subject } = entry
    const submitted = lacksNames(subject) && subject.id && names.get(subject.id)
    if (!submitted || submitted.latinName !== subject.name) return entry
    const { chineseName, commonName } = submitted
    return { ...entry, subject: { ...subject, chineseName, commonName } }
  })
}

/** @returns whether the subject is about a species of which only the Latin name is known */
const lacksNames = (subject: Subject) =>
  kindOfSubject(subject) !== undefined && subject.chineseName === undefined
