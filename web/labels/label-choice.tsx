/**
 * Chooses the content of the labels: single species, the stops of a walk, or all species along it.
 */

import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate, useNavigation } from 'react-router'
import { kindNames } from '../../contract/kinds.ts'
import type { InBothLanguages } from '../../contract/schemas/content.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import type { ListedSpecies } from '../species-picker/listed-species.ts'
import { SpeciesPicker } from '../species-picker/species-picker.tsx'
import { type LabelSize, labelsAddress, type Selection, stopLabelsAddress } from './label.ts'
import styles from './label-choice.module.css'
import { Selections } from './selections.tsx'

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
  const navigate = useNavigate()
  const { location: pending } = useNavigation()
  const [chosen, setChosen] = useState(0)
  const picker = useRef<HTMLDivElement>(null)
  const language = getLocale()

  // After one choice, the reader may want another.
  useEffect(() => {
    if (chosen > 0) picker.current?.querySelector('input')?.focus({ preventScroll: true })
  }, [chosen])

  function add(species: ListedSpecies | null) {
    if (!species) return
    setChosen(chosen + 1)
    // The navigation after the previous choice may still be pending.
    const address =
      pending?.pathname === '/labels' ? `/labels${pending.search}` : labelsAddress(codes, size)
    const parameter = new URLSearchParams({ [species.kind]: species.latinName })
    navigate(`${address}${address.includes('?') ? '&' : '?'}${parameter}`, {
      preventScrollReset: true,
    })
  }

  return (
    <div className={styles.choice}>
      <div ref={picker} className={styles.picker}>
        <SpeciesPicker
          key={chosen}
          kinds={kindNames}
          label={m.label_add()}
          value={null}
          onChange={add}
        />
      </div>
      <div className={styles.selections}>
        <Selections selection={selection} size={size} />
      </div>
      {walks.length > 0 && (
        <div>
          <h2 className={styles.heading}>{m.label_walks()}</h2>
          <ul className={styles.walks}>
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
