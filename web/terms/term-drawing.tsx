/** Shows the drawing of a term in the colour of the text. The part that the term names has the colour of links. */
import type { Drawing } from './shown-terms.ts'
import styles from './term-drawing.module.css'

export function TermDrawing({ drawing: { lines, mark } }: { drawing: Drawing }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 64 64" aria-hidden="true">
      {lines && <path d={lines} />}
      {mark && <path className={styles.mark} data-area={/z$/i.test(mark)} d={mark} />}
    </svg>
  )
}
