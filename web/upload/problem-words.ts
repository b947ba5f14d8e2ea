/**
 * What is wrong with a field, in the reader's language: the texts of `problems` in
 * contract/schemas/species-record.ts, which a page cannot import without the schemas.
 */
import { m } from '../paraglide/messages.js'

export function problemWords(problem: string): string {
  if (problem === 'is required') return m.form_required()
  if (problem === 'is not an http or https address') return m.form_not_an_address()
  if (problem === 'is not a date') return m.form_not_a_date()
  const maximum = /^is longer than (\d+) characters$/.exec(problem)?.[1]
  return maximum ? m.form_too_long({ maximum }) : m.form_wrong()
}
