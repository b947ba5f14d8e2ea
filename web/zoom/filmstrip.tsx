/**
 * Shows small copies of all pictures of the set below the enlarged picture. A press on a copy enlarges that picture.
 */
import { type SyntheticEvent, useEffect, useRef } from 'react'
import { useController } from 'yet-another-react-lightbox'
import { m } from '../paraglide/messages.js'
import styles from './filmstrip.module.css'
import type { Slide } from './slides.ts'

interface FilmstripProps {
  slides: Slide[]
  /** The index of the enlarged picture. */
  shownIndex: number
}

/** Stops events of the strip, because the zoom view would also handle a drag or a wheel over the strip. */
const stopPropagation = (event: SyntheticEvent) => event.stopPropagation()

export function Filmstrip({ slides, shownIndex }: FilmstripProps) {
  const { next, prev } = useController()
  const strip = useRef<HTMLUListElement>(null)

  // The effect scrolls only the strip, because `scrollIntoView` would also move the page below.
  useEffect(() => {
    const { current: list } = strip
    const item = list?.children[shownIndex]
    if (!list || !(item instanceof HTMLElement)) return
    list.scrollTo({ left: item.offsetLeft - (list.clientWidth - item.clientWidth) / 2 })
  }, [shownIndex])

  function showSlide(index: number) {
    if (index > shownIndex) next({ count: index - shownIndex })
    else if (index < shownIndex) prev({ count: shownIndex - index })
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys reach the buttons, not this listener
    <nav
      aria-label={m.zoom_strip()}
      className={styles.filmstrip}
      onPointerDown={stopPropagation}
      onPointerMove={stopPropagation}
      onPointerUp={stopPropagation}
      onWheel={stopPropagation}
      onClick={stopPropagation}
    >
      <ul ref={strip}>
        {slides.map(({ id, srcSet, src }, index) => (
          <li key={id}>
            <button
              type="button"
              aria-label={m.zoom_place({ place: index + 1, count: slides.length })}
              aria-current={index === shownIndex || undefined}
              onClick={() => showSlide(index)}
            >
              <img src={srcSet[0]?.src ?? src} alt="" loading="lazy" decoding="async" />
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
