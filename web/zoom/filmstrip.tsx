/** Shows small copies of all pictures of the set below the enlarged picture. A press opens a picture. */
import { type SyntheticEvent, useEffect, useRef } from 'react'
import { useController } from 'yet-another-react-lightbox'
import { m } from '../paraglide/messages.js'
import styles from './filmstrip.module.css'
import type { Slide } from './slides.ts'

interface FilmstripProps {
  slides: Slide[]
  /** The place of the enlarged picture, from 0. */
  shown: number
}

/** Stops events of the strip. Otherwise the zoom view would handle a drag or a wheel over the strip too. */
const keep = (event: SyntheticEvent) => event.stopPropagation()

export function Filmstrip({ slides, shown }: FilmstripProps) {
  const { next, prev } = useController()
  const strip = useRef<HTMLUListElement>(null)

  // Scrolls the strip alone: `scrollIntoView` would also move the page below.
  useEffect(() => {
    const { current: list } = strip
    const item = list?.children[shown]
    if (!list || !(item instanceof HTMLElement)) return
    list.scrollTo({ left: item.offsetLeft - (list.clientWidth - item.clientWidth) / 2 })
  }, [shown])

  function go(place: number) {
    if (place > shown) next({ count: place - shown })
    else if (place < shown) prev({ count: shown - place })
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys reach the buttons, not this listener
    <nav
      aria-label={m.zoom_strip()}
      className={styles.filmstrip}
      onPointerDown={keep}
      onPointerMove={keep}
      onPointerUp={keep}
      onWheel={keep}
      onClick={keep}
    >
      <ul ref={strip}>
        {slides.map(({ id, srcSet, src }, place) => (
          <li key={id}>
            <button
              type="button"
              aria-label={m.zoom_place({ place: place + 1, count: slides.length })}
              aria-current={place === shown || undefined}
              onClick={() => go(place)}
            >
              <img src={srcSet[0]?.src ?? src} alt="" loading="lazy" decoding="async" />
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
