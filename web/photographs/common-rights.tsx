/** Shows the rights that all photographs of a list have in common, once for the list (docs/decisions/0078). */
import type { RightsShown } from '../../contract/schemas/rights.ts'
import { m } from '../paraglide/messages.js'
import styles from './common-rights.module.css'
import { RightsLine } from './rights-line.tsx'

type CommonRights = Pick<RightsShown, 'licenceName' | 'licenceAddress' | 'rightsHolder'>

/**
 * @returns the licence and the rights holder of all photographs; undefined if the photographs differ, if a list shows
 * no rights for them, or if there is only one
 */
export function commonRightsOf(photographs: readonly CommonRights[]): CommonRights | undefined {
  const [first, ...others] = photographs
  const { licenceName, licenceAddress, rightsHolder } = first ?? {}
  const isCommon =
    others.length > 0 &&
    (licenceName || rightsHolder) &&
    others.every(
      (other) => other.licenceName === licenceName && other.rightsHolder === rightsHolder,
    )
  return isCommon ? { licenceName, licenceAddress, rightsHolder } : undefined
}

export function CommonRightsLine({ rights }: { rights: CommonRights | undefined }) {
  return (
    rights && (
      <p className={styles.line}>
        {m.gallery_rights()} <RightsLine {...rights} />
      </p>
    )
  )
}
