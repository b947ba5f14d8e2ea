/** Lists recent activities of the club. An activity may have a poster. */
import type { HomeContent } from '../../contract/schemas/content.ts'
import { dayInWords } from '../language/day-in-words.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { Prose } from '../ui/prose.tsx'
import styles from './home-page.module.css'

export function Activities({ activities }: Pick<HomeContent, 'activities'>) {
  const language = getLocale()
  return (
    <section aria-labelledby="activities">
      <h2 id="activities">{m.home_page_activities()}</h2>
      {activities.length === 0 && <p className={styles.none}>{m.home_page_activities_none()}</p>}
      <ul className={styles.activities}>
        {activities.map(({ date, title, text, poster }) => (
          <li key={date + title.en} data-poster={poster ? true : undefined}>
            {poster && (
              <img
                className={styles.poster}
                src={`/content/${poster.file}`}
                alt={poster.alt[language]}
                width="3"
                height="4"
                loading="lazy"
                decoding="async"
              />
            )}
            <div>
              <time dateTime={date} className={styles.date}>
                {dayInWords(date)}
              </time>
              <h3>{title[language]}</h3>
              <Prose html={text[language]} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
