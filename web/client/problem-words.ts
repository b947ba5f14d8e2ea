/**
 * Describes the problem of a field in the reader's language. The keys repeat `problems` of
 * contract/schemas/species-record.ts, because an import would load the schemas. The last key is an error of the server.
 */
import { m } from '../paraglide/messages.js'

const messages: Record<string, () => string> = {
  'is required': m.form_required,
  'has no letter': m.form_no_letter,
  'is not an http or https address': m.form_not_an_address,
  'is not a date': m.form_not_a_date,
  'is not a rank': m.form_not_a_rank,
  'is not one Latin word': m.form_not_one_word,
  'has a line that is not character: choice, choice': m.form_not_characters,
  'is in the future': m.form_in_the_future,
}

export function problemWords(problem: string): string {
  const maximum = /^is longer than (\d+) characters$/.exec(problem)?.[1]
  if (maximum) return m.form_too_long({ maximum })
  return (messages[problem] ?? m.form_wrong)()
}
