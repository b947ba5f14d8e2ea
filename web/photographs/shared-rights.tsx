/** Shows the rights that all photographs of a list share, once for the list (docs/decisions/0078). */
import type { RightsShown } from '../../contract/schemas/rights.ts'
import { m } from '../paraglide/messages.js'
import { RightsLine } from './rights-line.tsx'
import styles from './shared-rights.module.css'

type SharedRights = Pick<RightsShown, 'licenceName' | 'licenceAddress' | 'rightsHolder'>

/** @returns the rights that several photographs share; undefined if the rights differ, or if lists never show them */
export function sharedRightsOf(photographs: readonly SharedRights[]): SharedRights | undefined {
  const [first, ...others] = photographs
  const { licenceName, licenceAddress, rightsHolder } = first ?? {}
  const isShared =
    others.length > 0 &&
    (licenceName || rightsHolder) &&
    others.every(
      (other) => other.licenceName === licenceName && other.rightsHolder === rightsHolder,
    )
  return isShared ? { licenceName, licenceAddress, rightsHolder } : undefined
}

export function SharedRightsLine({ rights }: { rights: SharedRights | undefined }) {
  return (
    rights && (
      <p className={styles.line}>
        {m.gallery_rights()} <RightsLine {...rights} />
      </p>
    )
  )
}
