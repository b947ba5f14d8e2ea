/** Lists the problems of the site, or shows that everything works. */
import type { SiteStatus } from '../../../contract/schemas/status.ts'
import { m } from '../../paraglide/messages.js'
import styles from './status.module.css'

type Problem = SiteStatus['problems'][number]

const messages: Record<Problem, () => string> = {
  database_away: m.status_problem_database_away,
  database_damaged: m.status_problem_database_damaged,
  store_away: m.status_problem_store_away,
  disk_low: m.status_problem_disk_low,
  no_backup: m.status_problem_no_backup,
  backup_old: m.status_problem_backup_old,
  backup_failed: m.status_problem_backup_failed,
  check_found: m.status_problem_check_found,
  content_broken: m.status_problem_content_broken,
  clock_doubtful: m.status_problem_clock_doubtful,
  not_encrypted: m.status_problem_not_encrypted,
}

export function ProblemList({ problems, brokenContent }: SiteStatus) {
  if (problems.length === 0) return <p className={styles.well}>{m.status_all_well()}</p>
  return (
    <section className={styles.attention} aria-labelledby="attention">
      <h2 id="attention">{m.status_attention()}</h2>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>
            {messages[problem]()}
            {problem === 'content_broken' &&
              brokenContent.map((mistake) => (
                <code key={mistake} lang="en">
                  {mistake}
                </code>
              ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
