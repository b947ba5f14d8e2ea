/** Shows one video in a dialog in front of the page of videos. */
import { type SyntheticEvent, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import type { Video } from '../../contract/schemas/content.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { Dialog } from '../ui/dialogs/dialog.tsx'
import { PlayerElsewhere } from './player-elsewhere.tsx'
import styles from './video-dialog.module.css'

const overview = '/creation?tab=videos'

export function VideoDialog({ video }: { video: Video }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const navigate = useNavigate()
  const language = getLocale()

  /** Returns to the page from which the reader opened the video, or else to all videos. */
  function goBack(event?: SyntheticEvent) {
    event?.preventDefault()
    if (!returnToOpener()) navigate(overview)
  }

  return (
    <Dialog dialog={dialog} title={video.title[language]} size="video" onClose={goBack}>
      <div className={styles.video}>
        <p className={styles.bar}>
          <Link to={overview} onClick={goBack} data-arrow>
            <span aria-hidden="true">←</span> {m.video_back()}
          </Link>
        </p>
        {video.kind === 'file' ? (
          <OwnPlayer video={video} />
        ) : (
          <PlayerElsewhere key={video.key} video={video} />
        )}
        <h1>{video.title[language]}</h1>
        {video.text && <p className={styles.text}>{video.text[language]}</p>}
      </div>
    </Dialog>
  )
}

function OwnPlayer({ video }: { video: Extract<Video, { kind: 'file' }> }) {
  const language = getLocale()
  const { captions } = video
  // The press that opened the video also starts the video.
  const playsAtOnce = (useLocation().state as { play?: boolean } | null)?.play === true
  return (
    // biome-ignore lint/a11y/useMediaCaption: a school adds captions in videos.yaml
    <video
      className={styles.player}
      src={`/content/${video.file}`}
      poster={`/content/${video.poster.file}`}
      aria-label={video.title[language]}
      controls
      autoPlay={playsAtOnce}
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
 * Returns to the last page before this video, on this site or another site.
 * @returns false if no page before this video is known
 */
function returnToOpener(): boolean {
  const { history, location, navigation } = window
  const referrer = document.referrer
  const currentIndex = navigation?.currentEntry?.index ?? 0
  // The language switch adds history entries of the video itself, and a player adds history entries of its frame.
  const opener = navigation
    ?.entries()
    .findLast(
      ({ index, url }) =>
        index < currentIndex && !url?.startsWith(location.origin + location.pathname),
    )
  if (opener) {
    navigation.traverseTo(opener.key)
    return true
  }
  // The Navigation API lists no pages of other sites, and older browsers lack this API.
  const state = history.state as { idx?: number } | null
  const isOwnPage = referrer.startsWith(`${location.origin}/`)
  const hasOpener = navigation
    ? referrer !== '' && !isOwnPage
    : (state?.idx ?? 0) > 0 || referrer !== ''
  if (!hasOpener || history.length < 2) return false
  history.back()
  return true
}
