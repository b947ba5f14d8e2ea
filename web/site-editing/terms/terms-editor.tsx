/** Renders the editor of terms.yaml: the terms and their explanations. */
import { termGroupNames } from '../../../contract/school/terms.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { addressFrom, type EditorProps, emptyText, problemsWithin } from '../fields/editor.ts'
import { EntryList } from '../fields/entry-list.tsx'
import { TermFields, type TermSource, type TermsValue } from './term-fields.tsx'

export function TermsEditor({ value, onChange, problems }: EditorProps<TermsValue>) {
  const { terms = [], outlines = [] } = value
  const newTerm = (): TermSource => ({
    key: addressFrom('', terms),
    group: termGroupNames[0] ?? 'leaf',
    name: emptyText,
    text: emptyText,
  })
  return (
    <div className="editor">
      <EntryList
        entries={terms}
        onChange={(next) => onChange({ ...value, terms: next })}
        make={newTerm}
        addLabel={m.site_edit_add_term()}
        nameOf={({ name }) => name[getLocale()] || name.en || name.zh || m.site_edit_unnamed()}
        hasProblem={(index) => Object.keys(problemsWithin(problems, 'terms', index)).length > 0}
      >
        {(term, change, index) => (
          <TermFields
            value={term}
            onChange={change}
            problems={problemsWithin(problems, 'terms', index)}
            others={terms.toSpliced(index, 1)}
            outlines={outlines}
          />
        )}
      </EntryList>
    </div>
  )
}
