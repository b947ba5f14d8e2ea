/**
 * Reads and changes the facts about a species that data archives use, such as whether its place is withheld and whether
 * the species is native.
 */
import type { Kind } from '../../contract/kinds.ts'
import type { OccurrenceFacts } from '../../contract/taxonomy/occurrence-facts.ts'
import { findSpecies, updateSpecies } from '../catalogue/repositories/species.ts'
import type { Database } from '../database/connection.ts'
import type { SpeciesTable } from '../database/tables/species-table.ts'
import type { SignedIn } from '../kernel/caller.ts'
import { HttpError, notFound } from '../kernel/http-error.ts'
import { openChange } from '../ledger/ledger.ts'

export function occurrenceFactsOf(row: SpeciesTable): OccurrenceFacts {
  const { is_sensitive, establishment_means: means, establishment_degree: degree } = row
  return { sensitive: is_sensitive === 1, means, degree } as OccurrenceFacts
}

/** @returns the id of the ledger entry. @throws {HttpError} 404 for an unknown species; 400 if nothing changes */
export async function setOccurrenceFacts(
  { db }: Pick<Database, 'db'>,
  { accountId }: SignedIn,
  { kind, name, ...facts }: OccurrenceFacts & { kind: Kind; name: string },
): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    const change = await openChange(transaction)
    const species = await findSpecies(transaction, kind, name)
    if (!species) throw notFound(`No ${kind} is recorded under this name`)
    const current = occurrenceFactsOf(species)
    const { sensitive, means, degree } = facts
    if (current.sensitive === sensitive && current.means === means && current.degree === degree) {
      throw new HttpError(400, 'nothing_changed', 'These values are already set')
    }
    await change.touch('species', species.id)
    await updateSpecies(transaction, species.id, {
      is_sensitive: sensitive ? 1 : 0,
      establishment_means: means,
      establishment_degree: degree,
    })
    const subject = {
      kind: 'species',
      id: species.id,
      name: species.latin_name,
      speciesKind: kind,
    } as const
    return change.record({ accountId, action: 'facts', subject })
  })
}
