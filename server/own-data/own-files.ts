/** Writes the files of a member's data: tables for a spreadsheet, and the pictures that the site stores. */
import { stringify } from 'csv-stringify/sync'
import type { Queries } from '../database/connection.ts'
import type { ZipWriter } from '../kernel/formats/zip.ts'
import { inertCell } from '../kernel/inert-cell.ts'
import { openMaster } from '../media/intake.ts'
import type { Store } from '../media/store/store.ts'
import { submissionsBy } from '../submissions/records/of-author.ts'
import { submissionCells, submissionColumns } from './present.ts'
import type { OwnData } from './summary.ts'

type Submission = Awaited<ReturnType<typeof submissionsBy>>[number]

/** Adds the tables first, then one picture after another. */
export async function addOwnFiles(
  zip: ZipWriter,
  { db, store }: { db: Queries; store: Store },
  accountId: string,
  summary: OwnData,
): Promise<void> {
  const submissions = await submissionsBy(db, accountId)
  const account = Object.entries(summary).map(([field, value]) => [field, textOf(value)])
  await zip.add('account.csv', toCsv([['field', 'value'], ...account]))
  const rows = submissions.map((row) => submissionCells(row, row.path ? fileOf(row) : ''))
  await zip.add('submissions.csv', toCsv([submissionColumns, ...rows]))
  const texts = submissions.flatMap((row) => textsOf(row).map((cells) => [row.id, ...cells]))
  await zip.add('texts.csv', toCsv([['id', 'field', 'text'], ...texts]))
  for (const row of submissions) {
    const master = row.path ? await openMaster(store, row.path) : undefined
    if (master) await zip.add(fileOf(row), master.stream())
  }
}

const fileOf = ({ path }: Submission) => `pictures${path}`

/** @returns the fields of a submission, including the text before an edit */
function textsOf({ payload }: Submission): string[][] {
  const payloadFields = JSON.parse(payload) as Record<string, unknown>
  const flatten = (fields: Record<string, unknown>, prefix: string): string[][] =>
    Object.entries(fields).flatMap(([field, value]) =>
      value !== null && typeof value === 'object' && !Array.isArray(value)
        ? flatten(value as Record<string, unknown>, `${prefix}${field}.`)
        : [[prefix + field, textOf(value)]],
    )
  return flatten(payloadFields, '').filter(([, text]) => text !== '')
}

const textOf = (value: unknown) =>
  typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value)

/** @returns a table as CSV, in which a spreadsheet computes no cell */
function toCsv(rows: string[][]): string {
  return stringify(
    rows.map((row) => row.map(inertCell)),
    { bom: true },
  )
}
