/** The species that a member chose for pictures or a creation. */
import type { Kind } from '../../../contract/kinds.ts'
import { findByIdOrFormerId } from '../../catalogue/repositories/former-ids.ts'
import type { Queries } from '../../database/connection.ts'
import type { SpeciesTable } from '../../database/tables.ts'
import { HttpError } from '../../kernel/http-error.ts'
import { waitForTurn } from '../../ledger/ledger.ts'

/** @throws {HttpError} 404, worded as the specification does. */
export function pickFromTheList(kind: Kind): HttpError {
  const message =
    kind === 'plant' ? 'please select a plant from the list' : 'please pick a bird from the list'
  return new HttpError(404, 'not_in_the_list', message)
}

/**
 * Reads the species again in the transaction that writes of it: it may have been deleted or merged
 * while its pictures were decoded (security.md 70). No other change is made until the transaction ends.
 * @returns the species, or the one it was merged into
 * @throws {HttpError} 404
 */
export async function readAgain(
  db: Queries,
  { id, kind }: Pick<SpeciesTable, 'id' | 'kind'>,
): Promise<SpeciesTable> {
  await waitForTurn(db)
  const species = await findByIdOrFormerId(db, id)
  if (!species) throw pickFromTheList(kind)
  return species
}
