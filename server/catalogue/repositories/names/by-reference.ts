/** Finds the species whose Latin names the reference lacks, or lists as synonyms or homonyms. */
import type { Kind } from '../../../../contract/kinds.ts'
import { nameKey } from '../../../../contract/names.ts'
import type { Queries } from '../../../database/connection.ts'
import { coveringFiles, currentFiles } from '../../../reference/repository.ts'
import type { NamedSpecies } from './shared.ts'
import { recordedAmong } from './unclear.ts'

/** Maximum number of species on one page. Further species follow after admins have corrected these species. */
const speciesAtMost = 200

const columns = [
  'species.id',
  'species.kind',
  'species.latin_name',
  'species.common_name',
  'species.chinese_name',
] as const

/**
 * @returns the species of a kind whose names no reference file for this kind contains; without such a file, no species.
 * The list omits species of the rank genus. The list also omits cultivars, because references contain no cultivars.
 */
export async function speciesNotInReference(db: Queries, kind: Kind): Promise<NamedSpecies[]> {
  const files = await coveringFiles(db, kind)
  if (files.length === 0) return []
  return db
    .selectFrom('species')
    .leftJoin('reference_name as known', (join) =>
      join
        .onRef('known.name_key', '=', 'species.name_key')
        .on('known.file_id', 'in', files)
        .on('known.kind', 'in', [kind, '']),
    )
    .select(columns)
    .where('species.kind', '=', kind)
    .where('species.taxon_rank', 'not in', ['cultivar', 'genus'])
    .where('known.line', 'is', null)
    .orderBy('species.name_key')
    .limit(speciesAtMost)
    .execute()
}

/** @returns species whose names are only synonyms, each with the recorded accepted species */
export async function synonymsByReference(db: Queries, kind: Kind) {
  const files = (await currentFiles(db)).map(({ id }) => id)
  if (files.length === 0) return []
  const rows = await db
    .selectFrom('species')
    .innerJoin('reference_name as synonym', (join) =>
      join
        .onRef('synonym.name_key', '=', 'species.name_key')
        .on('synonym.file_id', 'in', files)
        .on('synonym.kind', 'in', [kind, ''])
        .on('synonym.accepted_name', '!=', ''),
    )
    .leftJoin('reference_name as same', (join) =>
      join
        .onRef('same.name_key', '=', 'species.name_key')
        .on('same.file_id', 'in', files)
        .on('same.kind', 'in', [kind, ''])
        .on('same.accepted_name', '=', ''),
    )
    .select([...columns, 'synonym.accepted_name'])
    .where('species.kind', '=', kind)
    .where('same.line', 'is', null)
    .orderBy('species.name_key')
    .orderBy('synonym.file_id')
    .orderBy('synonym.line')
    .limit(speciesAtMost)
    .execute()
  const keys = rows.map(({ accepted_name }) => `${kind} ${nameKey(accepted_name)}`)
  const recorded = await recordedAmong(db, keys)
  // Two rows of the reference may have the same synonym. The first row counts.
  const byId = new Map(rows.toReversed().map((row) => [row.id, row]))
  return [...byId.values()].toReversed().map(({ accepted_name, ...species }) => {
    const accepted = recorded.filter(
      (each) => each.kind === kind && each.name_key === nameKey(accepted_name),
    )
    return { name: accepted_name, species: [species, ...accepted] as NamedSpecies[] }
  })
}

/**
 * @returns species without authors whose name the reference lists with several authors (homonyms), each with the name
 * and its authors
 */
export async function homonymsByReference(db: Queries, kind: Kind) {
  const files = (await currentFiles(db)).map(({ id }) => id)
  if (files.length === 0) return []
  const rows = await db
    .selectFrom('species')
    .innerJoin('reference_name as known', (join) =>
      join
        .onRef('known.name_key', '=', 'species.name_key')
        .on('known.file_id', 'in', files)
        .on('known.kind', 'in', [kind, ''])
        .on('known.authorship', '!=', ''),
    )
    .select([...columns, 'species.name_key', 'known.authorship'])
    .distinct()
    .where('species.kind', '=', kind)
    .where('species.authorship', '=', '')
    .orderBy('species.name_key')
    .orderBy('known.authorship')
    .execute()
  const byId = [...Map.groupBy(rows, ({ id }) => id).values()]
  return byId
    .filter((all) => all.length > 1)
    .slice(0, speciesAtMost)
    .map((all) => {
      const [{ authorship: _, name_key: __, ...species }] = all as [(typeof rows)[number]]
      const authors = all.map(({ authorship }) => authorship).join(' / ')
      return { name: `${species.latin_name} ${authors}`, species: species as NamedSpecies }
    })
}
