/**
 * Renders the fields for correcting the species and the credits of a photograph, artwork or creation. After a change of
 * the kind, the form offers the sections of the new kind.
 */
import { type Kind, kindNames, kinds, type Section } from '../../contract/kinds.ts'
import { parsePhotoDate, seasonOf } from '../../contract/photo-dates.ts'
import { m } from '../paraglide/messages.js'
import type { ListedSpecies } from '../species-picker/listed-species.ts'
import { SpeciesPicker } from '../species-picker/species-picker.tsx'
import type { CreditField, CreditsOf } from './credits.ts'
import { CreditsFields } from './credits-fields.tsx'

type Texts = Readonly<Partial<Record<string, string>>>

interface SubmissionFieldsProps {
  /** The halves whose credits can be corrected. */
  of: readonly CreditsOf[]
  kind: Kind
  species: ListedSpecies | null
  /** Whether the author corrects the submission. The species field then offers the author's new species too. */
  byAuthor?: boolean
  values: Texts
  problems?: Texts
  onSpecies: (species: ListedSpecies | null) => void
  onChange: (field: CreditField, value: string) => void
}

export function SubmissionFields(props: SubmissionFieldsProps) {
  const { of, kind, species, byAuthor = false, values, problems = {}, onSpecies, onChange } = props
  const chosenKind = species?.kind ?? kind
  const credits = creditsFor(chosenKind, values)
  return (
    <>
      <SpeciesPicker
        kinds={kindNames}
        label={m.pictures_species()}
        withOwnNewSpecies={byAuthor}
        error={problems.species}
        required
        value={species}
        onChange={onSpecies}
      />
      <CreditsFields
        {...{ of, problems, onChange }}
        kind={chosenKind}
        values={credits}
        {...(!credits.season && { noSeason: m.pictures_choose_one() })}
      />
    </>
  )
}

/**
 * @returns the credits. For a plant, the season of the date replaces a section of the other kind. Without a date, and
 * for a bird, such a section is emptied.
 */
export function creditsFor(kind: Kind, values: Texts): Texts {
  const { season = '', takenOn = '' } = values
  const { sections, sectionFollowsDate } = kinds[kind]
  if (season === '' || sections.some((section: Section) => section === season)) return values
  const hasDate = sectionFollowsDate && parsePhotoDate(takenOn)
  return { ...values, season: hasDate ? seasonOf(takenOn) : '' }
}
