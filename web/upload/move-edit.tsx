/** Lets an author move an edit to another species after a reviewer requested changes. The edit keeps its texts. */
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
export function useMovedTexts(submission: Submission | undefined): Texts {
  const { state } = useLocation() as { state: { movedTexts?: Texts } | null }
  // The server has only the submitted texts, so the first render uses these texts.
  const isHydrated = useHydrated()
  return (isHydrated && state?.movedTexts) || (submission?.details ?? {})
}

interface MoveEditProps {
  kind: Kind
  submission: Submission
  /** The species of the form. */
  species: ListedSpecies
  currentValues: ProfileValues
  draft: Draft<ProfileValues>
}

export function MoveEdit({ kind, submission, species, currentValues, draft }: MoveEditProps) {
  const navigate = useNavigate()

  function move({ latinName }: ListedSpecies) {
    if (nameKey(latinName) === nameKey(species.latinName)) return
    const changedFields = fieldNames(kind).filter(
      (field) => draft.values[field] !== currentValues[field],
    )
    const changedTexts = changedFields.map((field) => [field, draft.values[field] ?? ''])
    const movedTexts = { ...submission.details, ...Object.fromEntries(changedTexts) }
    draft.reset()
    navigate(`${editAddress(kind, latinName)}&resubmit=${submission.id}&moved=`, {
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
