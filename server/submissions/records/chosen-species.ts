/**
 * Finds the species that a member chose for pictures or a creation. The species is published, or is a new species of
 * the member.
 */
import { type Kind, kindNames } from '../../../contract/kinds.ts'
import { nameKey } from '../../../contract/names.ts'
import { findByIdOrFormerId, findSpecies } from '../../catalogue/repositories/species.ts'
import type { Queries } from '../../database/connection.ts'
import type { SpeciesTable } from '../../database/tables/species-table.ts'
import type { SubmissionTable } from '../../database/tables/tables.ts'
import { HttpError } from '../../kernel/http-error.ts'
import { type SpeciesIds, undecidedSpeciesOf } from './new-species.ts'
import { payloadOf } from './payloads.ts'
import { findSubmission } from './repository.ts'

export interface ChosenSpecies extends SpeciesIds {
  kind: Kind
  latinName: string
}

/** The specification fixes these messages. */
const notInTheListMessages: Record<Kind, string> = {
  plant: 'please select a plant from the list',
  bird: 'please pick a bird from the list',
}

const notInTheList = (kind: Kind) =>
  new HttpError(404, 'not_in_the_list', notInTheListMessages[kind])

/**
 * Searches the published species, then the author's own new species, because other members' new species are private.
 * Without a kind, plants come before birds.
 * @returns the chosen species
 * @throws {HttpError} 404 for an unknown species
 */
export async function chooseSpecies(
  db: Queries,
  authorId: string,
  requestedKind: Kind | undefined,
  latinName: string,
): Promise<ChosenSpecies> {
  const kinds = requestedKind ? [requestedKind] : kindNames
  for (const kind of kinds) {
    const species = await findSpecies(db, kind, latinName)
    if (species) return publishedSpecies(species)
  }
  const key = nameKey(latinName)
  const ownSpecies = (await undecidedSpeciesOf(db, authorId)).filter(
    (row) => nameKey(payloadOf(row, 'species').latinName) === key,
  )
  for (const kind of kinds) {
    const row = ownSpecies.find(({ species_kind }) => species_kind === kind)
    if (row) return newSpecies(row)
  }
  throw notInTheList(kinds[0] ?? 'plant')
}

/**
 * Rereads the species inside the writing transaction, because the species may have changed while its pictures were
 * decoded (security.md 70). Call this function after `openChange`, when no other change runs.
 * @returns the species; after a merge, the remaining species; after an approval, the published species
 * @throws {HttpError} 404 for a deleted species or a rejected new species
 */
export async function rereadSpecies(db: Queries, chosen: ChosenSpecies): Promise<ChosenSpecies> {
  const { kind, newSpeciesId } = chosen
  const row = newSpeciesId ? await findSubmission(db, newSpeciesId) : undefined
  if (row && (row.status === 'pending' || row.status === 'returned')) return newSpecies(row)
  const speciesId = row ? row.species_id : chosen.speciesId
  const species = speciesId && (await findByIdOrFormerId(db, speciesId))
  if (!species) throw notInTheList(kind)
  return publishedSpecies(species)
}

function publishedSpecies({ id, kind, latin_name }: SpeciesTable): ChosenSpecies {
  return { kind, latinName: latin_name, speciesId: id, newSpeciesId: null }
}

function newSpecies(row: SubmissionTable): ChosenSpecies {
  const { latinName } = payloadOf(row, 'species')
  return { kind: row.species_kind, latinName, speciesId: null, newSpeciesId: row.id }
}
