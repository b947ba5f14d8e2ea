/** Lists the common names that several species share, each with links to those species. */
import { Link } from 'react-router'
import { editAddress } from '../../contract/names.ts'
import type { SharedName } from '../../contract/schemas/merging.ts'
import { kindOf } from '../client/kind-of.ts'
import { m } from '../paraglide/messages.js'
import { SpeciesNames } from '../species/species-names.tsx'
import styles from './administration.module.css'

export function SharedNameList({ names }: { names: SharedName[] }) {
  if (names.length === 0) return <p className={styles.none}>{m.shared_names_none()}</p>
  return (
    <ul>
      {names.map((shared) => (
        <li key={`${shared.field} ${shared.dbType} ${shared.name}`} className={styles.entry}>
          <div>
            <b lang={shared.field === 'chineseName' ? 'zh-Hans' : 'en'}>{shared.name}</b>
            <ul>
              {shared.species.map((names) => (
                <li key={names.latinName}>
                  <Link to={editAddress(kindOf(shared), names.latinName)} className={styles.double}>
                    <SpeciesNames names={names} as="entry" />
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  )
}
