/** Lets an author move an edit to another species after a reviewer requested changes. The texts of the edit stay. */
import { useLocation, useNavigate } from 'react-router'
import type { Kind } from '../../contract/kinds.ts'
import { editAddress, nameKey } from '../../contract/names.ts'
import type { Submission } from '../../contract/schemas/submissions.ts'
import { m } from '../paraglide/messages.js'
import type { ListedSpecies } from '../species-picker/listed-species.ts'
import { SpeciesPicker } from '../species-picker/species-picker.tsx'
import { useHydrated } from '../ui/behaviour/use-hydrated.ts'
import type { Draft } from './draft/use-draft.ts'
import { fieldNames } from './profile/fields.ts'
import type { ProfileValues } from './profile/profile-values.ts'

type Texts = Readonly<Record<string, string>>

/** @returns the texts that the author moved from the form of another species, or else the submitted texts */
export function useMovedTexts(returned: Submission | undefined): Texts {
  const { state } = useLocation() as { state: { movedTexts?: Texts } | null }
  // The server knows only the submitted texts.
  const hydrated = useHydrated()
  return (hydrated && state?.movedTexts) || (returned?.details ?? {})
}

interface MoveEditProps {
  kind: Kind
  returned: Submission
  /** The species of the form. */
  species: ListedSpecies
  present: ProfileValues
  draft: Draft<ProfileValues>
}

export function MoveEdit({ kind, returned, species, present, draft }: MoveEditProps) {
  const navigate = useNavigate()

  function move({ latinName }: ListedSpecies) {
    if (nameKey(latinName) === nameKey(species.latinName)) return
    const changed = fieldNames(kind).filter((field) => draft.values[field] !== present[field])
    const changedTexts = changed.map((field) => [field, draft.values[field] ?? ''])
    const movedTexts = { ...returned.details, ...Object.fromEntries(changedTexts) }
    draft.reset()
    navigate(`${editAddress(kind, latinName)}&resubmit=${returned.id}&moved=`, {
      ...{ state: { movedTexts }, replace: true, preventScrollReset: true },
    })
  }

  return (
    <SpeciesPicker
      key={species.latinName}
      kinds={[kind]}
      label={m.pictures_species()}
      value={species}
      onChange={(chosen) => chosen && move(chosen)}
    />
  )
}
