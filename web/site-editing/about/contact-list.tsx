/** Renders the editor of the club's contacts, each with an optional link. */
import type { AboutSource } from '../../../contract/schemas/content.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Field } from '../../ui/forms/field.tsx'
import { BothLanguages } from '../fields/both-languages.tsx'
import { type EditorProps, emptyText, problemOf, problemsWithin } from '../fields/editor.ts'
import { EntryList } from '../fields/entry-list.tsx'

type Contact = NonNullable<AboutSource['contacts']>[number]

export function ContactList({ value, onChange, problems }: EditorProps<Contact[]>) {
  return (
    <section className="part" aria-labelledby="site-contacts">
      <h2 id="site-contacts">{m.site_edit_contacts()}</h2>
      <EntryList
        entries={value}
        onChange={onChange}
        make={(): Contact => ({ label: emptyText, text: emptyText })}
        addLabel={m.site_edit_add_contact()}
        nameOf={({ label }) => label[getLocale()] || label.en || label.zh || m.site_edit_unnamed()}
        hasProblem={(index) => Object.keys(problemsWithin(problems, index)).length > 0}
      >
        {(contact, change, index) => (
          <ContactFields
            value={contact}
            onChange={change}
            problems={problemsWithin(problems, index)}
          />
        )}
      </EntryList>
    </section>
  )
}

function ContactFields({ value, onChange, problems }: EditorProps<Contact>) {
  const { address = '', ...otherFields } = value
  return (
    <>
      <BothLanguages
        label={m.site_edit_contact_label()}
        value={value.label}
        onChange={(label) => onChange({ ...value, label })}
        problems={problemsWithin(problems, 'label')}
      />
      <BothLanguages
        label={m.site_edit_contact_text()}
        value={value.text}
        onChange={(text) => onChange({ ...value, text })}
        problems={problemsWithin(problems, 'text')}
      />
      <Field
        label={m.site_edit_contact_address()}
        hint={m.site_edit_contact_address_hint()}
        error={problemOf(problems, 'address')}
        value={address}
        onChange={({ currentTarget }) =>
          onChange(
            currentTarget.value ? { ...otherFields, address: currentTarget.value } : otherFields,
          )
        }
      />
    </>
  )
}
