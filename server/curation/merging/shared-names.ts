/** Lists the English and Chinese names that several species share. The species may be duplicates. */
import type { SharedName } from '../../../contract/schemas/merging.ts'
import { speciesWithSharedNames } from '../../catalogue/repositories/names/shared.ts'
import type { Queries } from '../../database/connection.ts'
import { columnsOfNames, presentSharedName } from './present.ts'

export async function sharedNames(db: Queries): Promise<SharedName[]> {
  const names: SharedName[] = []
  for (const field of ['chineseName', 'commonName'] as const) {
    const sameNames = await speciesWithSharedNames(db, columnsOfNames[field])
    names.push(...sameNames.map((each) => presentSharedName(field, each)))
  }
  return names
}
