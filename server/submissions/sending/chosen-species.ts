/** The species that a member chose for pictures or a creation. */
import type { Kind } from '../../../contract/kinds.ts'
import { findByIdOrFormerId } from '../../catalogue/repositories/former-ids.ts'
import type { Queries } from '../../database/connection.ts'
import type { SpeciesTable } from '../../database/tables.ts'
import { HttpError } from '../../kernel/http-error.ts'

/** A 404 in the words of the specification. */
export function notInTheList(kind: Kind): HttpError {
  const message =
    kind === 'plant' ? 'please select a plant from the list' : 'please pick a bird from the list'
  return new HttpError(404, 'not_in_the_list', message)
}

/**
 * Reads the species again inside the writing transaction, because it may have been deleted or merged while
 * its pictures were decoded (security.md 70). Call it after `openChange`: then no other change runs.
 * @returns the species, or the species into which it was merged
 * @throws {HttpError} 404
 */
export async function readAgain(
  db: Queries,
  { id, kind }: Pick<SpeciesTable, 'id' | 'kind'>,
): Promise<SpeciesTable> {
  const species = await findByIdOrFormerId(db, id)
  if (!species) throw notInTheList(kind)
  return species
}
