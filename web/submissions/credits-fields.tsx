/** What is said of a photograph or an artwork, as fields: for its author to mend, or a reviewer. */
import { type Kind, kinds } from '../../contract/kinds.ts'
import { sectionWord } from '../gallery/section-word.ts'
import { m } from '../paraglide/messages.js'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import styles from './credits-fields.module.css'

const fields = {
  picture: ['season', 'takenOn', 'takenBy', 'location'],
  artwork: ['artist', 'drawnOn', 'location'],
} as const

export type CreditsOf = keyof typeof fields
export type CreditField = (typeof fields)[CreditsOf][number]

const words: Record<CreditField, () => string> = {
  season: m.submission_section,
  takenOn: m.submission_date,
  takenBy: m.gallery_by,
  artist: m.artwork_painter,
  drawnOn: m.submission_drawn,
  location: m.artwork_setting,
}

interface CreditsFieldsProps {
  /** Both halves of a creation share a place. */
  of: readonly CreditsOf[]
  kind: Kind
  values: Readonly<Partial<Record<string, string>>>
  problems?: Readonly<Partial<Record<string, string>>>
  onChange: (field: CreditField, value: string) => void
}

export function CreditsFields({ of, kind, values, problems = {}, onChange }: CreditsFieldsProps) {
  const shown = new Set(of.flatMap((half) => [...fields[half]]))
  return (
    <div className={styles.fields}>
      {[...shown].map((field) => {
        const shared = {
          name: field,
          label: words[field](),
          error: problems[field],
          value: values[field] ?? '',
          onChange: ({ target }: { target: { value: string } }) => onChange(field, target.value),
        }
        if (field === 'season') {
          const options = kinds[kind].sections.map((value) => ({
            value,
            label: sectionWord(value),
          }))
          return <Select key={field} {...shared} options={options} />
        }
        const date = field === 'takenOn' || field === 'drawnOn'
        return (
          <Field
            key={field}
            {...shared}
            autoComplete="off"
            maxLength={500}
            {...(date && { type: 'date', min: '1800-01-01' })}
          />
        )
      })}
    </div>
  )
}
