/** Renders the fields of a creation: its species, its setting, and the file and credits of both pictures. */

import { type ReactNode, useState } from 'react'
import { birdStages, kindNames } from '../../../contract/kinds.ts'
import { kindsInForms } from '../../../contract/taxonomy/kinds-in-forms.ts'
import { m } from '../../paraglide/messages.js'
import { SpeciesPicker } from '../../species-picker/species-picker.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Select } from '../../ui/forms/select.tsx'
import formStyles from '../form/form.module.css'
import { stageWord } from '../pictures/one-picture/stage-word.ts'
import styles from './creation-form.module.css'
import type { CreationProblems } from './creation-problems.ts'
import {
  type CreationText,
  type CreationValues,
  needsSection,
  type Part,
} from './creation-values.ts'
import { OneFile } from './one-file.tsx'
import type { CreationFiles } from './use-creation-files.ts'

interface CreationFieldsProps {
  /** The number of resets. Each reset empties the field of the species. */
  resetCount: number
  values: CreationValues
  /** The day in the EXIF of the photograph. */
  exifDay: string | undefined
  files: CreationFiles
  problems: CreationProblems
  isLocked: boolean
  onChange: (partial: Partial<CreationValues>) => void
  onChoose: (part: Part, file: File) => void
  onRemove: (part: Part) => void
}

export function CreationFields({
  resetCount,
  values,
  files,
  problems,
  ...props
}: CreationFieldsProps) {
  const { exifDay, isLocked, onChange, onChoose, onRemove } = props
  const { species } = values
  // The field for the life stage stays after sending, so that the layout does not shift.
  const [lastSpecies, setLastSpecies] = useState(species)
  if (species && species !== lastSpecies) setLastSpecies(species)
  const fieldProps = (name: CreationText) => ({
    name,
    value: values[name],
    error: problems[name],
    required: Boolean(
      files.pic && species && kindsInForms[species.kind].requiredPhotographField === name,
    ),
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  })
  const renderHalf = (part: Part, title: string, credits: ReactNode) => (
    <fieldset className={styles.half} disabled={isLocked}>
      <legend>{title}</legend>
      <OneFile
        part={part}
        file={files[part]}
        error={problems[part]}
        disabled={isLocked}
        onChoose={(file) => onChoose(part, file)}
        onRemove={() => onRemove(part)}
      />
      {credits}
    </fieldset>
  )
  return (
    <>
      <fieldset className={formStyles.group} disabled={isLocked}>
        <SpeciesPicker
          key={resetCount}
          kinds={kindNames}
          label={m.pictures_species()}
          withOwnNewSpecies
          error={problems.species}
          required
          value={species}
          onChange={(chosen) => onChange({ species: chosen })}
        />
      </fieldset>
      <div className={styles.halves}>
        {renderHalf(
          'art',
          m.creation_artwork(),
          <>
            <Field {...fieldProps('artist')} label={m.creation_artist()} />
            <Field {...fieldProps('artDate')} label={m.creation_art_date()} type="date" />
          </>,
        )}
        {renderHalf(
          'pic',
          m.creation_photograph(),
          <>
            <Field {...fieldProps('photographer')} label={m.gallery_by()} />
            <Field
              {...fieldProps('photoDate')}
              label={m.creation_photo_date()}
              hint={
                exifDay && exifDay === values.photoDate
                  ? m.pictures_from_picture()
                  : m.creation_photo_date_hint()
              }
              type="date"
            />
            {needsSection(species ?? lastSpecies) && (
              <Select
                {...fieldProps('season')}
                label={m.pictures_stage()}
                placeholder={m.pictures_choose_one()}
                options={birdStages.map((value) => ({ value, label: stageWord(value) }))}
              />
            )}
          </>,
        )}
      </div>
      <fieldset className={formStyles.group} disabled={isLocked}>
        <Field {...fieldProps('artLocation')} label={m.artwork_setting()} />
      </fieldset>
    </>
  )
}
