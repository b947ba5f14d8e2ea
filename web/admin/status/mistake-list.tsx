/** Lists the errors that the server logged in recent days, in the reader's language. */
import type { SiteStatus } from '../../../contract/schemas/status.ts'
import { dayInWords } from '../../language/day-in-words.ts'
import { m } from '../../paraglide/messages.js'
import styles from './status.module.css'

type Mistake = SiteStatus['mistakes'][number]

const messages: Record<Mistake['kind'], () => string> = {
  request_failed: m.status_mistake_request_failed,
  page_failed: m.status_mistake_page_failed,
  database_away: m.status_mistake_database_away,
  database_damaged: m.status_mistake_database_damaged,
  store_away: m.status_mistake_store_away,
  backup_failed: m.status_mistake_backup_failed,
  check_failed: m.status_mistake_check_failed,
  content_broken: m.status_mistake_content_broken,
  sample_incomplete: m.status_mistake_sample_incomplete,
  upkeep_failed: m.status_mistake_upkeep_failed,
  other: m.status_mistake_other,
}

export function MistakeList({ mistakes }: Pick<SiteStatus, 'mistakes'>) {
  return (
    <section aria-labelledby="mistakes" className={styles.part}>
      <h2 id="mistakes">{m.status_mistakes()}</h2>
      <p className={styles.note}>
        {mistakes.length > 0 ? m.status_mistakes_text() : m.status_mistakes_none()}
      </p>
      <ul className={styles.found}>
        {mistakes.map(({ kind, day, count, lastAt }) => (
          <li key={`${day} ${kind}`}>
            {messages[kind]()}
            <small>{timesInWords({ count, lastAt })}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}

function timesInWords({ count, lastAt }: Pick<Mistake, 'count' | 'lastAt'>): string {
  const moment = { day: dayInWords(lastAt), time: lastAt.slice(11, 16) }
  return count === 1 ? m.status_mistake_once(moment) : m.status_mistake_count({ ...moment, count })
}
