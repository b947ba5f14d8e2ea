/**
 * Shows Plant in Bloom, where each featured pair is a diptych of a photograph and an artwork. The reader sees one pair
 * at a time.
 */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { m } from '../paraglide/messages.js'
import { useSwipe } from '../ui/behaviour/use-swipe.ts'
import { Diptych, type Featured } from './diptych.tsx'
import styles from './in-bloom.module.css'

export function InBloom({ featured }: { featured: Featured[] }) {
  const [requestedIndex, setRequestedIndex] = useState(0)
  const previousButton = useRef<HTMLButtonElement>(null)
  const nextButton = useRef<HTMLButtonElement>(null)
  const hasStepped = useRef(false)
  const lastIndex = featured.length - 1
  const shownIndex = Math.min(requestedIndex, lastIndex)

  function step(offset: 1 | -1) {
    if (shownIndex + offset < 0 || shownIndex + offset > lastIndex) return
    hasStepped.current = true
    setRequestedIndex(shownIndex + offset)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'ArrowRight') step(1)
    else if (event.key === 'ArrowLeft') step(-1)
  }
  // At either end the pressed button disappears, so the focus moves to the other button.
  useEffect(() => {
    if (!hasStepped.current || document.activeElement !== document.body) return
    if (shownIndex === 0) nextButton.current?.focus()
    if (shownIndex === lastIndex) previousButton.current?.focus()
  }, [shownIndex, lastIndex])

  const swipe = useSwipe(step)
  const pair = featured[shownIndex]
  if (!pair) return <p className={styles.none}>{m.home_page_bloom_none()}</p>
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of controls, not of fields
    <div
      role="group"
      aria-roledescription={m.home_page_bloom_role()}
      aria-label={m.home_page_bloom()}
      className={styles.carousel}
      onKeyDown={onKeyDown}
      {...swipe}
    >
      <div aria-live="polite">
        <Diptych key={`${pair.works.pic._id} ${pair.works.art._id}`} pair={pair} first />
      </div>
      {lastIndex > 0 && (
        <p className={styles.steps}>
          {shownIndex > 0 && (
            <button
              ref={previousButton}
              type="button"
              aria-label={m.home_page_previous()}
              onClick={() => step(-1)}
            >
              ←
            </button>
          )}
          <span className={styles.place}>
            {m.artwork_place({ place: shownIndex + 1, count: featured.length })}
          </span>
          {shownIndex < lastIndex && (
            <button
              ref={nextButton}
              type="button"
              aria-label={m.home_page_next()}
              onClick={() => step(1)}
            >
              →
            </button>
          )}
        </p>
      )}
    </div>
  )
}
