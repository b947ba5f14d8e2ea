/** Says that two results are easily confused, and how they differ. */
import { Link } from 'react-router'
import { comparisonAddress } from '../../contract/addresses/comparison-address.ts'
import { m } from '../paraglide/messages.js'
import { LatinName } from '../species/latin-name.tsx'
import styles from './results-page.module.css'

/** Two Latin names, and how the species differ. */
export interface LookAlikePair {
  one: string
  other: string
  difference: string
}

export function LookAlikeNote({ one, other, difference }: LookAlikePair) {
  return (
    <p className={styles.alike}>
      <b>
        {m.results_alike()} <LatinName name={one} /> – <LatinName name={other} />
      </b>{' '}
      {difference} <Link to={comparisonAddress([one, other])}>{m.results_alike_compare()}</Link>
    </p>
  )
}
