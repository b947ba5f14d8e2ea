/** Plant in Bloom: photograph and artwork of one species as a diptych, one pair after the other. */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { m } from '../paraglide/messages.js'
import { useSwipe } from '../ui/behaviour/use-swipe.ts'
import { Diptych, type Featured } from './diptych.tsx'
import styles from './in-bloom.module.css'

export function InBloom({ featured }: { featured: Featured[] }) {
  const [place, setPlace] = useState(0)
  const previous = useRef<HTMLButtonElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const stepped = useRef(false)
  const last = featured.length - 1
  const shown = Math.min(place, last)

  function step(by: 1 | -1) {
    if (shown + by < 0 || shown + by > last) return
    stepped.current = true
    setPlace(shown + by)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'ArrowRight') step(1)
    else if (event.key === 'ArrowLeft') step(-1)
  }
  // At either end the pressed button disappears, so the focus moves to the other button.
  useEffect(() => {
    if (!stepped.current || document.activeElement !== document.body) return
    if (shown === 0) next.current?.focus()
    if (shown === last) previous.current?.focus()
  }, [shown, last])

  const swipe = useSwipe(step)
  const pair = featured[shown]
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
      {last > 0 && (
        <p className={styles.steps}>
          {shown > 0 && (
            <button
              ref={previous}
              type="button"
              aria-label={m.home_page_previous()}
              onClick={() => step(-1)}
            >
              ←
            </button>
          )}
          <span className={styles.place}>
            {m.artwork_place({ place: shown + 1, count: featured.length })}
          </span>
          {shown < last && (
            <button
              ref={next}
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
