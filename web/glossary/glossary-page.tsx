/** Shows the glossary as an index of letters in three columns. A letter with species opens to show the species. */
import { Link } from 'react-router'
import { termsAddress } from '../../contract/addresses/term-address.ts'
import { type Kind, kinds } from '../../contract/kinds.ts'
import { glossaryColumns } from '../../contract/limits.ts'
import { m } from '../paraglide/messages.js'
import type { Letter } from './entries.ts'
import { GlossaryLetter } from './glossary-letter.tsx'
import styles from './glossary-page.module.css'
import { glossaryTitles } from './glossary-titles.ts'
import { useOpenLetters } from './use-open-letters.ts'

export function GlossaryPage({ kind, letters }: { kind: Kind; letters: Letter[] }) {
  const { openLetters, toggle, closeAll } = useOpenLetters()
  const otherLetter = letters.find(({ letter }) => letter === '#')

  /** @param position the column of the letter and its index in the column, both from 0 */
  function renderLetter(letter: Letter, position?: { column: number; index: number }) {
    return (
      <GlossaryLetter
        key={letter.letter}
        kind={kind}
        letter={letter}
        position={position}
        open={openLetters.has(letter.letter)}
        onToggle={(isOpen) => toggle(letter.letter, isOpen)}
        onCollapseAll={closeAll}
      />
    )
  }

  return (
    <>
      <p className={styles.ways}>
        <Link to={kinds[kind].database} data-arrow>
          <span aria-hidden="true">←</span> {m.glossary_back()}
        </Link>
        <a href={`/api/${kind}s.csv`} download>
          {m.glossary_download()}
        </a>
        <Link to={`${kinds[kind].glossary}/print`}>{m.glossary_print()}</Link>
        <Link to={`/families#${kind}`}>{m.taxa_title()}</Link>
        <Link to={termsAddress}>{m.terms_title()}</Link>
      </p>
      <h1 className={styles.title}>{glossaryTitles[kind]()}</h1>
      {letters.every(({ count }) => count === 0) && (
        <p className={styles.none}>{m.glossary_none()}</p>
      )}
      <div className={styles.columns}>
        {glossaryColumns.map((columnLetters, column) =>
          letters
            .filter((each) => columnLetters.includes(each.letter))
            .map((each, index) => renderLetter(each, { column, index })),
        )}
      </div>
      {otherLetter && otherLetter.count > 0 && renderLetter(otherLetter)}
    </>
  )
}
