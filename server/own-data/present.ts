/** Writes the submissions of a member as a table for a spreadsheet, with the field names of the wire. */
import type { SubmissionTable } from '../database/tables/tables.ts'

export const submissionColumns = [
  ...['id', 'kind', 'dbType', 'status', 'submittedAt', 'decidedAt', 'reason', 'file'],
]

/** @returns the cells of a submission, in the order of `submissionColumns` */
export function submissionCells(row: SubmissionTable, file: string): string[] {
  const { id, kind, species_kind, status, submitted_at, decided_at, reason } = row
  return [id, kind, species_kind, status, submitted_at, decided_at ?? '', reason, file]
}
