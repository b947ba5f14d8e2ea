/** Renders the fields for the values that all pictures of the form share. */

import { latestToday } from '../../../contract/calendar.ts'
import { type Kind, kinds } from '../../../contract/kinds.ts'
import { m } from '../../paraglide/messages.js'
import { SpeciesPicker } from '../../species-picker/species-picker.tsx'
import { useChosenSpecies } from '../../species-picker/use-chosen-species.ts'
import { useHydrated } from '../../ui/behaviour/use-hydrated.ts'
import { Field } from '../../ui/forms/field.tsx'
import { Select } from '../../ui/forms/select.tsx'
import formStyles from '../form/form.module.css'
import { uploadWords } from '../form/upload-words.ts'
import { effectiveValues, type Values } from '../queue/items/values.ts'
import {
  type ItemValues,
  isSharedValueRequired,
  type PictureProblems,
} from './one-picture/picture-problems.ts'
import { stageWord } from './one-picture/stage-word.ts'
import styles from './picture-form.module.css'

interface CommonValuesProps {
  kind: Kind
  /** The number of resets. Each reset empties the field of the species. */
  resetCount: number
  items: readonly ItemValues[]
  common: Values
  problems: PictureProblems
  isLocked: boolean
  onChange: (changes: Partial<Values>) => void
}

export function CommonValues({
  kind,
  resetCount,
  items,
  common,
  problems,
  isLocked,
  onChange,
}: CommonValuesProps) {
  const chosenSpecies = useChosenSpecies(kind, common.species)
  const isHydrated = useHydrated()
  const fieldProps = (name: keyof Values) => ({
    name,
    value: common[name],
    error: problems[name],
    required: isSharedValueRequired(name, kind, items, common),
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  })
  return (
    <fieldset className={formStyles.group} disabled={isLocked}>
      <legend>{m.pictures_shared_values()}</legend>
      <SpeciesPicker
        key={resetCount}
        kinds={[kind]}
        label={m.pictures_species()}
        error={problems.species}
        withOwnNewSpecies
        required={isSharedValueRequired('species', kind, items, common)}
        value={chosenSpecies.species}
        onChange={(species) => {
          chosenSpecies.remember(species)
          onChange({ species: species?.latinName ?? '' })
        }}
      />
      <div className={styles.pair}>
        <Select
          {...fieldProps('season')}
          label={uploadWords[kind].stageOrSeason()}
          placeholder={seasonByDate(kind, common)}
          options={kinds[kind].sections.map((value) => ({ value, label: stageWord(value) }))}
        />
        <Field
          {...fieldProps('date')}
          label={m.pictures_date()}
          type="date"
          min="1800-01-01"
          // The date of the server and the date of the browser may differ.
          max={isHydrated ? latestToday() : undefined}
        />
      </div>
      <div className={styles.pair}>
        <Field {...fieldProps('photographer')} label={m.gallery_by()} />
        <Field {...fieldProps('setting')} label={m.artwork_setting()} />
      </div>
    </fieldset>
  )
}

/** @returns the placeholder of the season field, which shows the season of a plant if the date determines the season */
function seasonByDate(kind: Kind, common: Values): string {
  const { season } = effectiveValues(kind, {}, undefined, { ...common, season: '' })
  const section = kinds[kind].sections.find((each) => each === season)
  return section
    ? m.pictures_season_by_date({ season: stageWord(section) })
    : m.pictures_choose_one()
}
