/** Renders two fields for a text in both languages, side by side, or one below the other on a phone. */
import type { ReactNode } from 'react'
import type { InBothLanguages } from '../../../contract/schemas/content.ts'
import { languageTag } from '../../language/language.ts'
import { m } from '../../paraglide/messages.js'
import { Field } from '../../ui/forms/field.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { type EditorProps, problemOf } from './editor.ts'

export const languageWord = (language: 'en' | 'zh') =>
  language === 'en' ? m.site_edit_english() : m.site_edit_chinese()

interface BothLanguagesProps extends EditorProps<InBothLanguages> {
  label: string
  hint?: string
  required?: boolean
  /** The number of lines of a longer text. */
  rows?: number
  /** @returns the content below the field of a language */
  below?: (language: 'en' | 'zh') => ReactNode
}

export function BothLanguages({ label, value, onChange, problems, ...props }: BothLanguagesProps) {
  const { rows, required = true, hint, below } = props
  return (
    <div className="both">
      {(['en', 'zh'] as const).map((language) => {
        const field = {
          label: `${label} · ${languageWord(language)}`,
          hint,
          error: problemOf(problems, language),
          lang: languageTag(language),
          required,
          value: value[language],
          onChange: (event: { currentTarget: { value: string } }) =>
            onChange({ ...value, [language]: event.currentTarget.value }),
        }
        return (
          <div key={language} className="language">
            {rows ? <TextArea {...field} rows={rows} /> : <Field {...field} />}
            {below?.(language)}
          </div>
        )
      })}
    </div>
  )
}
