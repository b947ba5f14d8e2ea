/** Renders a field for the species of one picture, and a field for the species of a picture and all later pictures. */
import { useEffect, useRef, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { LatinName } from '../../../species/latin-name.tsx'
import { SpeciesPicker } from '../../../species-picker/species-picker.tsx'
import { useChosenSpecies } from '../../../species-picker/use-chosen-species.ts'
import { Button } from '../../../ui/button.tsx'
import styles from './own-values.module.css'
import type { OwnValuesProps } from './own-values.tsx'

export function OwnSpecies({ kind, item, common, queue, speciesSoFar }: OwnValuesProps) {
  const { id, overrides } = item
  const chosenSpecies = useChosenSpecies(kind, overrides.species ?? '')
  const choose = (species: string) => queue.setOverrides(id, { species, typedSpecies: '' })
  const otherSpecies = speciesSoFar.filter(
    (name) => name !== common.species && name !== overrides.species,
  )
  return (
    <>
      <SpeciesPicker
        kinds={[kind]}
        label={m.pictures_species()}
        withOwnNewSpecies
        placeholder={common.species && m.pictures_as_all({ value: common.species })}
        value={chosenSpecies.species}
        onChange={(species) => {
          chosenSpecies.remember(species)
          // Without a choice, `onType` has stored the text.
          if (species) choose(species.latinName)
          else queue.setOverrides(id, { species: '' })
        }}
        typedBefore={overrides.typedSpecies}
        onType={(text) => queue.setOverrides(id, { typedSpecies: text })}
      />
      {otherSpecies.length > 0 && !overrides.species && (
        <p className={styles.soFar}>
          {otherSpecies.map((name) => (
            <Button key={name} onClick={() => choose(name)}>
              <LatinName name={name} />
            </Button>
          ))}
        </p>
      )}
    </>
  )
}

/**
 * Renders the button and the field that set another species for a picture and all later pictures. On a phone, the
 * button shows the current species of the picture.
 */
export function SpeciesFromHere({
  kind,
  item: { id, fileName },
  species,
  queue,
}: Pick<OwnValuesProps, 'kind' | 'item' | 'queue'> & { species: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(isOpen)

  // The focus moves to the field when the field opens, and back to the button when the field closes.
  useEffect(() => {
    if (wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    box.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [isOpen])

  return (
    <div ref={box} className={styles.fromHere}>
      {isOpen ? (
        <SpeciesPicker
          kinds={[kind]}
          label={m.pictures_from_here_species()}
          withOwnNewSpecies
          value={null}
          onChange={(species) => {
            if (!species) return
            queue.setSpeciesFrom(id, species.latinName)
            setIsOpen(false)
          }}
        />
      ) : (
        <button type="button" onClick={() => setIsOpen(true)}>
          {species && (
            <span className={styles.now}>
              <LatinName name={species} />{' '}
            </span>
          )}
          <span className={styles.fromHereWord}>{m.pictures_from_here()}</span>
          <span className="visually-hidden"> {fileName}</span>
        </button>
      )}
    </div>
  )
}
