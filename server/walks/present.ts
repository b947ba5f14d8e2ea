/** Translates the row of a species at a stop to its wire form. A species without a row has only its name. */
import { codeOf } from '../../contract/addresses/permanent-address.ts'
import type { StopSpecies } from '../../contract/schemas/walks.ts'
import { presentNewest } from '../catalogue/pictures/present.ts'
import type { speciesOfStops } from '../catalogue/repositories/on-walks.ts'

type Row = Awaited<ReturnType<typeof speciesOfStops>>[number]

export function presentStopSpecies(writtenName: string, row: Row | undefined): StopSpecies {
  if (!row) {
    const noFacts = { kind: null, code: null, inSeason: false, picture: null }
    return { latinName: writtenName, commonName: '', chineseName: '', ...noFacts }
  }
  const { path, width, height, thumbhash } = row
  const names = {
    latinName: row.latin_name,
    commonName: row.common_name,
    chineseName: row.chinese_name,
  }
  const hasPicture = path !== null && width !== null && height !== null && thumbhash !== null
  return {
    ...names,
    kind: row.kind,
    code: codeOf(row.id),
    inSeason: row.in_season === 1,
    picture: hasPicture ? presentNewest({ ...row, path, width, height, thumbhash }) : null,
  }
}
