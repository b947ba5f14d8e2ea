/** The rights of a picture in one small line: credit line, rights holder, licence and source. */
import type { RightsShown } from '../../contract/rights/rights-shapes.ts'
import { m } from '../paraglide/messages.js'

export function RightsLine(rights: Partial<RightsShown>) {
  const { licenceName, licenceAddress, rightsHolder, credit, source } = rights
  if (!licenceAddress) return null
  return (
    <>
      {credit && <span>{credit}</span>}
      {rightsHolder && <span>© {rightsHolder}</span>}
      <a href={licenceAddress} rel="license">
        {licenceName ?? m.rights_reserved()}
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
