/** Renders the editor of about-us.yaml: the three texts of the page About us, the teams and the contacts. */
import type { AboutSource } from '../../../contract/schemas/content.ts'
import type { SignedInCall } from '../../accounts/sign-in-again.tsx'
import { m } from '../../paraglide/messages.js'
import { BothLanguages } from '../fields/both-languages.tsx'
import { type EditorProps, problemsWithin } from '../fields/editor.ts'
import { MarkdownFields } from '../fields/markdown-fields.tsx'
import { ContactList } from './contact-list.tsx'
import { TeamList } from './team-list.tsx'

interface AboutEditorProps extends EditorProps<AboutSource> {
  call: SignedInCall
}

const parts = [
  ['club', m.site_edit_about_club],
  ['website', m.site_edit_about_website],
  ['contact', m.site_edit_about_contact],
] as const

export function AboutEditor({ value, onChange, problems, call }: AboutEditorProps) {
  return (
    <div className="editor">
      {parts.map(([part, heading]) => (
        <section key={part} className="part" aria-labelledby={`site-${part}`}>
          <h2 id={`site-${part}`}>{heading()}</h2>
          <BothLanguages
            label={m.site_edit_title()}
            value={value[part].title}
            onChange={(title) => onChange({ ...value, [part]: { ...value[part], title } })}
            problems={problemsWithin(problems, part, 'title')}
          />
          <MarkdownFields
            label={m.site_edit_text()}
            rows={8}
            value={value[part].text}
            onChange={(text) => onChange({ ...value, [part]: { ...value[part], text } })}
            problems={problemsWithin(problems, part, 'text')}
            call={call}
          />
        </section>
      ))}
      <TeamList
        value={value.teams ?? []}
        onChange={(teams) => onChange({ ...value, teams })}
        problems={problemsWithin(problems, 'teams')}
      />
      <ContactList
        value={value.contacts ?? []}
        onChange={(contacts) => onChange({ ...value, contacts })}
        problems={problemsWithin(problems, 'contacts')}
      />
    </div>
  )
}
