/** Lists the errors that the server logged in recent days, in the reader's language. */
import type { SiteStatus } from '../../../contract/schemas/status.ts'
import { dayInWords } from '../../language/day-in-words.ts'
import { m } from '../../paraglide/messages.js'
import styles from './status.module.css'

type CountedError = SiteStatus['mistakes'][number]

const messages: Record<CountedError['kind'], () => string> = {
  request_failed: m.status_error_request_failed,
  page_failed: m.status_error_page_failed,
  database_away: m.status_error_database_away,
  database_damaged: m.status_error_database_damaged,
  store_away: m.status_error_store_away,
  backup_failed: m.status_error_backup_failed,
  check_failed: m.status_error_check_failed,
  content_broken: m.status_error_content_broken,
  sample_incomplete: m.status_error_sample_incomplete,
  upkeep_failed: m.status_error_upkeep_failed,
  other: m.status_error_other,
}

export function ErrorList({ errors }: { errors: CountedError[] }) {
  return (
    <section aria-labelledby="errors" className={styles.part}>
      <h2 id="errors">{m.status_errors()}</h2>
      <p className={styles.note}>
        {errors.length > 0 ? m.status_errors_text() : m.status_errors_none()}
      </p>
      <ul className={styles.found}>
        {errors.map(({ kind, day, count, lastAt }) => (
          <li key={`${day} ${kind}`}>
            {messages[kind]()}
            <small>{timesInWords({ count, lastAt })}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}

function timesInWords({ count, lastAt }: Pick<CountedError, 'count' | 'lastAt'>): string {
  const moment = { day: dayInWords(lastAt), time: lastAt.slice(11, 16) }
  return count === 1 ? m.status_error_once(moment) : m.status_error_count({ ...moment, count })
}
