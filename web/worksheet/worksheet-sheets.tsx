/**
 * Shows the sheets for printing: pages with at most six photographs and lines for answers, and a page with the right
 * answers.
 */
import type { TaxonName } from '../../contract/taxonomy/taxon-shapes.ts'
import { withColon } from '../language/marks.ts'
import { m } from '../paraglide/messages.js'
import { QuizPhotograph } from '../quiz/quiz-photograph.tsx'
import { SpeciesNames } from '../species/species-names.tsx'
import { TaxonNames } from '../species/taxon-latin.tsx'
import { QrPicture } from '../ui/qr/qr-picture.tsx'
import type { WorksheetEntry } from './chosen-species.ts'
import type { Worksheet } from './load-worksheet.ts'
import styles from './worksheet-sheets.module.css'

/** The number of photographs on a page of A4. */
const perPage = 6

export function WorksheetSheets({ sheet, title }: { sheet: Worksheet; title: string }) {
  const { entries, families, quiz, withNames } = sheet
  return (
    <div className={styles.sheets}>
      {pagesOf(entries).map((page, number) => (
        <section key={page[0]?.species.code} className={styles.sheet} data-scheme="paper">
          <header className={styles.head} data-whole>
            <div>
              <h2>{title}</h2>
              <p className={styles.pupil}>
                <span>{m.worksheet_pupil()}</span>
                <span>{m.worksheet_class()}</span>
                <span>{m.worksheet_date()}</span>
              </p>
            </div>
            <div className={styles.code}>
              <QrPicture qr={quiz.qr} label={m.worksheet_scan({ address: quiz.address })} />
            </div>
          </header>
          <ol className={styles.entries}>
            {page.map(({ species, picture }, index) => (
              <li key={species.code}>
                <QuizPhotograph
                  picture={picture}
                  kind={species.kind}
                  sizes="(min-width: 48rem) 22rem, 92vw"
                  ratio={4 / 3}
                />
                <p className={styles.line}>
                  <b>{number * perPage + index + 1}</b> {m.worksheet_line_name()}
                </p>
                <p className={styles.line}>{m.worksheet_line_sign()}</p>
              </li>
            ))}
          </ol>
          {withNames && <Names entries={page} />}
        </section>
      ))}
      <section className={styles.sheet} data-scheme="paper" aria-labelledby="answers">
        <h2 id="answers">{withColon(m.worksheet_answers(), title)}</h2>
        <ol className={styles.answers}>
          {entries.map(({ species }, index) => (
            <li key={species.code}>
              <b>{index + 1}</b> <SpeciesNames names={species} as="entry" />{' '}
              <Family name={species.family} families={families} />
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}

/** Lists the species by Latin name, so that the order reveals no answer. */
function Names({ entries }: { entries: WorksheetEntry[] }) {
  const names = entries
    .map(({ species }) => species)
    .sort((one, other) => (one.latinName < other.latinName ? -1 : 1))
  return (
    <div className={styles.names}>
      <h3>{m.worksheet_names()}</h3>
      <ul>
        {names.map((species) => (
          <li key={species.code}>
            <SpeciesNames names={species} as="entry" />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Family({ name, families }: { name: string; families: TaxonName[] }) {
  const family = families.find((each) => each.name === name)
  if (!family) return null
  return (
    <span>
      <TaxonNames {...family} />
    </span>
  )
}

function pagesOf(entries: WorksheetEntry[]): WorksheetEntry[][] {
  const pages = Math.ceil(entries.length / perPage)
  return Array.from({ length: pages }, (_, page) =>
    entries.slice(page * perPage, (page + 1) * perPage),
  )
}
