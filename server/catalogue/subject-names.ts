/** Adds the Chinese and English names of species to the subjects of ledger entries, which store Latin names only. */
import { nameKey } from '../../contract/names.ts'
import type { Subject } from '../../contract/schemas/activity.ts'
import type { Queries } from '../database/connection.ts'
import { kindOfSubject } from '../ledger/present.ts'
import { rowsOfEntries } from '../ledger/repository.ts'
import { otherNamesByKey } from './repositories/species.ts'

type OtherNames = Pick<Subject, 'chineseName' | 'commonName'>

/**
 * If no species has the Latin name now, the function takes the Chinese and English names from the rows of the entry.
 * @returns the entries with these names; a subject keeps its Latin name alone if its species is in neither place
 */
export async function withOtherNames<Entry extends { id: string; subject: Subject }>(
  db: Queries,
  entries: readonly Entry[],
): Promise<Entry[]> {
  const ofSpecies = entries.filter(({ subject }) => kindOfSubject(subject) && subject.name)
  const current = await otherNamesByKey(
    db,
    ofSpecies.map(({ subject: { name = '' } }) => nameKey(name)),
  )
  const currentNames = ({ subject }: Entry) =>
    current.get(`${kindOfSubject(subject)} ${nameKey(subject.name ?? '')}`)
  const deleted = await namesInRows(
    db,
    ofSpecies.filter((entry) => !currentNames(entry)),
  )
  return entries.map((entry) => ({
    ...entry,
    subject: { ...entry.subject, ...(currentNames(entry) ?? deleted.get(entry.id)) },
  }))
}

async function namesInRows(
  db: Queries,
  entries: readonly { id: string; subject: Subject }[],
): Promise<Map<string, OtherNames>> {
  const names = new Map(entries.map(({ id, subject }) => [id, subject.name]))
  const logged = await rowsOfEntries(db, [...names.keys()])
  return new Map(
    logged.flatMap(({ id, rows }) => {
      const species = rows
        .filter(({ table }) => table === 'species')
        .map(({ before, after }) => before ?? after)
        .find((row) => row?.latin_name === names.get(id))
      if (!species) return []
      const { chinese_name: chineseName, common_name: commonName } = species
      return [[id, { chineseName: String(chineseName), commonName: String(commonName) }] as const]
    }),
  )
}
