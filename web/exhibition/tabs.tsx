/** Shows the heading of /creation with the tabs for artworks and videos. */
import { m } from '../paraglide/messages.js'
import { TabLinks } from '../ui/tab-links.tsx'
import styles from './tabs.module.css'

interface TabsProps {
  current: 'artworks' | 'videos'
  /** The element of the title: `p` while a video is open, because the title of the video is then the `h1`. */
  title?: 'h1' | 'p'
}

export function Tabs({ current, title: Title = 'h1' }: TabsProps) {
  return (
    <header className={styles.head}>
      <Title className={styles.title}>{m.nav_creation()}</Title>
      <TabLinks
        label={m.video_tabs()}
        tabs={[
          { to: '/creation', text: m.video_tab_artworks(), current: current === 'artworks' },
          { to: '/creation?tab=videos', text: m.video_tab_videos(), current: current === 'videos' },
        ]}
      />
    </header>
  )
}
