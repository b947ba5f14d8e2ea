/**
 * Lets a reader choose the content of the labels. The choices are single species, all species of a kind, place or
 * family, and the stops or species of a walk.
 */

import { Link } from 'react-router'
import type { InBothLanguages } from '../../contract/schemas/content.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { lazyOnInput } from '../ui/behaviour/lazy-on-input.tsx'
import tabStyles from '../ui/tab-links.module.css'
import { type LabelSize, type Selection, stopLabelsAddress } from './label.ts'
import styles from './label-choice.module.css'
import { Selections } from './selections.tsx'

const pickerId = 'label-picker'
const LabelPicker = lazyOnInput(pickerId, () => import('./label-picker.tsx'))

interface LabelChoiceProps {
  /** The codes of the species chosen so far. */
  codes: string[]
  size: LabelSize
  walks: { key: string; name: InBothLanguages }[]
  /** The walk whose stops are chosen. */
  walk: string | undefined
  selection: Selection | undefined
}

export function LabelChoice({ codes, size, walks, walk, selection }: LabelChoiceProps) {
  const language = getLocale()

  return (
    <div className={styles.choice}>
      <div id={pickerId} className={styles.picker}>
        <LabelPicker codes={codes} size={size} />
      </div>
      <div className={styles.selections}>
        <Selections selection={selection} size={size} />
      </div>
      {walks.length > 0 && (
        <div>
          <h2 className={styles.heading}>{m.label_walks()}</h2>
          <ul className={`${tabStyles.links} ${styles.walks}`}>
            {walks.map(({ key, name }) => (
              <li key={key}>
                <span>{name[language]}</span>
                <Link
                  to={stopLabelsAddress(key, size)}
                  aria-current={key === walk || undefined}
                  aria-label={m.label_stops_of({ walk: name[language] })}
                >
                  {m.label_stops()}
                </Link>
                <Link
                  to={`${stopLabelsAddress(key, size)}&of=species`}
                  aria-label={m.label_species_of({ walk: name[language] })}
                >
                  {m.label_species()}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
