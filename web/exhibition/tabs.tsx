/** What stands above both halves of /creation: artworks and videos. */
import { Link } from 'react-router'
import { m } from '../paraglide/messages.js'
import styles from './tabs.module.css'

interface TabsProps {
  current: 'artworks' | 'videos'
  /** Behind a video the title of the page is the video's. */
  title?: 'h1' | 'p'
}

export function Tabs({ current, title: Title = 'h1' }: TabsProps) {
  return (
    <header className={styles.head}>
      <Title className={styles.title}>{m.nav_creation()}</Title>
      <nav aria-label={m.video_tabs()} className={styles.tabs}>
        <Link to="/creation" aria-current={current === 'artworks' ? 'page' : undefined}>
          {m.video_tab_artworks()}
        </Link>
        <Link to="/creation?tab=videos" aria-current={current === 'videos' ? 'page' : undefined}>
          {m.video_tab_videos()}
        </Link>
      </nav>
    </header>
  )
}
