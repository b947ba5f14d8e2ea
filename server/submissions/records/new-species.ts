/** Reads new species that members submitted, and their names. */
import type { Names } from '../../../contract/names.ts'
import type { Queries } from '../../database/connection.ts'
import { payloadOf } from './payloads.ts'

/**
 * The ids of a published species and of the submission of a new species. In a `ChosenSpecies`, one of the ids is null;
 * a stored submission may have both ids or neither id.
 */
export interface SpeciesIds {
  speciesId: string | null
  newSpeciesId: string | null
}

/** @returns the author's new species that are pending or have changes requested, oldest first */
export async function undecidedSpeciesOf(db: Queries, authorId: string) {
  return db
    .selectFrom('submission')
    .selectAll()
    .where('author_id', '=', authorId)
    .where('kind', '=', 'species')
    .where('status', 'in', ['pending', 'returned'])
    .orderBy('submitted_at')
    .orderBy('id')
    .execute()
}

/** @returns the three names of the new species of each submission, by the id of the submission; in any state */
export async function namesOfNewSpecies(
  db: Queries,
  ids: readonly string[],
): Promise<Map<string, Names>> {
  const submissions = await submissionsById(db, ids)
  const chosenIds = submissions.flatMap(({ new_species_id }) => new_species_id ?? [])
  const species = [...submissions, ...(await submissionsById(db, chosenIds))]
    .filter(({ kind }) => kind === 'species')
    .map((row) => [row.id, payloadOf(row, 'species')] as const)
  const records = new Map(species)
  return new Map(
    submissions.flatMap(({ id, new_species_id }) => {
      const record = records.get(new_species_id ?? id)
      if (!record) return []
      const { latinName, chineseName, commonName } = record
      return [[id, { latinName, chineseName, commonName }] as const]
    }),
  )
}

async function submissionsById(db: Queries, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('submission')
    .select(['id', 'kind', 'payload', 'new_species_id'])
    .where('id', 'in', ids)
    .execute()
}
