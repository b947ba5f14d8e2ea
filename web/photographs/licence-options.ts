/** Lists the licences that a form offers, with their names. */
import { offeredLicences } from '../../contract/rights/licences.ts'
import { licenceWords } from './licence-words.ts'

/**
 * @param currentLicence the licence of the picture, which is offered too. An imported picture may have any licence.
 * @returns the options of a select field
 */
export function licenceOptions(currentLicence = '') {
  const offered: readonly string[] = offeredLicences
  const licences =
    currentLicence && !offered.includes(currentLicence) ? [...offered, currentLicence] : offered
  return licences.map((value) => ({ value, label: licenceWords(value) }))
}
