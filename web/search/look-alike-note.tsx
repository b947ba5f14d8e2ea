/** Shows a note that two results of a search are easily confused, and how they differ. */
import { Link } from 'react-router'
import { comparisonAddress } from '../../contract/addresses/comparison-address.ts'
import { m } from '../paraglide/messages.js'
import { LatinName } from '../species/latin-name.tsx'
import styles from './results-page.module.css'

/** Two Latin names, and the difference between the species in the reader's language. */
export interface LookAlikePair {
  first: string
  second: string
  difference: string
}

export function LookAlikeNote({ first, second, difference }: LookAlikePair) {
  return (
    <p className={styles.alike}>
      <b>
        {m.results_alike()} <LatinName name={first} /> – <LatinName name={second} />
      </b>{' '}
      {difference} <Link to={comparisonAddress([first, second])}>{m.results_alike_compare()}</Link>
    </p>
  )
}
