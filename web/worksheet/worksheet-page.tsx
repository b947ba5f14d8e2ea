/**
 * Lets a reader choose species for a worksheet, and shows its sheets for printing. The address contains all choices.
 */
import { Form, Link } from 'react-router'
import { learningAddress } from '../../contract/addresses/species-selection.ts'
import { m } from '../paraglide/messages.js'
import type { SelectionChoices } from '../selection/load-choices.ts'
import { selectionName } from '../selection/selection-name.ts'
import { SpeciesChoice } from '../selection/species-choice.tsx'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/forms/select.tsx'
import { worksheetCounts } from './chosen-species.ts'
import type { Worksheet } from './load-worksheet.ts'
import styles from './worksheet-page.module.css'
import { WorksheetSheets } from './worksheet-sheets.tsx'

interface WorksheetPageProps {
  choices: SelectionChoices
  sheet: Worksheet | undefined
}

export function WorksheetPage({ choices, sheet }: WorksheetPageProps) {
  if (!sheet) {
    return (
      <>
        <header className="page-head">
          <h1>{m.worksheet_title()}</h1>
          <p>{m.worksheet_text()}</p>
        </header>
        <SpeciesChoice page="/worksheet" {...choices} />
      </>
    )
  }
  const name = selectionName(sheet.selection, choices)
  return (
    <div className={styles.page}>
      <header className="page-head" data-screen>
        <p className={styles.back}>
          <Link to="/worksheet" data-arrow>
            <span aria-hidden="true">←</span> {m.worksheet_other()}
          </Link>
        </p>
        <h1>{m.worksheet_of({ name })}</h1>
        <Options sheet={sheet} />
        {sheet.entries.length > 0 ? <Uses sheet={sheet} /> : <p>{m.worksheet_none()}</p>}
      </header>
      {sheet.entries.length > 0 && <WorksheetSheets sheet={sheet} title={name} />}
    </div>
  )
}

const namesParameter = ({ withNames }: Worksheet) => (withNames ? '&names=1' : '')

function addressOf(sheet: Worksheet, newParameters: Record<string, string>): string {
  const parameters = new URLSearchParams({ count: String(sheet.count), ...newParameters })
  return `${learningAddress('/worksheet', sheet.selection)}&${parameters}${namesParameter(sheet)}`
}

/** Renders the actions for the set of species: printing, the quiz, another set, and the permanent link to the set. */
function Uses({ sheet }: { sheet: Worksheet }) {
  const ownAddress = learningAddress('/worksheet', { species: sheet.codes })
  return (
    <>
      <div className={styles.bar}>
        <span className={styles.print}>
          <Button look="main" onClick={() => window.print()}>
            {m.print_now()}
          </Button>
        </span>
        <Link to={learningAddress('/quiz', { species: sheet.codes })}>{m.worksheet_quiz()}</Link>
      </div>
      {!sheet.isFixed && (
        <div className={`${styles.bar} ${styles.sets}`}>
          <Link to={addressOf(sheet, { set: String(sheet.set + 1) })} preventScrollReset>
            {m.worksheet_another()}
          </Link>
          <Link to={`${ownAddress}${namesParameter(sheet)}`}>{m.worksheet_link()}</Link>
        </div>
      )}
    </>
  )
}

/** Renders the options as a plain form, which works without a script. */
function Options({ sheet }: { sheet: Worksheet }) {
  const { selection, count, set, isFixed, withNames } = sheet
  return (
    <Form action="/worksheet" className={styles.options} preventScrollReset>
      {Object.entries(selection).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {!isFixed && (
        <>
          <input type="hidden" name="set" value={set} />
          <Select
            label={m.worksheet_count()}
            name="count"
            defaultValue={count}
            options={worksheetCounts.map((each) => ({ value: `${each}`, label: `${each}` }))}
          />
        </>
      )}
      <label>
        <input type="checkbox" name="names" value="1" defaultChecked={withNames} />
        <span>{m.worksheet_bank()}</span>
      </label>
      <Button type="submit">{m.worksheet_apply()}</Button>
    </Form>
  )
}
