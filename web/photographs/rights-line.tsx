/** The rights of a picture in one small line: credit line, rights holder, licence and source. */

import { licenceAddress } from '../../contract/rights/licences.ts'
import type { RightsShown } from '../../contract/rights/rights-shapes.ts'
import { m } from '../paraglide/messages.js'
import { licenceWords } from './licence-words.ts'

export function RightsLine({ licence, rightsHolder, credit, source }: Partial<RightsShown>) {
  if (!licence) return null
  return (
    <>
      {credit && <span>{credit}</span>}
      {rightsHolder && <span>© {rightsHolder}</span>}
      <a href={licenceAddress(licence)} rel="license">
        {licenceWords(licence)}
      </a>
      {source &&
        (/^https?:/.test(source) ? (
          <a href={source}>{m.rights_source()}</a>
        ) : (
          <span>{source}</span>
        ))}
    </>
  )
}
