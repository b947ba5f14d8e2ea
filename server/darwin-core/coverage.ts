/** Reads the kinds, the families and the dates that a data archive covers. */
import { type Kind, kindNames } from '../../contract/kinds.ts'
import { cultivatedOrCaptive, degreeOf } from '../../contract/taxonomy/establishment.ts'
import { countTaxa } from '../catalogue/repositories/classification.ts'
import { coveredByPhotographs } from '../catalogue/repositories/for-data.ts'
import type { Queries } from '../database/connection.ts'
import { type AboutSite, reservedLicences } from './about-site.ts'
import type { Coverage } from './eml.ts'

export async function checklistCoverage(db: Queries): Promise<Coverage> {
  const rows = []
  for (const kind of kindNames) rows.push(...(await countTaxa(db, kind)))
  return coverageOf(rows)
}

/**
 * @param includesCultivated whether the data archive includes plants in cultivation and animals in captivity
 * @returns the kinds, the families and the dates of the photographs in the data archive
 */
export async function occurrenceCoverage(
  db: Queries,
  { rights }: Pick<AboutSite, 'rights'>,
  includesCultivated: boolean,
): Promise<Coverage> {
  const coveredRows = await coveredByPhotographs(db, reservedLicences(rights))
  const rows = coveredRows.filter(
    ({ kind, establishment_degree }) =>
      includesCultivated || !cultivatedOrCaptive.includes(degreeOf(kind, establishment_degree)),
  )
  const firstDate = rows.map((row) => row.first).toSorted()[0]
  const lastDate = rows
    .map((row) => row.last)
    .toSorted()
    .at(-1)
  return { ...coverageOf(rows), dates: firstDate && lastDate ? [firstDate, lastDate] : undefined }
}

function coverageOf(rows: readonly { kind: Kind; family: string }[]): Coverage {
  const families = new Set(rows.flatMap(({ family }) => (family ? [family] : [])))
  return {
    kinds: kindNames.filter((kind) => rows.some((row) => row.kind === kind)),
    families: [...families].toSorted(),
  }
}
