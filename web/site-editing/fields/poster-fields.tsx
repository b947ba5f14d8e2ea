/** Renders the fields of a poster and of its description for readers who cannot see the poster. */
import type { InBothLanguages } from '../../../contract/schemas/content.ts'
import type { SignedInCall } from '../../accounts/sign-in-again.tsx'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Button } from '../../ui/button.tsx'
import { BothLanguages } from './both-languages.tsx'
import { type EditorProps, emptyText, problemOf, problemsWithin } from './editor.ts'
import { SchoolFileField } from './school-file-field.tsx'

interface Poster {
  file: string
  alt: InBothLanguages
}

interface PosterFieldsProps extends EditorProps<Poster | undefined> {
  label: string
  /** Whether an admin can replace the poster but not remove it. */
  required?: boolean
  call: SignedInCall
}

export function PosterFields({
  label,
  required,
  value,
  onChange,
  problems,
  call,
}: PosterFieldsProps) {
  const hasFile = value !== undefined && value.file !== ''
  return (
    <div className="part">
      <SchoolFileField
        use="poster"
        label={label}
        error={problemOf(problems, 'file')}
        file={value?.file ?? ''}
        view={
          hasFile && (
            <img className="shown" src={`/content/${value.file}`} alt={value.alt[getLocale()]} />
          )
        }
        call={call}
        onUploaded={({ file }) => onChange({ alt: emptyText, ...value, file })}
      />
      {hasFile && (
        <>
          <BothLanguages
            label={m.site_edit_poster_words()}
            value={value.alt}
            onChange={(alt) => onChange({ ...value, alt })}
            problems={problemsWithin(problems, 'alt')}
          />
          {!required && (
            <p>
              <Button look="danger" onClick={() => onChange(undefined)}>
                {m.site_edit_poster_remove()}
              </Button>
            </p>
          )}
        </>
      )}
    </div>
  )
}
