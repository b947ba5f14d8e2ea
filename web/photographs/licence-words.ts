/** Names licences for readers. */
import { licenceName } from '../../contract/rights/licences.ts'
import { m } from '../paraglide/messages.js'

export function licenceWords(licence: string): string {
  if (licence === 'all-rights-reserved') return m.rights_reserved()
  return licence === 'public-domain' ? m.rights_public_domain() : licenceName(licence)
}
