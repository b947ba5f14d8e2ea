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
  if (state.status === 'not offered') return null

  /** @returns a function that moves the focus to the panel before the action, because the pressed button disappears */
  const withFocus = (action: () => void) => () => {
    panel.current?.focus({ preventScroll: true })
    action()
  }
  return (
    <section ref={panel} tabIndex={-1} className={styles.panel} aria-labelledby="offline">
      <h2 id="offline" className="visually-hidden">
        {m.offline_heading()}
      </h2>
      {/* During saving, the live region is off. Otherwise a screen reader would announce each tenth of a megabyte. */}
      <div className={styles.message}>
        <p role="status" aria-live={state.status === 'saving' ? 'off' : 'polite'}>
          {messageOf(state)}
        </p>
        {/* The longest usual message is invisible. It reserves the height for every message. */}
        <p aria-hidden="true">{m.offline_explanation()}</p>
      </div>
      {state.status === 'saving' && (
        <progress
          className={styles.progress}
          aria-labelledby="offline"
          value={state.stored}
          max={state.bytes}
        />
      )}
      <p className={styles.ways}>
        {state.status === 'not saved' && (
          <Button look="main" onClick={withFocus(save)}>
            {m.offline_save({ size: megabytes(state.bytes) })}
          </Button>
        )}
        {state.status === 'saving' && <Button onClick={withFocus(stop)}>{m.offline_stop()}</Button>}
        {state.status === 'stopped' && (
          <Button look="main" onClick={withFocus(save)}>
            {m.offline_continue({ size: megabytes(state.bytes - state.stored) })}
          </Button>
        )}
        {state.status === 'saved' && state.missing !== undefined && (
          <Button look="main" onClick={withFocus(save)}>
            {m.offline_update({ size: megabytes(state.missing) })}
          </Button>
        )}
        {(state.status === 'saved' || state.status === 'stopped') && (
          <Button onClick={withFocus(remove)}>{m.offline_remove()}</Button>
        )}
      </p>
    </section>
  )
}

function messageOf(state: SavingState): string {
  if (state.status === 'unsupported') return m.offline_unsupported()
  if (state.status === 'saved') {
    const { bytes, savedAt, language } = state.saved
    const saved = m.offline_saved({ size: megabytes(bytes), day: dayInWords(localDay(savedAt)) })
    if (state.missing === undefined) return saved
    const isOtherLanguage = language !== getLocale()
    return `${saved} ${isOtherLanguage ? m.offline_other_language() : m.offline_newer()}`
  }
  if (!('stored' in state)) return m.offline_explanation()
  const sizes = { here: megabytes(state.stored), size: megabytes(state.bytes) }
  if (state.status === 'saving') return m.offline_saving(sizes)
  if (state.reason === 'space') return m.offline_no_space(sizes)
  return state.reason === 'network' ? m.offline_network_lost(sizes) : m.offline_stopped(sizes)
}

/** @returns a size such as `3.2 MB`. Sizes above zero are at least 0.1 MB. */
function megabytes(bytes: number): string {
  if (bytes === 0) return '0 MB'
  return `${Math.max(0.1, bytes / 1_000_000).toFixed(1)} MB`
}
