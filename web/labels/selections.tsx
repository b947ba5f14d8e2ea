/**
 * Lets a reader choose many species at once, without a script. A selection has all plants, all birds, or all species of
 * a place or a family.
 */
import { Form, Link } from 'react-router'
import { kindNames } from '../../contract/kinds.ts'
import { nameMaximum, placeMaximum } from '../../contract/limits.ts'
import { withColon } from '../language/marks.ts'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/forms/field.tsx'
import tabStyles from '../ui/tab-links.module.css'
import { type LabelSize, type Selection, selectionAddress } from './label.ts'
import styles from './selections.module.css'

interface SelectionsProps {
  selection: Selection | undefined
  size: LabelSize
}

export function Selections({ selection, size }: SelectionsProps) {
  const isChosen = (kind: string) => selection && 'all' in selection && selection.all === kind
  const place = selection && 'place' in selection ? selection.place : ''
  const family = selection && 'family' in selection ? selection.family : ''
  const labels = { plant: m.label_all_plants(), bird: m.label_all_birds() }
  return (
    <div>
      <h2 className={styles.heading}>{m.label_selections()}</h2>
      <p className={`${tabStyles.links} ${styles.kinds}`}>
        {kindNames.map((kind) => (
          <Link
            key={kind}
            to={selectionAddress({ all: kind }, size)}
            aria-current={isChosen(kind) || undefined}
          >
            {labels[kind]}
          </Link>
        ))}
      </p>
      <Form action="/labels" className={styles.form}>
        {size !== 'large' && <input type="hidden" name="size" value={size} />}
        <Field
          key={place}
          name="place"
          label={m.label_place()}
          defaultValue={place}
          maxLength={placeMaximum}
          required
          unmarked
        />
        <Button type="submit">{m.label_place_show()}</Button>
      </Form>
      <Form action="/labels" className={styles.form}>
        {size !== 'large' && <input type="hidden" name="size" value={size} />}
        <Field
          key={family}
          name="family"
          label={m.label_family()}
          hint={m.label_family_hint()}
          defaultValue={family}
          maxLength={nameMaximum}
          required
          unmarked
        />
        <Button type="submit" aria-label={withColon(m.label_place_show(), m.label_family())}>
          {m.label_place_show()}
        </Button>
      </Form>
    </div>
  )
}
