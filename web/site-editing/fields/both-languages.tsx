/** A text in both languages: two fields side by side, one below the other on a phone. */
import type { InBothLanguages } from '../../../contract/schemas/content.ts'
import { languageTag } from '../../language/language.ts'
import { m } from '../../paraglide/messages.js'
import { Field } from '../../ui/forms/field.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { type EditorProps, problemOf } from './editor.ts'
import styles from './fields.module.css'

interface BothLanguagesProps extends EditorProps<InBothLanguages> {
  label: string
  hint?: string
  required?: boolean
  /** Lines of a longer text. */
  rows?: number
}

export function BothLanguages({ label, value, onChange, problems, ...rest }: BothLanguagesProps) {
  const { rows, required = true, hint } = rest
  return (
    <div className={styles.both}>
      {(['en', 'zh'] as const).map((language) => {
        const field = {
          label: `${label} · ${language === 'en' ? m.site_edit_english() : m.site_edit_chinese()}`,
          hint,
          error: problemOf(problems, language),
          lang: languageTag(language),
          required,
          value: value[language],
          onChange: (event: { currentTarget: { value: string } }) =>
            onChange({ ...value, [language]: event.currentTarget.value }),
        }
        return rows ? (
          <TextArea key={language} {...field} rows={rows} />
        ) : (
          <Field key={language} {...field} />
        )
      })}
    </div>
  )
}
