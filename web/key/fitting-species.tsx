/** The species that fit the answers, as pictures, with their number. */
import { memo, startTransition, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { type KeyState, keyAddress } from '../../contract/addresses/key-address.ts'
import { profileAddress } from '../../contract/names.ts'
import { monthName, monthShort, twelveMonths } from '../in-season/months.ts'
import { listed } from '../language/marks.ts'
import { m } from '../paraglide/messages.js'
import { SpeciesNames } from '../species/species-names.tsx'
import { Pager } from '../ui/pager.tsx'
import { Picture } from '../ui/picture.tsx'
import styles from './fitting-species.module.css'
import { type KeyStep, keyPageSize, type ShownSpecies } from './key-step.ts'

const sizes = '(min-width: 64rem) 14rem, (min-width: 36rem) 30vw, 46vw'

export function FittingSpecies({ step, state }: { step: KeyStep; state: KeyState }) {
  const { kind, count, species, page } = step
  const address = keyAddress(kind, state)
  const pageAddress = (other: number) =>
    `${address}${address.includes('?') ? '&' : '?'}page=${other}`
  return (
    <section id="fits" tabIndex={-1} aria-labelledby="count" className={styles.fits}>
      <h2 id="count" className={styles.count} aria-live="polite">
        {countWords(step)}
      </h2>
      <MonthChooser step={step} state={state} />
      <Cards kind={kind} species={useAfterPaint(species)} month={step.month} />
      <Pager
        page={page}
        pages={Math.ceil(count / keyPageSize)}
        addressOf={pageAddress}
        list="fits"
      />
    </section>
  )
}

/**
 * @returns the value of the last painted step. Dozens of pictures take a slow phone much longer than the next question,
 * so they follow in a paint of their own. A deferred value of React defers nothing in a transition, as an answer is.
 */
function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value)
  useEffect(() => {
    startTransition(() => setPainted(value))
  }, [value])
  return painted
}

interface CardsProps {
  kind: KeyStep['kind']
  species: ShownSpecies[]
  month: number | undefined
}

const Cards = memo(function Cards({ kind, species, month }: CardsProps) {
  return (
    <ul className={styles.species}>
      {species.map((each) => (
        <li key={each.latinName}>
          <Link className={styles.card} to={profileAddress(kind, each.latinName)}>
            {each.picture ? (
              <Picture
                picture={{ ...each.picture, placeholder: '' }}
                alt=""
                sizes={sizes}
                ratio={1}
              />
            ) : (
              <span className={styles.blank}>{m.compare_no_picture()}</span>
            )}
            <span className={styles.label}>
              <SpeciesNames names={each} as="card" />
              <Notes species={each} month={month} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
})

/** On a phone, shows the remaining species below the question, with a link to all of them. */
export function FittingStrip({ step }: { step: KeyStep }) {
  const species = useAfterPaint(step.species)
  const pictures = species.flatMap(({ picture }) => picture ?? []).slice(0, 5)
  return (
    <a className={styles.strip} href="#fits">
      <span>{countWords(step)}</span>
      <span className={styles.few} aria-hidden="true">
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

function countWords({ count, all }: KeyStep): string {
  if (count === 0 && all > 0) return m.key_fits_none()
  return count === 1 ? m.key_fits_one() : m.key_fits({ count, all })
}

function Notes({ species, month }: { species: ShownSpecies; month: number | undefined }) {
  const { unknown, inMonth } = species
  const notDescribed = unknown
    ? unknown.length > 0 && m.key_not_described_for({ names: listed(unknown) })
    : m.key_not_described()
  return (
    <>
      {inMonth && month && (
        <small className={styles.note}>{m.key_month_seen({ month: monthName(month) })}</small>
      )}
      {notDescribed && <small className={styles.note}>{notDescribed}</small>}
    </>
  )
}

function MonthChooser({ step: { kind, month }, state }: { step: KeyStep; state: KeyState }) {
  return (
    <details className={styles.month}>
      <summary>{month ? m.key_month_seen({ month: monthName(month) }) : m.key_month()}</summary>
      <p>{m.key_month_hint()}</p>
      <ul>
        {[undefined, ...twelveMonths].map((each) => (
          <li key={each ?? 0}>
            <Link
              to={keyAddress(kind, { ...state, month: each })}
              aria-current={each === month || undefined}
              aria-label={each === undefined ? undefined : monthName(each)}
              preventScrollReset
            >
              {each ? monthShort(each) : m.key_month_any()}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
