/** The ways to choose the species of a quiz. Each is an address, so a teacher can give it to a class. */
import { Form, Link } from 'react-router'
import { quizAddress } from '../../contract/addresses/species-selection.ts'
import { kindNames, plantSeasons } from '../../contract/kinds.ts'
import { placeMaximum } from '../../contract/limits.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { sectionWord } from '../photographs/section-word.ts'
import { Button } from '../ui/button.tsx'
import type { QuizChoices } from './load-quiz.ts'
import styles from './species-choice.module.css'

const kindWords = { plant: m.quiz_all_plant, bird: m.quiz_all_bird }

export function SpeciesChoice({ walks, families }: QuizChoices) {
  return (
    <section aria-labelledby="choose" className={styles.choice}>
      <h2 id="choose">{m.quiz_choose()}</h2>
      <div className={styles.ways}>
        <Way
          title={m.quiz_many()}
          links={[
            ...kindNames.map((all) => ({ to: quizAddress({ all }), text: kindWords[all]() })),
            { to: quizAddress({ list: 'mine' }), text: m.my_list_title() },
          ]}
        />
        {walks.length > 0 && (
          <Way
            title={m.quiz_walks()}
            links={walks.map(({ key, name }) => ({
              to: quizAddress({ walk: key }),
              text: name[getLocale()],
            }))}
          />
        )}
        <Way
          title={m.quiz_seasons()}
          links={plantSeasons.map((season) => ({
            to: quizAddress({ season }),
            text: sectionWord(season),
          }))}
        />
        {families.length > 0 && (
          <Form action="/quiz" className={styles.form}>
            <label htmlFor="family">{m.quiz_family()}</label>
            <select id="family" name="family">
              {families.map(({ name, commonName, chineseName }) => (
                <option key={name} value={name}>
                  {[name, getLocale() === 'zh' ? chineseName : commonName]
                    .filter(Boolean)
                    .join(' ')}
                </option>
              ))}
            </select>
            <Button type="submit">{m.quiz_go()}</Button>
          </Form>
        )}
        <Form action="/quiz" className={styles.form}>
          <label htmlFor="place">{m.quiz_place()}</label>
          <input id="place" name="place" maxLength={placeMaximum} autoComplete="off" required />
          <Button type="submit">{m.quiz_go()}</Button>
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
