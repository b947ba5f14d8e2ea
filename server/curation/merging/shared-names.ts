/** Lists the common names that several species share: doubles to merge, or names to tell apart. */
import type { SharedName } from '../../../contract/schemas/merging.ts'
import { speciesWithSharedNames } from '../../catalogue/repositories/names/shared.ts'
import type { Queries } from '../../database/connection.ts'

const columns = { chineseName: 'chinese_name', commonName: 'common_name' } as const

export async function sharedNames(db: Queries): Promise<SharedName[]> {
  const names: SharedName[] = []
  for (const field of ['chineseName', 'commonName'] as const) {
    for (const { kind, species } of await speciesWithSharedNames(db, columns[field])) {
      names.push({
        field,
        dbType: kind,
        name: species[0]?.[columns[field]] ?? '',
        species: species.map(({ latin_name, common_name, chinese_name }) => ({
          latinName: latin_name,
          commonName: common_name,
          chineseName: chinese_name,
        })),
      })
    }
  }
  return names
}
