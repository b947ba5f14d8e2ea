/** Shows up to four species side by side, with notes, a table of facts and a field that adds another species. */
import type { CSSProperties } from 'react'
import { Form, Link } from 'react-router'
import {
  comparedMaximum,
  comparisonAddress,
  hiddenFields,
  typedName,
} from '../../contract/addresses/comparison-address.ts'
import { searchTextMaximum } from '../../contract/limits.ts'
import type { Names } from '../../contract/names.ts'
import { m } from '../paraglide/messages.js'
import { SpeciesNames } from '../species/species-names.tsx'
import { Glide } from '../ui/behaviour/glide.tsx'
import { Button } from '../ui/button.tsx'
import { ComparedSpecies } from './compared-species.tsx'
import styles from './comparison-page.module.css'
import { Differences } from './differences.tsx'
import type { Comparison } from './load-comparison.ts'

export function ComparisonPage(comparison: Comparison) {
  const { compared, differences, unknown, similar } = comparison
  const names = compared.map((species) => species.names.latinName)
  const notes = [...differences.map(({ pair }) => pair), ...unknown.map(({ name }) => name)]
  const canAdd = compared.length < comparedMaximum
  const addressWith = (latinName: string) => comparisonAddress([...names, latinName])
  return (
    <Glide>
      <header className="page-head">
        <h1>{m.compare_title()}</h1>
        <p>{m.compare_text()}</p>
      </header>
      {unknown.map(({ name, nearest }) => (
        <div key={name} className={styles.unknown} role="status">
          <p>
            {nearest.length > 0
              ? m.missing_species_text({ name })
              : m.missing_species_none({ name })}
          </p>
          <SpeciesLinks species={nearest} addressOf={addressWith} />
        </div>
      ))}
      <Differences key={`differences ${names}`} differences={differences} />
      <div
        className={styles.sheet}
        style={{ '--count': compared.length } as CSSProperties}
        data-form={(canAdd && compared.length > 0) || undefined}
      >
        {/* A change of the notes moves the table below the notes, so the page then renders a new table. */}
        {compared.length > 0 && <ComparedSpecies key={`table ${notes}`} {...comparison} />}
        {canAdd && (
          <section key={`add ${names}`} aria-labelledby="add" className={styles.add}>
            <h2 id="add" className={styles.heading}>
              {m.compare_add()}
            </h2>
            <Form action="/compare" className={styles.form}>
              {hiddenFields(names).map(({ name, value }) => (
                <input key={name} type="hidden" name={name} value={decodeURIComponent(value)} />
              ))}
              <label htmlFor="typed-name">{m.search_placeholder()}</label>
              <input
                id="typed-name"
                name={typedName}
                maxLength={searchTextMaximum}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                required
              />
              <Button type="submit">{m.compare_add_submit()}</Button>
            </Form>
            {similar.length > 0 && (
              <>
                <h3 className={styles.similar}>{m.compare_similar()}</h3>
                <SpeciesLinks species={similar} addressOf={addressWith} />
              </>
            )}
          </section>
        )}
      </div>
    </Glide>
  )
}

interface SpeciesLinksProps {
  species: Names[]
  addressOf: (latinName: string) => string
}

function SpeciesLinks({ species, addressOf }: SpeciesLinksProps) {
  return (
    <ul className={styles.links}>
      {species.map((names) => (
        <li key={names.latinName}>
          <Link to={addressOf(names.latinName)} preventScrollReset>
            <SpeciesNames names={names} as="entry" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
