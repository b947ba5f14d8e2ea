/** Lets an admin choose how visitors sign up for guided tours: in the site's form, in another form, or not at all. */
import type { HomeSource } from '../../../contract/schemas/content.ts'
import { m } from '../../paraglide/messages.js'
import { Field } from '../../ui/forms/field.tsx'
import { Choice } from '../fields/choice.tsx'
import { type EditorProps, problemOf } from '../fields/editor.ts'

export function TourFields({ value, onChange, problems }: EditorProps<HomeSource['tourSignUp']>) {
  const kind = value ? (value.form === 'own' ? 'own' : 'other') : 'none'
  const actions = {
    none: () => onChange(undefined),
    own: () => onChange({ form: 'own' }),
    other: () => onChange({ form: 'https://' }),
  }
  return (
    <section className="part" aria-labelledby="site-tours">
      <h2 id="site-tours">{m.site_edit_tours()}</h2>
      <Choice
        label={m.site_edit_tour_form()}
        answers={[
          ['none', m.site_edit_tour_none()],
          ['own', m.site_edit_tour_own()],
          ['other', m.site_edit_tour_other()],
        ]}
        chosen={kind}
        onChoose={(answer: keyof typeof actions) => actions[answer]()}
      />
      {value && kind === 'other' && (
        <Field
          label={m.site_edit_tour_address()}
          hint={m.site_edit_tour_address_hint()}
          error={problemOf(problems, 'form')}
          type="url"
          required
          value={value.form}
          onChange={({ currentTarget }) => onChange({ form: currentTarget.value })}
        />
      )}
    </section>
  )
}
