/** Shows the pictures and the number of the species that fit the answers. */
import { memo } from 'react'
import { type KeyState, keyAddress } from '../../contract/addresses/key-address.ts'
import { profileAddress } from '../../contract/names.ts'
import { listed } from '../language/marks.ts'
import { monthName, monthShort, twelveMonths } from '../language/months.ts'
import { m } from '../paraglide/messages.js'
import { NoPhotograph } from '../species/no-photograph.tsx'
import { SpeciesNames } from '../species/species-names.tsx'
import { Pager } from '../ui/pager.tsx'
import { Picture } from '../ui/picture.tsx'
import styles from './fitting-species.module.css'
import { type KeyStep, keyPageSize, type ShownSpecies } from './key-step.ts'
import { stateOf } from './state-of.ts'

const sizes = '(min-width: 64rem) 14rem, (min-width: 36rem) 30vw, 46vw'

interface FittingSpeciesProps {
  step: KeyStep
  /** The step of the last paint. A slow phone paints the next question much faster than dozens of pictures. */
  paintedStep: KeyStep
}

export function FittingSpecies({ step, paintedStep }: FittingSpeciesProps) {
  return (
    <section id="fits" tabIndex={-1} aria-labelledby="count">
      <h2 id="count" className={styles.count} aria-live="polite">
        {countWords(step)}
      </h2>
      <SpeciesPage step={paintedStep} />
    </section>
  )
}

const SpeciesPage = memo(function SpeciesPage({ step }: { step: KeyStep }) {
  const { kind, count, species, page, month } = step
  const state = stateOf(step)
  const address = keyAddress(kind, state)
  const pageAddress = (number: number) =>
    `${address}${address.includes('?') ? '&' : '?'}page=${number}`
  return (
    <>
      <MonthChooser kind={kind} month={month} state={state} />
      <Cards kind={kind} species={species.filter(isDescribed)} month={month} />
      {!species.every(isDescribed) && <p className={styles.group}>{m.key_not_described()}</p>}
      <Cards kind={kind} species={species.filter((each) => !isDescribed(each))} month={month} />
      <Pager
        page={page}
        pages={Math.ceil(count / keyPageSize)}
        addressOf={pageAddress}
        list="fits"
      />
    </>
  )
})

const isDescribed = ({ unknown }: ShownSpecies) => unknown !== undefined

interface CardsProps {
  kind: KeyStep['kind']
  species: ShownSpecies[]
  month: number | undefined
}

function Cards({ kind, species, month }: CardsProps) {
  if (species.length === 0) return null
  return (
    <ul className={styles.species}>
      {species.map((each) => (
        <li key={each.latinName}>
          <a className={styles.card} href={profileAddress(kind, each.latinName)}>
            {each.picture ? (
              <Picture
                picture={{ ...each.picture, placeholder: '' }}
                alt=""
                sizes={sizes}
                ratio={1}
              />
            ) : (
              <NoPhotograph kind={kind} />
            )}
            <span className={styles.label}>
              <SpeciesNames names={each} as="card" />
              <Notes species={each} month={month} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

interface FittingStripProps {
  step: KeyStep
  /** The species of the last paint. */
  paintedSpecies: ShownSpecies[]
}

/** On a narrow screen, links to the fitting species, and shows their number and up to five pictures. */
export function FittingStrip({ step, paintedSpecies }: FittingStripProps) {
  const pictures = paintedSpecies.flatMap(({ picture }) => picture ?? []).slice(0, 5)
  return (
    <a className={styles.strip} href="#fits">
      <span>{countWords(step)}</span>
      <span className={styles.few} aria-hidden="true" data-whole>
        {pictures.map((picture) => (
          <Picture
            key={picture.path}
            picture={{ ...picture, placeholder: '' }}
            alt=""
            sizes="2.5rem"
            ratio={1}
          />
        ))}
      </span>
    </a>
  )
}

function countWords({ count, total }: KeyStep): string {
  if (count === 0 && total > 0) return m.key_fits_none()
  return count === 1 ? m.key_fits_one() : m.key_fits({ count, all: total })
}

function Notes({ species, month }: { species: ShownSpecies; month: number | undefined }) {
  const { unknown, inMonth } = species
  return (
    <>
      {inMonth && month && (
        <small className={styles.note}>{m.key_month_seen({ month: monthName(month) })}</small>
      )}
      {unknown && unknown.length > 0 && (
        <small className={styles.note}>{m.key_not_described_for({ names: listed(unknown) })}</small>
      )}
    </>
  )
}

type MonthChooserProps = Pick<KeyStep, 'kind' | 'month'> & { state: KeyState }

function MonthChooser({ kind, month, state }: MonthChooserProps) {
  return (
    <details className={styles.month}>
      <summary>{month ? m.key_month_seen({ month: monthName(month) }) : m.key_month()}</summary>
      <p>{m.key_month_hint()}</p>
      <ul>
        {[undefined, ...twelveMonths].map((each) => (
          <li key={each ?? 0}>
            <a
              href={keyAddress(kind, { ...state, month: each })}
              aria-current={each === month || undefined}
              aria-label={each === undefined ? undefined : monthName(each)}
            >
              {each ? monthShort(each) : m.key_month_any()}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
