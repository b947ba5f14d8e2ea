/** Writes a Darwin Core Archive to a file, in bounded memory. */
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Queries } from '../database/connection.ts'
import { writeZip } from '../kernel/formats/zip.ts'
import type { AboutSite } from './about-site.ts'
import {
  descriptionRows,
  distributionRows,
  measurementRows,
  multimediaRows,
  taxonRows,
  vernacularRows,
} from './checklist.ts'
import { checklistCoverage, occurrenceCoverage } from './coverage.ts'
import { type Dataset, emlFile } from './eml.ts'
import { metaFile } from './meta.ts'
import { occurrenceRows } from './occurrences.ts'
import {
  type ArchiveTable,
  descriptionTable,
  distributionTable,
  measurementTable,
  multimediaTable,
  occurrenceTable,
  taxonTable,
  vernacularTable,
} from './terms.ts'
import { writeTable } from './write-table.ts'

export const archiveNames = ['checklist', 'occurrences', 'cultivated'] as const
/** `cultivated` has all occurrences, including plants in cultivation and animals in captivity. */
export type ArchiveName = (typeof archiveNames)[number]

type Rows = AsyncIterable<Readonly<Record<string, string | undefined>>[]>

function tablesOf(name: ArchiveName, db: Queries, site: AboutSite): [ArchiveTable, () => Rows][] {
  if (name !== 'checklist') {
    return [[occurrenceTable, () => occurrenceRows(db, site, name === 'cultivated')]]
  }
  return [
    [taxonTable, () => taxonRows(db, site)],
    [vernacularTable, () => vernacularRows(db, site)],
    [descriptionTable, () => descriptionRows(db, site)],
    [distributionTable, () => distributionRows(db, site)],
    [measurementTable, () => measurementRows(db, site)],
    [multimediaTable, () => multimediaRows(db, site)],
  ]
}

/** Writes the data archive to the file. @param db a consistent snapshot */
export async function writeArchive(
  file: string,
  name: ArchiveName,
  db: Queries,
  site: AboutSite,
): Promise<void> {
  const dataset: Dataset = name === 'checklist' ? 'checklist' : 'occurrences'
  const tables = tablesOf(name, db, site)
  const [core, ...extensions] = tables.map(([table]) => table)
  if (!core) throw new Error('A data archive has no core table')
  const coverage =
    name === 'checklist'
      ? await checklistCoverage(db)
      : await occurrenceCoverage(db, site, name === 'cultivated')
  const zip = writeZip(
    async ({ add }) => {
      await add('meta.xml', metaFile(core, extensions))
      await add('eml.xml', emlFile(dataset, site, coverage))
      // All tables share one transaction, so the function reads one table after the other.
      for (const [table, rows] of tables) {
        await add(table.file, Readable.from(writeTable(table, rows())))
      }
    },
    new Date(`${site.today}T00:00:00Z`),
  )
  await pipeline(zip, createWriteStream(file, { mode: 0o600 }))
}
