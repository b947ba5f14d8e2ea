/**
 * Shows one letter of the glossary. A closed letter shows the number of its entries, and an open letter shows the
 * entries.
 */
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { callsByKind } from '../../contract/calls/by-kind/visitor-calls.ts'
import type { Kind } from '../../contract/kinds.ts'
import { profileAddress } from '../../contract/names.ts'
import { get } from '../client/api.ts'
import { m } from '../paraglide/messages.js'
import { LatinName } from '../species/latin-name.tsx'
import { type Entry, entriesOf, type Letter } from './entries.ts'
import styles from './glossary-letter.module.css'

interface GlossaryLetterProps {
  kind: Kind
  letter: Letter
  /** The column of the letter and its index in the column, both from 0; undefined for names without a letter. */
  position: { column: number; index: number } | undefined
  open: boolean
  onToggle: (open: boolean) => void
  onCollapseAll: () => void
}

export function GlossaryLetter({
  kind,
  letter,
  position,
  open,
  onToggle,
  onCollapseAll,
}: GlossaryLetterProps) {
  const { entries, hasFailed, retry } = useEntries(kind, letter, open)
  const details = useRef<HTMLDetailsElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a letter may have been opened before hydration
  useEffect(() => {
    if (details.current?.open) onToggle(true)
  }, [])
  const heading = letter.letter === '#' ? m.glossary_other() : letter.letter.toUpperCase()
  // Below each row of letters, the grid has three rows for the open letters of the three columns.
  const style =
    position &&
    ({ '--column': position.column + 1, '--row': position.index * 4 + 1 } as CSSProperties)
  if (letter.count === 0) {
    return (
      <p className={styles.empty} style={style}>
        <span aria-hidden="true">{heading}</span>
        <span className="visually-hidden">{m.glossary_letter_empty({ letter: heading })}</span>
      </p>
    )
  }
  return (
    // A reader can open a native `details` before the page is hydrated.
    <details
      ref={details}
      className={styles.letter}
      style={style}
      open={open}
      onToggle={(event) => {
        if (event.currentTarget.open !== open) onToggle(event.currentTarget.open)
      }}
    >
      <summary>
        <span className={styles.capital}>{heading}</span>
        <span className={styles.count}>
          {letter.count} <span className="visually-hidden">{m.glossary_species()}</span>
        </span>
      </summary>
      {entries && (
        <ol className={styles.entries}>
          {entries.map((entry) => (
            <li key={entry.latinName}>
              <Link to={profileAddress(kind, entry.latinName)}>
                <LatinName name={entry.latinName} /> <b lang="zh-Hans">{entry.chineseName}</b>
              </Link>
            </li>
          ))}
        </ol>
      )}
      {!entries && !hasFailed && <p className={styles.note}>{m.loading()}</p>}
      {hasFailed && (
        <p className={styles.note} role="alert">
          {m.glossary_failed()}{' '}
          <button type="button" className={styles.collapse} onClick={retry}>
            {m.try_again()}
          </button>
        </p>
      )}
      <button
        type="button"
        className={styles.collapse}
        onClick={(event) => {
          // This button is about to disappear, so the focus moves to its letter.
          event.currentTarget.closest('details')?.querySelector('summary')?.focus()
          onCollapseAll()
        }}
      >
        {m.glossary_collapse_all()}
      </button>
    </details>
  )
}

/**
 * @returns the entries of a letter. If the data of the page has no entries, the browser fetches them when the letter
 * opens.
 */
function useEntries(kind: Kind, { letter, entries: loadedEntries }: Letter, open: boolean) {
  const [fetchedEntries, setFetched] = useState<Entry[]>()
  const [hasFailed, setFailed] = useState(false)
  const entries = loadedEntries ?? fetchedEntries
  const needsFetch = open && !entries && !hasFailed

  useEffect(() => {
    if (!needsFetch) return
    get(callsByKind[kind].glossary, { letter }).then(
      (answer) => setFetched(entriesOf(answer, letter)),
      () => setFailed(true),
    )
  }, [needsFetch, kind, letter])

  return { entries, hasFailed, retry: () => setFailed(false) }
}
