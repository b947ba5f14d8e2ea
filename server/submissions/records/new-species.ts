/** Reads new species, and the pictures that were submitted with new species. */
import type { Queries } from '../../database/connection.ts'

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

/** @returns the photographs, artworks and creations of new species, including halves of creations, in any state */
export async function picturesOfNewSpecies(db: Queries, newSpeciesIds: string[]) {
  if (newSpeciesIds.length === 0) return []
  return db
    .selectFrom('submission')
    .selectAll()
    .where('new_species_id', 'in', newSpeciesIds)
    .orderBy('submitted_at')
    .orderBy('id')
    .execute()
}
