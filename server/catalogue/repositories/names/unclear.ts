/** Finds unclassified species, genera that plants and birds share, and ambiguous synonyms, for admins to check. */
import type { Kind } from '../../../../contract/kinds.ts'
import { nameKey } from '../../../../contract/names.ts'
import { parseSynonyms } from '../../../../contract/taxonomy/synonyms.ts'
import type { Queries } from '../../../database/connection.ts'
import type { NamedSpecies } from './shared.ts'

/** Maximum number of species or synonyms on one page. Further rows follow after admins have corrected these rows. */
const speciesAtMost = 200

const columns = ['id', 'kind', 'latin_name', 'common_name', 'chinese_name'] as const

/** @returns species without a genus, family or order, by genus */
export function unclassifiedSpecies(db: Queries) {
  return db
    .selectFrom('species')
    .select([...columns, 'genus', 'family', 'taxon_order'])
    .where(({ eb, or }) =>
      or([eb('genus', '=', ''), eb('family', '=', ''), eb('taxon_order', '=', '')]),
    )
    .orderBy('kind', 'desc')
    .orderBy('genus')
    .orderBy('name_key')
    .limit(speciesAtMost)
    .execute()
}

/** @returns the species of genera that plants and birds share */
export function speciesOfSharedGenera(db: Queries) {
  const genera = (kind: Kind) =>
    db.selectFrom('species').select('genus').where('kind', '=', kind).where('genus', '!=', '')
  return db
    .selectFrom('species')
    .select([...columns, 'genus'])
    .where('genus', 'in', genera('plant'))
    .where('genus', 'in', genera('bird'))
    .orderBy('genus')
    .orderBy('kind', 'desc')
    .orderBy('name_key')
    .limit(speciesAtMost)
    .execute()
}

/** @returns the synonyms that are also names of recorded species, or that several species have */
export async function synonymsOfRecorded(db: Queries) {
  const owners = await db
    .selectFrom('species')
    .select([...columns, 'name_key', 'synonyms'])
    .where('synonyms', '!=', '')
    .orderBy('name_key')
    .execute()
  const bySynonym = new Map<string, { name: string; kind: Kind; species: NamedSpecies[] }>()
  for (const owner of owners) {
    for (const { scientificName } of parseSynonyms(owner.synonyms)) {
      const key = `${owner.kind} ${nameKey(scientificName)}`
      const entry = bySynonym.get(key) ?? { name: scientificName, kind: owner.kind, species: [] }
      if (!entry.species.includes(owner)) entry.species.push(owner)
      bySynonym.set(key, entry)
    }
  }
  for (const recorded of await recordedAmong(db, [...bySynonym.keys()])) {
    const entry = bySynonym.get(`${recorded.kind} ${recorded.name_key}`)
    if (entry && !entry.species.some(({ id }) => id === recorded.id)) entry.species.push(recorded)
  }
  return [...bySynonym.values()].filter(({ species }) => species.length > 1).slice(0, speciesAtMost)
}

const namesAtOnce = 500

/** @param keys kind and name: `plant magnolia denudata` @returns the species with these names, of either kind */
export async function recordedAmong(db: Queries, keys: readonly string[]) {
  const names = [...new Set(keys.map((key) => key.slice(key.indexOf(' ') + 1)))]
  const recordedSpecies = []
  for (let start = 0; start < names.length; start += namesAtOnce) {
    const rows = await db
      .selectFrom('species')
      .select([...columns, 'name_key'])
      .where('name_key', 'in', names.slice(start, start + namesAtOnce))
      .execute()
    recordedSpecies.push(...rows)
  }
  return recordedSpecies
}
