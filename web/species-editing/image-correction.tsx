/** Lets an admin correct the credits and the species of marked pictures. For several pictures, empty fields stay. */
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
  chosen: EditableImage[]
  call: SignedInCall
  onCorrected: (changeId: string, ids: readonly string[]) => void
}

export function ImageCorrection({ table, kind, chosen, call, onCorrected }: ImageCorrectionProps) {
  const [singleImage] = chosen.length === 1 ? chosen : []
  const [typed, setTyped] = useState<Credits>({})
  const [species, setSpecies] = useState<ListedSpecies | null>(null)
  const kindAfter = species?.kind ?? kind
  // A season is not a life stage, so a picture of the other kind needs a new section.
  const { season: _season, ...others } = singleImage?.credits ?? {}
  const currentCredits: Credits = kindAfter === kind ? (singleImage?.credits ?? {}) : others
  const [lacksSection, setLacksSection] = useState(false)
  const [busy, setBusy] = useState(false)
  const show = useToast()
  // For one picture, the changes are the fields that differ; for several pictures, the fields that are filled in.
  const changes = Object.fromEntries(
    Object.entries(typed).filter(([field, value]) =>
      singleImage ? value !== currentCredits[field as CreditField] : value !== '',
    ),
  ) as Credits

  const noSeasonYet = kindAfter === kind ? undefined : m.pictures_choose_one()
  const noSeason = singleImage || noSeasonYet ? noSeasonYet : m.curation_unchanged()

  async function correct(event: FormEvent) {
    event.preventDefault()
    const change = {
      ...changes,
      ...(species && { latinName: species.latinName, kind: species.kind }),
    }
    if (Object.keys(change).length === 0) {
      show({ look: 'failure', text: m.error_nothing_changed() })
      return
    }
    const noSection = table === 'picture' && kindAfter !== kind && !changes.season
    setLacksSection(noSection)
    if (noSection) return
    setBusy(true)
    keepFocusNear(document.activeElement)
    const ids = chosen.map(({ id }) => id)
    try {
      const input = { ids, change: change as object }
      const { changeId } = await call(() =>
        table === 'picture' ? post('updatePictures', input) : post('updateArtworks', input),
      )
      // The form is emptied, because other pictures may have been marked in the meantime.
      setTyped({})
      setSpecies(null)
      onCorrected(changeId, ids)
    } catch (error) {
      show({ look: 'failure', title: m.toast_error(), text: administrationFailure(error) })
    }
    setBusy(false)
  }

  return (
    <form className={styles.correction} onSubmit={correct}>
      <h3>{m.curation_correct({ count: chosen.length })}</h3>
      {!singleImage && <p className={styles.none}>{m.curation_correct_many()}</p>}
      <CreditsFields
        of={[table]}
        kind={kindAfter}
        values={{ ...currentCredits, ...typed }}
        noSeason={noSeason}
        noLicence={singleImage ? undefined : m.curation_unchanged()}
        problems={lacksSection && !typed.season ? { season: m.form_required() } : {}}
        onChange={(field, value) => setTyped((last) => ({ ...last, [field]: value }))}
      />
      <SpeciesPicker
        kinds={kindNames}
        label={m.curation_other_species()}
        value={species}
        onChange={(next) => {
          // A season that was typed for the other kind does not fit.
          if ((next?.kind ?? kind) !== kindAfter) setTyped(({ season: _gone, ...rest }) => rest)
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
