/** Renders the fields of the campus map: the file with a drawing or a picture, and a description in both languages. */
import type { CSSProperties } from 'react'
import type { SignedInCall } from '../../accounts/sign-in-again.tsx'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Button } from '../../ui/button.tsx'
import { BothLanguages } from '../fields/both-languages.tsx'
import { type EditorProps, emptyText, problemOf, problemsWithin } from '../fields/editor.ts'
import { SchoolFileField } from '../fields/school-file-field.tsx'
import type { MapSource } from './place-points.ts'

interface MapFieldsProps extends EditorProps<MapSource | undefined> {
  call: SignedInCall
}

export function MapFields({ value, onChange, problems, call }: MapFieldsProps) {
  return (
    <section className="part" aria-labelledby="site-map">
      <h2 id="site-map">{m.site_edit_map()}</h2>
      <SchoolFileField
        use="map"
        label={m.site_edit_map_file()}
        error={problemOf(problems, 'file')}
        file={value?.file ?? ''}
        view={
          value && (
            <img
              className="shown"
              data-map
              src={`/content/${value.file}`}
              alt={value.alt[getLocale()]}
              width={value.width}
              height={value.height}
              style={{ '--ratio': value.width / value.height } as CSSProperties}
            />
          )
        }
        call={call}
        onUploaded={({ file, width, height }) =>
          onChange({ alt: emptyText, ...value, file, width: width ?? 4, height: height ?? 3 })
        }
      />
      {value && (
        <>
          <BothLanguages
            label={m.site_edit_map_words()}
            rows={3}
            value={value.alt}
            onChange={(alt) => onChange({ ...value, alt })}
            problems={problemsWithin(problems, 'alt')}
          />
          <p>
            <Button look="danger" onClick={() => onChange(undefined)}>
              {m.site_edit_map_remove()}
            </Button>
          </p>
        </>
      )}
    </section>
  )
}
