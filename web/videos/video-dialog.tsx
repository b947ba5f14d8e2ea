/**
 * One video in a dialog in front of the page it was opened from. The server renders it open, so
 * that it shows without script; after hydration it is modal.
 */
import { type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Video } from '../../contract/schemas/content.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { PlayerElsewhere } from './player-elsewhere.tsx'
import styles from './video-dialog.module.css'

const overview = '/creation?tab=videos'

export function VideoDialog({ video }: { video: Video }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const navigate = useNavigate()
  const language = getLocale()
  // Runs before the first paint, because a reader who sees the dialog may press Escape at once.
  useLayoutEffect(() => {
    const shown = dialog.current
    if (!shown || shown.matches(':modal')) return
    shown.removeAttribute('open')
    shown.showModal()
  }, [])

  /** Returns to the previous page, or to all videos if this is the first page of the visit. */
  function back(event: SyntheticEvent) {
    event.preventDefault()
    if (cameFromHere()) navigate(-1)
    else navigate(overview)
  }

  return (
    <dialog
      ref={dialog}
      open
      className={styles.dialog}
      aria-labelledby="video-title"
      onClose={back}
    >
      <p className={styles.bar}>
        <Link to={overview} onClick={back}>
          <span aria-hidden="true">←</span> {m.video_back()}
        </Link>
      </p>
      {video.kind === 'file' ? (
        <OwnPlayer video={video} />
      ) : (
        <PlayerElsewhere key={video.key} video={video} />
      )}
      <h1 id="video-title">{video.title[language]}</h1>
      {video.text && <p className={styles.text}>{video.text[language]}</p>}
    </dialog>
  )
}

function OwnPlayer({ video }: { video: Extract<Video, { kind: 'file' }> }) {
  const language = getLocale()
  const { captions } = video
  return (
    // biome-ignore lint/a11y/useMediaCaption: a school adds captions in videos.yaml
    <video
      className={styles.player}
      src={`/content/${video.file}`}
      poster={`/content/${video.poster.file}`}
      aria-label={video.title[language]}
      controls
      playsInline
      preload="metadata"
    >
      {captions &&
        (['en', 'zh'] as const).map((each) => (
          <track
            key={each}
            kind="captions"
            src={`/content/${captions[each]}`}
            srcLang={each === 'zh' ? 'zh-Hans' : 'en'}
            label={each === 'zh' ? '中文' : 'English'}
            default={each === language}
          />
        ))}
    </video>
  )
}

/** The router counts the pages of this document only. For a new document, the referrer is used. */
function cameFromHere(): boolean {
  const state = window.history.state as { idx?: number } | null
  if ((state?.idx ?? 0) > 0) return true
  return window.history.length > 1 && document.referrer.startsWith(`${window.location.origin}/`)
}
