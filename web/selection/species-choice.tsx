/**
 * Lets a reader choose the species of a quiz, worksheet or field guide. A teacher can give the address of a choice to a
 * class.
 */
import { Form, Link } from 'react-router'
import {
  type LearningPage,
  learningAddress,
  type SpeciesSelection,
} from '../../contract/addresses/species-selection.ts'
import { kindNames, plantSeasons } from '../../contract/kinds.ts'
import { placeMaximum } from '../../contract/limits.ts'
import { monthName, twelveMonths } from '../language/months.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { sectionWord } from '../photographs/section-word.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/forms/field.tsx'
import { Select } from '../ui/forms/select.tsx'
import type { SelectionChoices } from './load-choices.ts'
import { allWords } from './selection-name.ts'
import styles from './species-choice.module.css'

interface SpeciesChoiceProps extends SelectionChoices {
  page: LearningPage
  /** Whether the page can show the reader's own list, which only the browser has. */
  withList?: boolean
}

export function SpeciesChoice({ page, withList = false, walks, families }: SpeciesChoiceProps) {
  const addressOf = (selection: SpeciesSelection) => learningAddress(page, selection)
  return (
    <section aria-labelledby="choose" className={styles.choice}>
      <h2 id="choose">{page === '/quiz' ? m.select_choose() : m.select_choose_print()}</h2>
      <div className={styles.ways}>
        <Way
          title={m.select_many()}
          links={[
            ...kindNames.map((all) => ({ to: addressOf({ all }), text: allWords[all]() })),
            ...(withList ? [{ to: addressOf({ list: 'mine' }), text: m.my_list_title() }] : []),
          ]}
        />
        {walks.length > 0 && (
          <Way
            title={m.select_walks()}
            links={walks.map(({ key, name }) => ({
              to: addressOf({ walk: key }),
              text: name[getLocale()],
            }))}
          />
        )}
        <Way
          title={m.select_seasons()}
          links={plantSeasons.map((season) => ({
            to: addressOf({ season }),
            text: sectionWord(season),
          }))}
        />
        <Form action={page} className={styles.form}>
          <Select
            name="month"
            label={m.select_month()}
            options={twelveMonths.map((month) => ({
              value: String(month),
              label: monthName(month),
            }))}
          />
          <Button type="submit">{m.select_go()}</Button>
        </Form>
        {families.length > 0 && (
          <Form action={page} className={styles.form}>
            <Select
              name="family"
              label={m.select_family()}
              options={families.map(({ name, commonName, chineseName }) => ({
                value: name,
                label: [name, getLocale() === 'zh' ? chineseName : commonName]
                  .filter(Boolean)
                  .join(' '),
              }))}
            />
            <Button type="submit">{m.select_go()}</Button>
          </Form>
        )}
        <Form action={page} className={styles.form}>
          <Field
            name="place"
            label={m.select_place()}
            maxLength={placeMaximum}
            autoComplete="off"
            required
            unmarked
          />
          <Button type="submit">{m.select_go()}</Button>
        </Form>
      </div>
    </section>
  )
}

function Way({ title, links }: { title: string; links: { to: string; text: string }[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {links.map(({ to, text }) => (
          <li key={to}>
            <Link to={to}>{text}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
