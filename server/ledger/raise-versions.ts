/** Raises the versions on which caches depend, from the rows that a change touched. */
import { type Kind, kindNames, type TextField } from '../../contract/kinds.ts'
import type { Queries } from '../database/connection.ts'
import type { SpeciesTable } from '../database/tables/species-table.ts'
import { namesOf, raiseVersion, type Topic } from '../database/versions.ts'
import type { TouchedRow } from './touched-row.ts'

/**
 * Raises the versions that depend on the changed rows. Call this function in the transaction of the change, after its
 * last row. Submissions, requests for withdrawal, revisions, nominations and kept names raise no version, because
 * visitors do not see them.
 */
export async function raiseVersions(db: Queries, rows: readonly TouchedRow[]): Promise<void> {
  const kindOf = await kindsOfSpecies(db, rows)
  const topics = new Set<Topic>()
  for (const row of rows) {
    for (const topic of topicsOf(row, kindOf)) topics.add(topic)
  }
  for (const topic of topics) await raiseVersion(db, topic)
}

/** Raises all versions of pages that name authors of pictures. */
export async function raiseForAuthors(db: Queries): Promise<void> {
  for (const topic of [...kindNames, 'site'] as const) await raiseVersion(db, topic)
}

type KindOf = (speciesId: unknown) => readonly Kind[]

function topicsOf({ table, before, after }: TouchedRow, kindOf: KindOf): readonly Topic[] {
  switch (table) {
    case 'submission':
    case 'withdrawal':
    case 'revision':
    case 'nomination':
    case 'kept_name':
      return []
    case 'creation':
    case 'featured':
    case 'site_part':
      return ['site']
    case 'picture':
    case 'artwork':
    case 'former_id':
      // Visitors do not see a hidden picture, so its deletion changes no page.
      return [before, after].flatMap((row) =>
        row && row.status !== 'hidden' ? kindOf(row.species_id) : [],
      )
    case 'former_name':
      return [namesOf((before ?? after)?.kind as Kind)]
    case 'species': {
      const [speciesBefore, speciesAfter] = [before, after] as (SpeciesTable | null)[]
      const kind = (speciesBefore ?? speciesAfter)?.kind as Kind
      return namesIn(speciesBefore) === namesIn(speciesAfter) ? [kind] : [kind, namesOf(kind)]
    }
  }
}

/** @returns all values of a species that the lists of names and the search use, as one text */
function namesIn(row: SpeciesTable | null | undefined): string {
  if (!row) return ''
  const { otherNames = '' } = JSON.parse(row.texts) as Partial<Record<TextField, string>>
  const { latin_name, common_name, chinese_name, name_key, letter } = row
  const { family, synonyms } = row
  const shown = [latin_name, common_name, chinese_name, name_key, letter]
  return JSON.stringify([...shown, otherNames, family, synonyms])
}

/** @returns a function that finds the kind of a species; both kinds for a species that no longer exists */
async function kindsOfSpecies(db: Queries, rows: readonly TouchedRow[]): Promise<KindOf> {
  const kindById = new Map<unknown, Kind>()
  const speciesIds = new Set<string>()
  for (const { table, before, after } of rows) {
    for (const row of [before, after]) {
      if (table === 'species' && row) kindById.set(row.id, row.kind as Kind)
      else if (typeof row?.species_id === 'string') speciesIds.add(row.species_id)
    }
  }
  const missing = [...speciesIds].filter((id) => !kindById.has(id))
  if (missing.length > 0) {
    const species = await db
      .selectFrom('species')
      .select(['id', 'kind'])
      .where('id', 'in', missing)
      .execute()
    for (const { id, kind } of species) kindById.set(id, kind)
  }
  return (speciesId) => {
    const kind = kindById.get(speciesId)
    return kind ? [kind] : kindNames
  }
}
