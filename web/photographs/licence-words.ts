/** Gives the names of licences for readers. */
import { licenceName } from '../../contract/rights/licences.ts'
import { m } from '../paraglide/messages.js'

export const licenceWords = (licence: string) => licenceName(licence) ?? m.rights_reserved()
