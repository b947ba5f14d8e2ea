/** Saves a walk for use without a network, shows the progress, and removes the saved walk. */

import { useRef } from 'react'
import { dayInWords, localDay } from '../language/day-in-words.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { Button } from '../ui/button.tsx'
import styles from './offline-panel.module.css'
import { type SavingState, useSavedWalk } from './use-saved-walk.ts'

export function OfflinePanel({ walk }: { walk: string }) {
  const { state, save, stop, remove } = useSavedWalk(walk)
  const panel = useRef<HTMLElement>(null)
  if (state.is === 'not offered') return null

  /** Moves the focus to the panel, because the pressed button disappears. */
  const pressed = (act: () => void) => () => {
    panel.current?.focus({ preventScroll: true })
    act()
  }
  return (
    <section ref={panel} tabIndex={-1} className={styles.panel} aria-labelledby="offline">
      <h2 id="offline" className="visually-hidden">
        {m.offline_heading()}
      </h2>
      {/* A screen reader would otherwise read each tenth of a megabyte. */}
      <p role="status" aria-live={state.is === 'saving' ? 'off' : 'polite'}>
        {wordsOf(state)}
      </p>
      {state.is === 'saving' && (
        <progress
          className={styles.progress}
          aria-labelledby="offline"
          value={state.stored}
          max={state.bytes}
        />
      )}
      <p className={styles.ways}>
        {state.is === 'not saved' && (
          <Button look="main" onClick={pressed(save)}>
            {m.offline_save({ size: megabytes(state.bytes) })}
          </Button>
        )}
        {state.is === 'saving' && <Button onClick={pressed(stop)}>{m.offline_stop()}</Button>}
        {state.is === 'stopped' && (
          <Button look="main" onClick={pressed(save)}>
            {m.offline_continue({ size: megabytes(state.bytes - state.stored) })}
          </Button>
        )}
        {state.is === 'saved' && state.missing !== undefined && (
          <Button look="main" onClick={pressed(save)}>
            {m.offline_update({ size: megabytes(state.missing) })}
          </Button>
        )}
        {(state.is === 'saved' || state.is === 'stopped') && (
          <Button onClick={pressed(remove)}>{m.offline_remove()}</Button>
        )}
      </p>
    </section>
  )
}

function wordsOf(state: SavingState): string {
  if (state.is === 'not able') return m.offline_unsupported()
  if (state.is === 'saved') {
    const { bytes, savedAt, language } = state.saved
    const saved = m.offline_saved({ size: megabytes(bytes), day: dayInWords(localDay(savedAt)) })
    if (state.missing === undefined) return saved
    const other = language !== getLocale()
    return `${saved} ${other ? m.offline_other_language() : m.offline_newer()}`
  }
  if (!('stored' in state)) return m.offline_explanation()
  const parts = { here: megabytes(state.stored), size: megabytes(state.bytes) }
  if (state.is === 'saving') return m.offline_saving(parts)
  if (state.why === 'space') return m.offline_no_space(parts)
  return state.why === 'network' ? m.offline_network_lost(parts) : m.offline_stopped(parts)
}

/** A size such as `3.2 MB`. Sizes above zero are at least 0.1. */
function megabytes(bytes: number): string {
  if (bytes === 0) return '0 MB'
  return `${Math.max(0.1, bytes / 1_000_000).toFixed(1)} MB`
}
