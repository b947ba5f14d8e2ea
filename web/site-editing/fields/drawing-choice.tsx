/**
 * Lets an admin choose an entry's own drawing, the drawing of another entry, or no drawing, without typing path data.
 */
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { TermDrawing } from '../../terms/term-drawing.tsx'
import { Select } from '../../ui/forms/select.tsx'

/** SVG path data in a square of 64 units. */
interface Strokes {
  lines?: string | undefined
  mark?: string | undefined
}

interface DrawnEntry<Drawing> {
  key: string
  name: string
  drawing?: Drawing | undefined
}

interface DrawingChoiceProps<Drawing> {
  value: DrawnEntry<Drawing>
  others: readonly DrawnEntry<Drawing>[]
  onChange: (drawing: Drawing | undefined) => void
  /** SVG path data that is drawn together with the lines of the drawing. */
  outline?: string
}

/** The values of the list for the entry's own drawing and for no drawing. */
const [ownValue, noneValue] = ['own', '']

export function DrawingChoice<Drawing extends Strokes>(props: DrawingChoiceProps<Drawing>) {
  const { value, others, onChange, outline = '' } = props
  const { drawing, name } = value
  const [initialDrawing] = useState(drawing)
  const drawnEntries = others.filter((each) => each.drawing)
  const entryWithSameDrawing = drawnEntries.find(
    (each) => JSON.stringify(each.drawing) === JSON.stringify(drawing),
  )
  const labelOf = (entryName: string) => m.site_edit_term_drawing_of({ name: entryName })

  return (
    <div className="drawing">
      <Select
        label={m.site_edit_term_drawing()}
        value={!drawing ? noneValue : (entryWithSameDrawing?.key ?? ownValue)}
        onChange={({ currentTarget: { value: key } }) =>
          onChange(
            key === ownValue
              ? initialDrawing
              : drawnEntries.find((each) => each.key === key)?.drawing,
          )
        }
        options={[
          { value: noneValue, label: m.site_edit_term_drawing_none() },
          ...(initialDrawing ? [{ value: ownValue, label: labelOf(name) }] : []),
          ...drawnEntries.map((each) => ({ value: each.key, label: labelOf(each.name) })),
        ]}
      />
      {drawing && (
        <TermDrawing
          drawing={{ lines: outline + (drawing.lines ?? ''), mark: drawing.mark ?? '' }}
        />
      )}
    </div>
  )
}
