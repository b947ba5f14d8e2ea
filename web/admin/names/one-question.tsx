/** Renders one question about names, with its species and the buttons that answer the question. */

import { Link } from 'react-router'
import { editAddress } from '../../../contract/names.ts'
import type { NameQuestion, QuestionSort } from '../../../contract/taxonomy/name-questions.ts'
import { kindOf } from '../../client/kind-of.ts'
import { withColon } from '../../language/marks.ts'
import { m } from '../../paraglide/messages.js'
import { LatinName } from '../../species/latin-name.tsx'
import { SpeciesNames } from '../../species/species-names.tsx'
import { Button } from '../../ui/button.tsx'
import { Facts } from '../../ui/facts.tsx'
import styles from './one-question.module.css'

/** The sorts of questions about species that may be duplicates. */
const duplicateSorts: readonly QuestionSort[] = [
  'chineseName',
  'commonName',
  'synonym',
  'referenceSynonym',
]

interface OneQuestionProps {
  question: NameQuestion
  busy: boolean
  onKeep: () => void
  onAccept: (latinName: string) => void
  onFill: () => void
}

export function OneQuestion({ question, busy, onKeep, onAccept, onFill }: OneQuestionProps) {
  const { sort, name, species, found } = question
  // A question about a synonym may list one species, because the site may have no species with the accepted name.
  const isDuplicate = duplicateSorts.includes(sort) && species.length > 1
  return (
    <div className={styles.question}>
      <div className={styles.head}>
        <Name sort={sort} name={name} />
        <Button
          busy={busy}
          aria-label={withColon(isDuplicate ? m.names_keep_both() : m.names_keep(), name)}
          onClick={onKeep}
        >
          {isDuplicate ? m.names_keep_both() : m.names_keep()}
        </Button>
      </div>
      {found && (
        <div className={styles.head}>
          <span>
            <Facts
              facts={[
                <span key="family">
                  {m.names_known_family()} <b>{found.family}</b>
                </span>,
                found.order && `${m.names_known_order()} ${found.order}`,
              ]}
            />
          </span>
          <Button busy={busy} aria-label={withColon(m.names_fill(), name)} onClick={onFill}>
            {m.names_fill()}
          </Button>
        </div>
      )}
      <ul className={styles.species}>
        {species.map((each) => (
          <li key={kindOf(each) + each.latinName}>
            <Link to={editAddress(kindOf(each), each.latinName)}>
              <SpeciesNames names={each} as="entry" />
            </Link>
            {isDuplicate && (
              <Button
                aria-label={m.names_accept_label({ name: each.latinName })}
                onClick={() => onAccept(each.latinName)}
              >
                {m.names_accept()}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Name({ sort, name }: Pick<NameQuestion, 'sort' | 'name'>) {
  if (name === '') return <b>{m.names_no_genus()}</b>
  if (sort === 'chineseName' || sort === 'commonName') {
    return <b lang={sort === 'chineseName' ? 'zh-Hans' : 'en'}>{name}</b>
  }
  return (
    <b>
      <LatinName name={name} />
    </b>
  )
}
