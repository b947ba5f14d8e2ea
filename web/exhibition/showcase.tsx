/** Shows the latest creations, at most three, one at a time, at the head of the exhibition. */
import { useState } from 'react'
import type { Display } from '../../contract/schemas/pairs.ts'
import { m } from '../paraglide/messages.js'
import styles from './exhibition-page.module.css'
import { Pair } from './pair.tsx'

interface ShowcaseProps {
  showcase: Display[]
  onZoom: (id: string) => void
}

export function Showcase({ showcase, onZoom }: ShowcaseProps) {
  const [index, setIndex] = useState(0)
  const display = showcase[index]
  if (!display) return null
  const isLast = index === showcase.length - 1
  return (
    <section aria-label={m.exhibition_showcase()} className={styles.showcase}>
      <div aria-live="polite">
        <Pair
          key={display._id}
          display={display}
          sizes="(min-width: 56rem) 30rem, 48vw"
          first
          onZoom={onZoom}
        />
      </div>
      {showcase.length > 1 && (
        <p className={styles.steps}>
          <button
            type="button"
            aria-label={m.exhibition_previous()}
            aria-disabled={index === 0}
            onClick={() => index > 0 && setIndex(index - 1)}
          >
            ←
          </button>
          <span>{m.artwork_place({ place: index + 1, count: showcase.length })}</span>
          <button
            type="button"
            aria-label={m.exhibition_next()}
            aria-disabled={isLast}
            onClick={() => isLast || setIndex(index + 1)}
          >
            →
          </button>
        </p>
      )}
    </section>
  )
}
