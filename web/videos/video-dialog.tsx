/**
 * Shows one video in a dialog in front of the page of videos. The server renders the dialog open, so
 * that it shows without a script; after hydration the dialog is modal.
 */
import { type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
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

  /** Returns to the page that led here, or to all videos if none did. */
  function back(event: SyntheticEvent) {
    event.preventDefault()
    if (!returnToOpener()) navigate(overview)
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
  // The press that opened the video also plays it.
  const play = (useLocation().state as { play?: boolean } | null)?.play === true
  return (
    // biome-ignore lint/a11y/useMediaCaption: a school adds captions in videos.yaml
    <video
      className={styles.player}
      src={`/content/${video.file}`}
      poster={`/content/${video.poster.file}`}
      aria-label={video.title[language]}
      controls
      autoPlay={play}
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

/**
 * Returns to the last page before this video, of this site or of another.
 * @returns false if no page led here
 */
function returnToOpener(): boolean {
  const { history, location, navigation } = window
  const from = document.referrer
  const here = navigation?.currentEntry?.index ?? 0
  // The language switch adds entries of the video itself, and a player adds entries of its frame.
  const opener = navigation
    ?.entries()
    .findLast(
      ({ index, url }) => index < here && !url?.startsWith(location.origin + location.pathname),
    )
  if (opener) {
    navigation.traverseTo(opener.key)
    return true
  }
  // Another site's pages are not among the entries. Older browsers have none.
  const state = history.state as { idx?: number } | null
  const isOurs = from.startsWith(`${location.origin}/`)
  const ledHere = navigation ? from !== '' && !isOurs : (state?.idx ?? 0) > 0 || from !== ''
  if (!ledHere || history.length < 2) return false
  history.back()
  return true
}
