/** Shows all terms by group, each with its drawing if it has one. Each term has an address for links. */
import { m } from '../paraglide/messages.js'
import type { GroupOfTerms } from './shown-terms.ts'
import { TermDrawing } from './term-drawing.tsx'
import { termGroupWords } from './term-groups.ts'
import { TermName } from './term-name.tsx'
import styles from './terms-page.module.css'

export function TermsPage({ groups }: { groups: readonly GroupOfTerms[] }) {
  return (
    <>
      <header className="page-head">
        <h1>{m.terms_title()}</h1>
        <p>{m.terms_text()}</p>
        <nav className={styles.ways} aria-label={m.terms_title()}>
          {groups.map(({ group }) => (
            <a key={group} href={`#group-${group}`}>
              {termGroupWords[group]()}
            </a>
          ))}
        </nav>
      </header>
      <TermGroups groups={groups} />
    </>
  )
}

export function TermGroups({ groups }: { groups: readonly GroupOfTerms[] }) {
  return groups.map(({ group, terms }) => (
    <section key={group} aria-labelledby={`group-${group}`}>
      <h2 id={`group-${group}`} className={styles.heading}>
        {termGroupWords[group]()}
      </h2>
      <ul className={styles.terms}>
        {terms.map(({ key, name, text, drawing }) => (
          <li key={key} id={key}>
            {drawing ? <TermDrawing drawing={drawing} /> : <span className={styles.blank} />}
            <div>
              <h3 className={styles.name}>
                <TermName name={name} />
              </h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  ))
}
