/** The species of one picture, if it differs from the shared one. */
import { m } from '../../../paraglide/messages.js'
import { LatinName } from '../../../species/latin-name.tsx'
import { SpeciesPicker } from '../../../species-picker/species-picker.tsx'
import { useChosenSpecies } from '../../../species-picker/use-chosen-species.ts'
import { Button } from '../../../ui/button.tsx'
import styles from './own-values.module.css'
import type { OwnValuesProps } from './own-values.tsx'

export function OwnSpecies({ kind, item, common, queue, speciesSoFar }: OwnValuesProps) {
  const { id, overrides } = item
  const chosen = useChosenSpecies(kind, overrides.species ?? '')
  const choose = (species: string) => queue.setOverrides(id, { species, typedSpecies: '' })
  const others = speciesSoFar.filter(
    (name) => name !== common.species && name !== overrides.species,
  )
  return (
    <>
      <SpeciesPicker
        kinds={[kind]}
        label={m.pictures_species()}
        withOwnNew
        placeholder={common.species && m.pictures_as_all({ value: common.species })}
        value={chosen.species}
        onChange={(species) => {
          chosen.remember(species)
          // Without a choice, `onType` has kept the text.
          if (species) choose(species.latinName)
          else queue.setOverrides(id, { species: '' })
        }}
        typedBefore={overrides.typedSpecies}
        onType={(text) => queue.setOverrides(id, { typedSpecies: text })}
      />
      {others.length > 0 && !overrides.species && (
        <p className={styles.soFar}>
          {others.map((name) => (
            <Button key={name} onClick={() => choose(name)}>
              <LatinName name={name} />
            </Button>
          ))}
        </p>
      )}
    </>
  )
}
