/** Renders the fields for the credits of a photograph or artwork. */
import { type Kind, kinds } from '../../contract/kinds.ts'
import { m } from '../paraglide/messages.js'
import { licenceOptions } from '../photographs/licence-options.ts'
import { sectionWord } from '../photographs/section-word.ts'
import { Field } from '../ui/forms/field.tsx'
import { Select } from '../ui/forms/select.tsx'
import { type CreditField, type CreditsOf, creditsOf, creditWords } from './credits.ts'
import styles from './credits-fields.module.css'

interface CreditsFieldsProps {
  /**
   * The halves whose credits the fields edit. Both halves of a creation share the fields for the place and the rights.
   */
  of: readonly CreditsOf[]
  kind: Kind
  values: Readonly<Partial<Record<string, string>>>
  /** The text of the option without a season. Without this text, the list has no such option. */
  noSeason?: string | undefined
  /** The text of an empty licence, if an empty licence does not mean the default licence of the site. */
  noLicence?: string | undefined
  problems?: Readonly<Partial<Record<string, string>>>
  onChange: (field: CreditField, value: string) => void
}

export function CreditsFields(props: CreditsFieldsProps) {
  const { of, kind, values, noSeason, problems = {}, onChange } = props
  const { noLicence = m.rights_licence_default() } = props
  const fields = new Set(of.flatMap((half) => [...creditsOf[half]]))
  return (
    <div className={styles.fields}>
      {[...fields].map((field) => {
        const shared = {
          name: field,
          label: creditWords[field](),
          error: problems[field],
          value: values[field] ?? '',
          onChange: ({ target }: { target: { value: string } }) => onChange(field, target.value),
        }
        if (field === 'season') {
          const options = kinds[kind].sections.map((value) => ({
            value,
            label: sectionWord(value),
          }))
          return (
            <Select
              key={field}
              {...shared}
              options={options}
              {...(noSeason !== undefined && { placeholder: noSeason })}
            />
          )
        }
        if (field === 'licence') {
          const options = licenceOptions(values.licence)
          return <Select key={field} {...shared} options={options} placeholder={noLicence} />
        }
        const isDate = field === 'takenOn' || field === 'drawnOn'
        return (
          <Field
            key={field}
            {...shared}
            autoComplete="off"
            maxLength={500}
            {...(isDate && { type: 'date', min: '1800-01-01' })}
          />
        )
      })}
    </div>
  )
}
