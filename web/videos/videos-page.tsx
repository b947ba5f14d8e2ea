/** Shows the page Meet the Species with the school's videos, three in a row on a wide screen. */
import { Link } from 'react-router'
import type { Video } from '../../contract/schemas/content.ts'
import { Tabs } from '../exhibition/tabs.tsx'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import styles from './videos-page.module.css'

interface VideosPageProps {
  videos: Video[]
  /** Whether a video is open in front of the page. */
  isVideoOpen?: boolean
}

export function VideosPage({ videos, isVideoOpen }: VideosPageProps) {
  const language = getLocale()
  return (
    <div className={styles.page}>
      <Tabs current="videos" title={isVideoOpen ? 'p' : 'h1'} />
      <section aria-labelledby="meet">
        <h2 id="meet" className={styles.heading}>
          {m.video_meet()}
        </h2>
        {videos.length === 0 && <p className={styles.none}>{m.video_none()}</p>}
        <ul className={styles.videos}>
          {videos.map(({ key, kind, title, text, poster }) => (
            <li key={key}>
              <Link
                className={styles.video}
                to={`/video/${key}`}
                state={{ play: true }}
                // Only a new document has the policy that allows another site's player.
                reloadDocument={kind !== 'file'}
              >
                <span className={styles.thumbnail}>
                  <img
                    src={`/content/${poster.file}`}
                    alt=""
                    width="16"
                    height="9"
                    loading="lazy"
                    decoding="async"
                  />
                  <span className={styles.play} aria-hidden="true">
                    ▶
                  </span>
                </span>
                <b>{title[language]}</b>
              </Link>
              {text && <p>{text[language]}</p>}
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
