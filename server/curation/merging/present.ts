/** Presents species with a shared English or Chinese name on the wire. */
import type { SharedName } from '../../../contract/schemas/merging.ts'
import type { speciesWithSharedNames } from '../../catalogue/repositories/names/shared.ts'

type Shared = Awaited<ReturnType<typeof speciesWithSharedNames>>[number]

export const columnsOfNames = { chineseName: 'chinese_name', commonName: 'common_name' } as const

export function presentSharedName(
  field: SharedName['field'],
  { kind, species }: Shared,
): SharedName {
  return {
    field,
    dbType: kind,
    name: species[0]?.[columnsOfNames[field]] ?? '',
    species: species.map(({ latin_name, common_name, chinese_name }) => ({
      latinName: latin_name,
      commonName: common_name,
      chineseName: chinese_name,
    })),
  }
}
