/** Shows the drawing or the colour of a choice. */
import { TermDrawing } from '../terms/term-drawing.tsx'
import styles from './choice-picture.module.css'
import type { ShownChoice } from './key-step.ts'

export function ChoicePicture({ choice: { drawing, colour } }: { choice: ShownChoice }) {
  if (drawing) return <TermDrawing drawing={drawing} />
  if (!colour) return null
  return (
    <svg className={styles.colour} viewBox="0 0 64 64" aria-hidden="true">
      <path
        fill={colour}
        d="M32 7C46 5 57 15 57 30C58 46 48 57 33 57C17 58 7 48 7 33C6 18 16 8 32 7Z"
      />
    </svg>
  )
}
