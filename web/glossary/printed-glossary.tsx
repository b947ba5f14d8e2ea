/** Shows the printable glossary of a kind, with the three names of each species. */
import { Link } from 'react-router'
import { type Kind, kinds } from '../../contract/kinds.ts'
import { glossaryLetter, type Names } from '../../contract/names.ts'
import { m } from '../paraglide/messages.js'
import { LatinName } from '../species/latin-name.tsx'
import { glossaryTitles } from './glossary-titles.ts'
import styles from './printed-glossary.module.css'

export function PrintedGlossary({ kind, names }: { kind: Kind; names: Names[] }) {
  return (
    <>
      <p className={styles.ways}>
        <Link to={kinds[kind].glossary} data-arrow>
          <span aria-hidden="true">←</span> {m.glossary_back()}
        </Link>
        <button type="button" className={styles.print} onClick={() => window.print()}>
          {m.print_now()}
        </button>
      </p>
      <h1 className={styles.title}>{glossaryTitles[kind]()}</h1>
      <div className={styles.columns}>
        {byLetter(names).map(({ letter, first, entries }) => (
          <section key={letter} aria-labelledby={`letter-${letter}`}>
            <h2 id={`letter-${letter}`} className={styles.letter}>
              {letter}
            </h2>
            <ol className={styles.list} start={first}>
              {entries.map((name) => (
                <li key={name.latinName}>
                  <LatinName name={name.latinName} /> <b lang="zh-Hans">{name.chineseName}</b>
                  <span lang="en">{name.commonName}</span>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </>
  )
}

/** @returns the names grouped by letter, each group with the number of its first name */
function byLetter(names: readonly Names[]) {
  let first = 1
  const letters = Map.groupBy(names, ({ latinName }) => glossaryLetter(latinName))
  return [...letters].map(([letter, entries]) => {
    const heading = letter === '#' ? m.glossary_other() : letter.toUpperCase()
    const group = { letter: heading, first, entries }
    first += entries.length
    return group
  })
}
