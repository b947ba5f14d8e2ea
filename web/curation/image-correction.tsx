/** Corrects what is said of the images that are marked; of many, only what is filled in changes. */
import { type FormEvent, useState } from 'react'
import { type Kind, kinds } from '../../contract/kinds.ts'
import type { SignedInCall } from '../accounts/sign-in-again.tsx'
import { administrationFailure } from '../administration/failure-words.ts'
import { post } from '../api.ts'
import { sectionWord } from '../gallery/section-word.ts'
import { m } from '../paraglide/messages.js'
import type { ListedSpecies } from '../species/listed-species.ts'
import { SpeciesPicker } from '../species/species-picker.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { useToast } from '../ui/toast.tsx'
import type { Credits, EditableImage } from './editable-images.ts'
import styles from './image-editor.module.css'
import type { ImageTable } from './image-editor.tsx'

interface ImageCorrectionProps {
  table: ImageTable
  kind: Kind
  chosen: EditableImage[]
  call: SignedInCall
  onCorrected: (changeId: string) => void
}

type CreditField = keyof Credits

const fieldsOf: Record<ImageTable, readonly CreditField[]> = {
  picture: ['takenOn', 'takenBy', 'location'],
  artwork: ['artist', 'drawnOn', 'location'],
}

const words: Record<Exclude<CreditField, 'season'>, () => string> = {
  takenOn: m.submission_date,
  takenBy: m.gallery_by,
  artist: m.artwork_painter,
  drawnOn: m.submission_drawn,
  location: m.artwork_setting,
}

export function ImageCorrection({ table, kind, chosen, call, onCorrected }: ImageCorrectionProps) {
  const [only] = chosen.length === 1 ? chosen : []
  const before = only?.credits ?? {}
  const [values, setValues] = useState<Credits>(before)
  const [species, setSpecies] = useState<ListedSpecies | null>(null)
  const [busy, setBusy] = useState(false)
  const show = useToast()
  const change = (field: CreditField, value: string) => setValues({ ...values, [field]: value })
  // Of one, what differs; of many, what was filled in.
  const changes = Object.fromEntries(
    Object.entries(values).filter(([field, value]) =>
      only ? value !== before[field as CreditField] : value !== '',
    ),
  ) as Credits

  async function correct(event: FormEvent) {
    event.preventDefault()
    const all = { ...changes, ...(species && { latinName: species.latinName }) }
    if (Object.keys(all).length === 0) {
      show({ look: 'failure', text: m.error_nothing_changed() })
      return
    }
    setBusy(true)
    const ids = chosen.map(({ id }) => id)
    try {
      const sent = { ids, change: all as object }
      const { changeId } = await call(() =>
        table === 'picture' ? post('updatePictures', sent) : post('updateArtworks', sent),
      )
      onCorrected(changeId)
    } catch (error) {
      show({ look: 'failure', title: m.toast_error(), text: administrationFailure(error) })
      setBusy(false)
    }
  }

  return (
    <form className={styles.correction} onSubmit={correct}>
      <h3>{m.curation_correct({ count: chosen.length })}</h3>
      {!only && <p className={styles.none}>{m.curation_correct_many()}</p>}
      {table === 'picture' && (
        <Select
          label={m.submission_section()}
          value={values.season ?? ''}
          {...(!only && { placeholder: m.curation_unchanged() })}
          options={kinds[kind].sections.map((section) => ({
            value: section,
            label: sectionWord(section),
          }))}
          onChange={(event) => change('season', event.target.value)}
        />
      )}
      {fieldsOf[table].map((field) => (
        <Field
          key={field}
          label={words[field as keyof typeof words]()}
          type={field.endsWith('On') ? 'date' : 'text'}
          value={values[field] ?? ''}
          onChange={(event) => change(field, event.target.value)}
        />
      ))}
      <SpeciesPicker
        kinds={[kind]}
        label={m.curation_other_species()}
        value={species}
        onChange={setSpecies}
      />
      <p>
        <Button type="submit" look="main" busy={busy}>
          {m.curation_save()}
        </Button>
      </p>
    </form>
  )
}
