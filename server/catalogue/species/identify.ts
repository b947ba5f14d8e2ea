/** Finding species by what leads to them for good, whatever they are called today. */
import type { Kind } from '../../../contract/kinds.ts'
import { codeOf, idsOfCode } from '../../../contract/permanent-address.ts'
import type { Queries } from '../../database/connection.ts'
import type { SpeciesTable } from '../../database/tables.ts'
import type { Handlers } from '../../kernel/handlers.ts'
import { findSpeciesByIds } from '../repositories/former-ids.ts'
import { findByFormerName, findSpecies } from '../repositories/species.ts'

type Wish = { code: string } | { name: string; kind?: Kind | undefined }

export function identifyHandlers(db: Queries) {
  return {
    async identifySpecies({ species: wishes }) {
      const found = new Map<string, SpeciesTable>()
      for (const wish of wishes) {
        const row = await identify(db, wish)
        if (row) found.set(row.id, row)
      }
      const species = [...found.values()].map((row) => ({
        code: codeOf(row.id),
        kind: row.kind,
        latinName: row.latin_name,
        commonName: row.common_name,
        chineseName: row.chinese_name,
      }))
      return { species }
    },
  } satisfies Partial<Handlers>
}

async function identify(db: Queries, wish: Wish): Promise<SpeciesTable | undefined> {
  if ('code' in wish) {
    const ids = idsOfCode(wish.code)
    return ids && findSpeciesByIds(db, ids)
  }
  const kinds: Kind[] = wish.kind ? [wish.kind] : ['plant', 'bird']
  // A name of today goes before one that was given up.
  for (const find of [findSpecies, findByFormerName]) {
    for (const kind of kinds) {
      const row = await find(db, kind, wish.name)
      if (row) return row
    }
  }
  return undefined
}
