/**
 * Lets an admin correct the credits and the species of selected pictures. If several pictures are selected, an empty
 * field changes nothing.
 */
import { type FormEvent, useState } from 'react'
import { type Kind, kindNames } from '../../contract/kinds.ts'
import type { SignedInCall } from '../accounts/sign-in-again.tsx'
import { administrationFailure } from '../admin/failure-words.ts'
import { post } from '../client/api.ts'
import { m } from '../paraglide/messages.js'
import type { ListedSpecies } from '../species-picker/listed-species.ts'
import { SpeciesPicker } from '../species-picker/species-picker.tsx'
import type { CreditField, Credits } from '../submissions/credits.ts'
import { CreditsFields } from '../submissions/credits-fields.tsx'
import { keepFocusNear } from '../ui/behaviour/keep-focus.ts'
import { Button } from '../ui/button.tsx'
import { useToast } from '../ui/notices/toast.tsx'
import type { EditableImage } from './editable-images.ts'
import styles from './image-editor.module.css'
import type { ImageTable } from './image-editor.tsx'

interface ImageCorrectionProps {
  table: ImageTable
  kind: Kind
  chosenImages: EditableImage[]
  call: SignedInCall
  onCorrected: (changeId: string, ids: readonly string[]) => void
}

export function ImageCorrection({
  table,
  kind,
  chosenImages,
  call,
  onCorrected,
}: ImageCorrectionProps) {
  const [singleImage] = chosenImages.length === 1 ? chosenImages : []
  const [typedCredits, setTyped] = useState<Credits>({})
  const [species, setSpecies] = useState<ListedSpecies | null>(null)
  const newKind = species?.kind ?? kind
  // A season is not a life stage, so a picture of the other kind needs a new section.
  const { season: _season, ...otherCredits } = singleImage?.credits ?? {}
  const currentCredits: Credits = newKind === kind ? (singleImage?.credits ?? {}) : otherCredits
  const [lacksSection, setLacksSection] = useState(false)
  const [busy, setBusy] = useState(false)
  const showToast = useToast()
  // For one picture, a field is a change if it differs from the credits. For several pictures, a field with a text is a
  // change.
  const changes = Object.fromEntries(
    Object.entries(typedCredits).filter(([field, value]) =>
      singleImage ? value !== currentCredits[field as CreditField] : value !== '',
    ),
  ) as Credits

  const noSeasonYet = newKind === kind ? undefined : m.pictures_choose_one()
  const noSeason = singleImage || noSeasonYet ? noSeasonYet : m.curation_unchanged()

  async function correct(event: FormEvent) {
    event.preventDefault()
    const change = {
      ...changes,
      ...(species && { latinName: species.latinName, kind: species.kind }),
    }
    if (Object.keys(change).length === 0) {
      showToast({ look: 'failure', text: m.error_nothing_changed() })
      return
    }
    const isSectionMissing = table === 'picture' && newKind !== kind && !changes.season
    setLacksSection(isSectionMissing)
    if (isSectionMissing) return
    setBusy(true)
    keepFocusNear(document.activeElement)
    const ids = chosenImages.map(({ id }) => id)
    try {
      const input = { ids, change: change as object }
      const { changeId } = await call(() =>
        table === 'picture' ? post('updatePictures', input) : post('updateArtworks', input),
      )
      // The form becomes empty, because the admin may have selected other pictures in the meantime.
      setTyped({})
      setSpecies(null)
      onCorrected(changeId, ids)
    } catch (error) {
      showToast({ look: 'failure', title: m.toast_error(), text: administrationFailure(error) })
    }
    setBusy(false)
  }

  return (
    <form className={styles.correction} onSubmit={correct}>
      <h3>{m.curation_correct({ count: chosenImages.length })}</h3>
      {!singleImage && <p className={styles.none}>{m.curation_correct_many()}</p>}
      <CreditsFields
        of={[table]}
        kind={newKind}
        values={{ ...currentCredits, ...typedCredits }}
        noSeason={noSeason}
        noLicence={singleImage ? undefined : m.curation_unchanged()}
        problems={lacksSection && !typedCredits.season ? { season: m.form_required() } : {}}
        onChange={(field, value) => setTyped((last) => ({ ...last, [field]: value }))}
      />
      <SpeciesPicker
        kinds={kindNames}
        label={m.curation_other_species()}
        value={species}
        onChange={(next) => {
          // A season that the admin chose for the previous kind does not fit the new kind.
          if ((next?.kind ?? kind) !== newKind)
            setTyped(({ season: _season, ...otherFields }) => otherFields)
          setSpecies(next)
        }}
      />
      <p>
        <Button type="submit" look="main" busy={busy}>
          {m.curation_save()}
        </Button>
      </p>
    </form>
  )
}
