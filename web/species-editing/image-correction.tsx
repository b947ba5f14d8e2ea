/**
 * Corrects the credits and the species of the marked pictures. For several pictures, only the filled-in fields change.
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
  chosen: EditableImage[]
  call: SignedInCall
  onCorrected: (changeId: string, ids: readonly string[]) => void
}

export function ImageCorrection({ table, kind, chosen, call, onCorrected }: ImageCorrectionProps) {
  const [only] = chosen.length === 1 ? chosen : []
  const [typed, setTyped] = useState<Credits>({})
  const [species, setSpecies] = useState<ListedSpecies | null>(null)
  const kindAfter = species?.kind ?? kind
  // A season is not a life stage, so a picture of the other kind needs a new section.
  const { season: _season, ...others } = only?.credits ?? {}
  const before: Credits = kindAfter === kind ? (only?.credits ?? {}) : others
  const [missing, setMissing] = useState(false)
  const [busy, setBusy] = useState(false)
  const show = useToast()
  // For one picture, the fields that differ. For several, the fields that are filled in.
  const changes = Object.fromEntries(
    Object.entries(typed).filter(([field, value]) =>
      only ? value !== before[field as CreditField] : value !== '',
    ),
  ) as Credits

  const noSeasonYet = kindAfter === kind ? undefined : m.pictures_choose_one()
  const noSeason = only || noSeasonYet ? noSeasonYet : m.curation_unchanged()

  async function correct(event: FormEvent) {
    event.preventDefault()
    const all = {
      ...changes,
      ...(species && { latinName: species.latinName, kind: species.kind }),
    }
    if (Object.keys(all).length === 0) {
      show({ look: 'failure', text: m.error_nothing_changed() })
      return
    }
    const noSection = table === 'picture' && kindAfter !== kind && !changes.season
    setMissing(noSection)
    if (noSection) return
    setBusy(true)
    keepFocusNear(document.activeElement)
    const ids = chosen.map(({ id }) => id)
    try {
      const sent = { ids, change: all as object }
      const { changeId } = await call(() =>
        table === 'picture' ? post('updatePictures', sent) : post('updateArtworks', sent),
      )
      // Other pictures may be marked meanwhile. For them the form begins empty.
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
      {!only && <p className={styles.none}>{m.curation_correct_many()}</p>}
      <CreditsFields
        of={[table]}
        kind={kindAfter}
        values={{ ...before, ...typed }}
        noSeason={noSeason}
        noLicence={only ? undefined : m.curation_unchanged()}
        problems={missing && !typed.season ? { season: m.form_required() } : {}}
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
