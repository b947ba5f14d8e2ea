/** Shows the rights of a picture in one small line, with credit line, rights holder, licence and source. */
import type { RightsShown } from '../../contract/schemas/rights.ts'
import { m } from '../paraglide/messages.js'
import styles from './rights-line.module.css'

interface RightsLineProps extends Partial<RightsShown> {
  /** Whether the line shows “All rights reserved” too. A list omits this text, because each picture would repeat it. */
  whole?: boolean
  /** Whether the list shows the licence and the rights holder once, so that the line omits both. */
  hasSharedRights?: boolean
}

export function RightsLine({ whole = false, hasSharedRights = false, ...rights }: RightsLineProps) {
  const { licenceName, licenceAddress, rightsHolder, credit, source } = rights
  if (!licenceAddress) return null
  const isNamed = !hasSharedRights && (whole || licenceName)
  return (
    <>
      {credit && <span>{credit}</span>}
      {!hasSharedRights && rightsHolder && <span>© {rightsHolder}</span>}
      {isNamed && (
        <a className={styles.link} href={licenceAddress} rel="license">
          {licenceName ?? m.rights_reserved()}
        </a>
      )}
      {source &&
        (/^https?:/.test(source) ? (
          <a className={styles.link} href={source}>
            {m.rights_source()}
          </a>
        ) : (
          <span>{source}</span>
        ))}
    </>
  )
}
