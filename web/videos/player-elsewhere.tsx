/** Plays a video of Bilibili or YouTube. The page loads no content of these sites before the reader presses Play. */
import { useState } from 'react'
import type { Video } from '../../contract/schemas/content.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { Button } from '../ui/button.tsx'
import { providers } from './providers.ts'
import styles from './video-dialog.module.css'

export function PlayerElsewhere({ video }: { video: Exclude<Video, { kind: 'file' }> }) {
  const [isPlaying, setIsPlaying] = useState(false)
  const language = getLocale()
  const { name, player, page } = providers[video.kind]
  const provider = name[language]
  if (isPlaying) {
    return (
      <iframe
        className={styles.player}
        src={player(video.id)}
        title={m.video_frame({ title: video.title[language], provider })}
        allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
        sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    )
  }
  return (
    <div>
      <img
        className={styles.player}
        src={`/content/${video.poster.file}`}
        alt={video.poster.alt[language]}
      />
      <p className={styles.ways}>
        <Button look="main" onClick={() => setIsPlaying(true)}>
          {m.video_play()}
        </Button>
        <span>{m.video_from({ provider })}</span>
        <a href={page(video.id)} target="_blank" rel="noreferrer">
          {m.video_watch_at({ provider })}
        </a>
      </p>
    </div>
  )
}
