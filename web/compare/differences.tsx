/** Shows the differences of the compared species that the school has noted. */
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { LatinName } from '../species/latin-name.tsx'
import styles from './differences.module.css'
import type { NotedDifference } from './load-comparison.ts'

export function Differences({ differences }: { differences: NotedDifference[] }) {
  if (differences.length === 0) return null
  return (
    <section aria-labelledby="apart" className={styles.differences}>
      <h2 id="apart">{m.compare_apart()}</h2>
      <ul>
        {differences.map(({ pair: [firstName, secondName], text }) => (
          <li key={`${firstName} ${secondName}`}>
            <span className={styles.pair}>
              <LatinName name={firstName} /> – <LatinName name={secondName} />
            </span>
            {text[getLocale()]}
          </li>
        ))}
      </ul>
    </section>
  )
}
