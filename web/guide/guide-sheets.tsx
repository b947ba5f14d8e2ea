/**
 * Shows a field guide as sheets in A5. The sheets are the cover, pages with up to two species each, the index, and the
 * licences of the photographs.
 */

import type { GuideEntry } from '../../contract/learning/field-guide.ts'
import {
  type BookEntry,
  bookOf,
  entriesOnPage,
  type IndexLine,
  indexOf,
} from '../../contract/learning/guide-book.ts'
import { dayInWords, localDay } from '../language/day-in-words.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { RightsLine } from '../photographs/rights-line.tsx'
import { LatinName } from '../species/latin-name.tsx'
import { QrPicture } from '../ui/qr/qr-picture.tsx'
import styles from './guide-sheets.module.css'
import { GuideSpecies } from './guide-species.tsx'
import type { Guide } from './load-guide.ts'

interface GuideSheetsProps {
  entries: GuideEntry[]
  title: string
  subtitle?: string | undefined
  cover: Guide['cover']
  /** The text of an empty guide. */
  emptyText?: string
}

export function GuideSheets({ entries, title, subtitle, cover, emptyText }: GuideSheetsProps) {
  if (entries.length === 0) return <p>{emptyText ?? m.guide_none()}</p>
  const language = getLocale()
  const book = bookOf(entries, language)
  return (
    <div className={styles.sheets}>
      <section className={styles.sheet} data-cover="true" data-scheme="paper" data-whole>
        <p className={styles.site}>{cover.site[language]}</p>
        <h2>{title}</h2>
        {subtitle && <p>{subtitle}</p>}
        <p>{m.guide_count({ count: entries.length })}</p>
        <div className={styles.code}>
          <QrPicture qr={cover.qr} label={m.guide_scan({ address: cover.address })} />
        </div>
        <p className={styles.made}>{m.guide_printed({ day: dayInWords(localDay()) })}</p>
      </section>
      {pagesOf(book).map((page) => (
        <section
          key={page[0]?.page}
          className={styles.sheet}
          aria-label={m.guide_page({ page: page[0]?.page ?? 0 })}
          data-scheme="paper"
        >
          {page.map((entry) => (
            <GuideSpecies key={entry.species.code} entry={entry} />
          ))}
          <p className={styles.number} aria-hidden="true">
            {page[0]?.page}
          </p>
        </section>
      ))}
      <section className={styles.sheet} data-flowing="true" data-scheme="paper">
        <h2>{m.guide_index()}</h2>
        <Index title={m.guide_index_own()} lines={indexOf(book, localName, language)} />
        <Index
          title={m.guide_index_latin()}
          lines={indexOf(book, ({ latinName }) => latinName, 'en')}
          isLatin
        />
      </section>
      <section className={styles.sheet} data-flowing="true" data-scheme="paper">
        <h2>{m.guide_photographs()}</h2>
        <Licences book={book} />
      </section>
    </div>
  )
}

const localName = ({ commonName, chineseName }: GuideEntry) =>
  getLocale() === 'zh' ? chineseName : commonName

interface IndexProps {
  title: string
  lines: IndexLine[]
  isLatin?: boolean
}

function Index({ title, lines, isLatin = false }: IndexProps) {
  return (
    <>
      <h3>{title}</h3>
      <ul className={styles.index}>
        {lines.map(({ name, page }) => (
          <li key={`${name} ${page}`}>
            <span>{isLatin ? <LatinName name={name} /> : name}</span> <span>{page}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

function Licences({ book }: { book: BookEntry[] }) {
  return (
    <ul className={styles.licences}>
      {book.map(({ species: { code, latinName, photograph } }) => {
        if (!photograph) return null
        const { takenBy, ...rights } = photograph
        return (
          <li key={code}>
            <LatinName name={latinName} /> <span>{takenBy || m.guide_unknown()}</span>{' '}
            <RightsLine whole {...rights} />
          </li>
        )
      })}
    </ul>
  )
}

function pagesOf(book: BookEntry[]): BookEntry[][] {
  return Array.from({ length: Math.ceil(book.length / entriesOnPage) }, (_, page) =>
    book.slice(page * entriesOnPage, (page + 1) * entriesOnPage),
  )
}
