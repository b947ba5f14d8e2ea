/** Shows the outcome of each line of a list of pupils. */
import type { LineProblem, PupilLine } from '../../../contract/schemas/accounts/classes.ts'
import { m } from '../../paraglide/messages.js'
import styles from './classes.module.css'

const problems: Record<LineProblem, () => string> = {
  name_missing: m.problem_name_missing,
  name_long: m.problem_name_long,
  name_formula: m.problem_name_formula,
  name_characters: m.problem_name_characters,
  class_missing: m.problem_class_missing,
  class_long: m.problem_class_long,
  class_formula: m.problem_class_formula,
  class_characters: m.problem_class_characters,
  too_many_cells: m.problem_too_many_cells,
  quotes: m.problem_quotes,
  encoding: m.problem_encoding,
}

export function LineReport({ lines }: { lines: readonly PupilLine[] }) {
  const count = (...outcomes: PupilLine['outcome'][]) =>
    lines.filter(({ outcome }) => outcomes.includes(outcome)).length
  return (
    <div>
      <h2 id="report">{m.class_report()}</h2>
      <p role="status">
        {m.class_summary({
          created: count('new'),
          existing: count('exists', 'repeated'),
          problems: count('problem'),
        })}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls only a box that has the focus */}
      <section className={styles.report} tabIndex={0} aria-labelledby="report">
        <table>
          <thead>
            <tr>
              <th scope="col">{m.class_line()}</th>
              <th scope="col">{m.class_name()}</th>
              <th scope="col">{m.class_label()}</th>
              <th scope="col">{m.class_outcome()}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.line} data-outcome={line.outcome}>
                <td>{line.line}</td>
                <td>{line.name}</td>
                <td>{line.className}</td>
                <td>{outcomeWords(line)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}

function outcomeWords({ outcome, problem, username = '' }: PupilLine): string {
  if (problem) return problems[problem]()
  if (outcome === 'exists') return m.class_outcome_exists({ username })
  return outcome === 'new' ? m.class_outcome_new() : m.class_outcome_repeated()
}
