/** Lists the licences that a form offers, with their names. */
import { offeredLicences } from '../../contract/rights/licences.ts'
import { licenceWords } from './licence-words.ts'

/**
 * @param present a further licence, which an imported picture may have
 * @returns the options of a select field
 */
export function licenceOptions(present = '') {
  const offered: readonly string[] = offeredLicences
  const licences = present && !offered.includes(present) ? [...offered, present] : offered
  return licences.map((value) => ({ value, label: licenceWords(value) }))
}
