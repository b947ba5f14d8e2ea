/** Shows one problem of a table of names in the reader's language: the file, the line and the reason. */
import type {
  ReferenceProblem,
  ReferenceReason,
} from '../../../contract/reference/reference-problems.ts'
import { m } from '../../paraglide/messages.js'

const messages: Record<ReferenceReason, (parameters: { detail: string }) => string> = {
  nameMissing: m.reference_bad_name_missing,
  tooLong: m.reference_bad_too_long,
  tooManyCells: m.reference_bad_cells,
  notUtf8: m.reference_bad_utf8,
  notNames: m.reference_bad_not_names,
  noNames: m.reference_bad_no_names,
  brokenQuotes: m.reference_bad_quotes,
  endlessLine: m.reference_bad_endless,
  brokenCsv: m.reference_bad_csv,
  tooManyInvalid: m.reference_bad_too_many,
  unreadable: m.reference_bad_unreadable,
}

export function ProblemLine({ problem }: { problem: ReferenceProblem }) {
  const { reason, file, line, detail } = problem
  const place = line === null ? m.reference_place_file({ file }) : m.reference_place({ file, line })
  return (
    <>
      <b>{place}</b> {messages[reason]({ detail })}
    </>
  )
}
