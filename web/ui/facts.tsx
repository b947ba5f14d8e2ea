/** Shows short facts in a line, with a dot between two facts. No line begins or ends with a dot. */
import { Fragment, type ReactNode } from 'react'
import { WholeDates } from './dates/whole-dates.tsx'
import styles from './facts.module.css'

/** @param facts the facts in their order; empty values are left out */
export function Facts({ facts }: { facts: readonly ReactNode[] }) {
  return (
    <span className={styles.facts}>
      {facts.filter(Boolean).map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the facts of one line never move
        <Fragment key={index}>
          {index > 0 && ' '}
          <span>
            {index > 0 && <span className={styles.dot}>·</span>}{' '}
            {typeof fact === 'string' ? <WholeDates text={fact} /> : fact}
          </span>
        </Fragment>
      ))}
    </span>
  )
}
