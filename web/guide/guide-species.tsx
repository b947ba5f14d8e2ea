/** Shows one species of a field guide on half a page of A5. */

import type { BookEntry } from '../../contract/learning/guide-book.ts'
import { asShown } from '../../contract/text/as-shown.ts'
import { listed } from '../language/marks.ts'
import { monthInitial, monthShort, twelveMonths } from '../language/months.ts'
import { m } from '../paraglide/messages.js'
import { photographAlt } from '../photographs/photograph-alt.ts'
import { textWords } from '../species/field-words.ts'
import { SpeciesNames } from '../species/species-names.tsx'
import { TaxonNames } from '../species/taxon-latin.tsx'
import { TextInBothLanguages } from '../species/text-in-both-languages.tsx'
import { Picture } from '../ui/picture.tsx'
import styles from './guide-species.module.css'

export function GuideSpecies({ entry }: { entry: BookEntry }) {
  const { species, texts, characters } = entry
  const { family, photograph, months } = species
  return (
    <article className={styles.species}>
      <h3>
        <SpeciesNames names={species} as="entry" />
      </h3>
      <div className={styles.head}>
        <p className={styles.family}>{family && <TaxonNames {...family} />}</p>
        {months.length > 0 && <Months months={months} />}
      </div>
      <div className={styles.body}>
        <div className={styles.photograph}>
          {photograph ? (
            <Picture
              picture={photograph}
              alt={photographAlt(photograph, species)}
              sizes="60mm"
              ratio={4 / 3}
              first
            />
          ) : (
            <p className={styles.none}>{m.guide_no_picture()}</p>
          )}
        </div>
        {characters.length > 0 && (
          <dl className={styles.characters}>
            {characters.map(({ name, choices }) => (
              <div key={name}>
                <dt>{name}</dt> <dd>{choices}</dd>
              </div>
            ))}
          </dl>
        )}
        {texts.map(({ field, text }) => (
          <p key={field} className={styles.text}>
            <b>{textWords[field]()}</b> <TextInBothLanguages text={asShown(field, text)} />
          </p>
        ))}
      </div>
    </article>
  )
}

function Months({ months }: { months: number[] }) {
  return (
    <div>
      <span className="visually-hidden">
        {m.guide_months()} {listed(months.map(monthShort))}
      </span>
      <ol className={styles.months} aria-hidden="true">
        {twelveMonths.map((month) => (
          <li key={month} data-some={months.includes(month) || undefined}>
            {monthInitial(month)}
          </li>
        ))}
      </ol>
    </div>
  )
}
