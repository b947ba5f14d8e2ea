/**
 * Renders the editor of site.yaml: the name, description, seal and accent of the site, and the filing number with the
 * address of its link.
 */

import type { SiteSource } from '../../../contract/schemas/content.ts'
import { readableAccent } from '../../../contract/school/accent-colour.ts'
import { m } from '../../paraglide/messages.js'
import { Field } from '../../ui/forms/field.tsx'
import { BothLanguages } from '../fields/both-languages.tsx'
import { Choice } from '../fields/choice.tsx'
import { type EditorProps, problemOf, problemsWithin } from '../fields/editor.ts'
import { AccentSample } from './accent-sample.tsx'

const firstAccent = '#1f5f8b'

export function SiteEditor({ value, onChange, problems }: EditorProps<SiteSource>) {
  const { seal, accent } = value
  /** Changes the value, and removes an empty seal or accent. */
  const change = (changed: Partial<SiteSource>) => {
    const next = { ...value, ...changed }
    if (!next.seal) delete next.seal
    if (!next.accent) delete next.accent
    onChange(next)
  }
  return (
    <div className="editor">
      <BothLanguages
        label={m.site_name()}
        value={value.name}
        onChange={(name) => change({ name })}
        problems={problemsWithin(problems, 'name')}
      />
      <BothLanguages
        label={m.site_description()}
        hint={m.site_description_hint()}
        rows={2}
        value={value.description}
        onChange={(description) => change({ description })}
        problems={problemsWithin(problems, 'description')}
      />
      <section className="part" aria-labelledby="site-mark">
        <h2 id="site-mark">{m.site_mark()}</h2>
        <Field
          label={m.site_seal()}
          hint={m.site_seal_hint()}
          error={problemOf(problems, 'seal')}
          lang="zh-Hans"
          maxLength={4}
          autoComplete="off"
          value={seal ?? ''}
          onChange={({ currentTarget }) => change({ seal: currentTarget.value.trim() })}
        />
        <Choice
          label={m.site_accent()}
          answers={[
            ['site', m.site_accent_red()],
            ['own', m.site_accent_own()],
          ]}
          chosen={accent ? 'own' : 'site'}
          onChoose={(answer) => change({ accent: answer === 'own' ? firstAccent : undefined })}
        />
        {accent && (
          <>
            <Field
              label={m.site_accent_colour()}
              hint={m.site_accent_hint()}
              error={problemOf(problems, 'accent')}
              type="color"
              value={accent}
              onChange={({ currentTarget }) => change({ accent: currentTarget.value })}
            />
            <AccentSample
              accent={accent}
              onApply={() => change({ accent: readableAccent(accent, 'light') })}
            />
          </>
        )}
      </section>
      <section className="part" aria-labelledby="site-filing">
        <h2 id="site-filing">{m.site_filing()}</h2>
        <Field
          label={m.site_filing_number()}
          hint={m.site_filing_hint()}
          error={problemOf(problems, 'filingNumber')}
          value={value.filingNumber}
          onChange={({ currentTarget }) => change({ filingNumber: currentTarget.value })}
        />
        <Field
          label={m.site_filing_address()}
          error={problemOf(problems, 'filingAddress')}
          type="url"
          value={value.filingAddress ?? ''}
          onChange={({ currentTarget }) => change({ filingAddress: currentTarget.value.trim() })}
        />
      </section>
    </div>
  )
}
