/** The files of a member's data: tables for a spreadsheet, and pictures as the site stores them. */
import { buffer } from 'node:stream/consumers'
import { stringify } from 'csv-stringify/sync'
import type { Queries } from '../database/connection.ts'
import { type ZipEntry, zipBytesMaximum, zipEntriesMaximum } from '../kernel/formats/zip.ts'
import { inertCell } from '../kernel/inert-cell.ts'
import { openMaster } from '../media/intake.ts'
import type { Store } from '../media/store/store.ts'
import { submissionsBy } from '../submissions/records/of-author.ts'
import { submissionCells, submissionColumns } from './present.ts'
import type { OwnData } from './summary.ts'

type Submission = Awaited<ReturnType<typeof submissionsBy>>[number]

/** Yields the tables first, then one picture after another, so that memory holds one at a time. */
export async function* ownFiles(
  { db, store }: { db: Queries; store: Store },
  accountId: string,
  about: OwnData,
): AsyncGenerator<ZipEntry> {
  const submissions = await submissionsBy(db, accountId)
  yield csv('account.csv', [
    ['field', 'value'],
    ...Object.entries(about).map(([field, value]) => [field, textOf(value)]),
  ])
  yield csv('submissions.csv', [
    submissionColumns,
    ...submissions.map((row) => submissionCells(row, row.path ? fileOf(row) : '')),
  ])
  yield csv('texts.csv', [
    ['id', 'field', 'text'],
    ...submissions.flatMap((row) => textsOf(row).map((cells) => [row.id, ...cells])),
  ])
  let bytes = 0
  let files = 0
  for (const row of submissions) {
    const master = row.path ? await openMaster(store, row.path) : undefined
    if (!master) continue
    bytes += master.size + 1000
    files++
    if (bytes > zipBytesMaximum || files > zipEntriesMaximum) {
      master.stream().destroy()
      return
    }
    yield { name: fileOf(row), bytes: await buffer(master.stream()) }
  }
}

const fileOf = ({ path }: Submission) => `pictures${path}`

/** The fields of a submission, also of the text before an edit. */
function textsOf({ payload }: Submission): string[][] {
  const given = JSON.parse(payload) as Record<string, unknown>
  const flat = (fields: Record<string, unknown>, prefix: string): string[][] =>
    Object.entries(fields).flatMap(([field, value]) =>
      value !== null && typeof value === 'object' && !Array.isArray(value)
        ? flat(value as Record<string, unknown>, `${prefix}${field}.`)
        : [[prefix + field, textOf(value)]],
    )
  return flat(given, '').filter(([, text]) => text !== '')
}

const textOf = (value: unknown) =>
  typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value)

/** No cell can act as a formula in a spreadsheet. */
function csv(name: string, rows: string[][]): ZipEntry {
  const cells = rows.map((row) => row.map(inertCell))
  return { name, bytes: Buffer.from(stringify(cells, { bom: true })) }
}
