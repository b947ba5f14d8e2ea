/** Renders the fields for the species of one picture, and for the species of a picture and those after it. */
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

/**
 * Gives a picture and those after it another species, so that the member need not open each one. On
 * a phone, the button shows the species that the picture has now.
 */
export function SpeciesFromHere({
  kind,
  item: { id, fileName },
  species,
  queue,
}: Pick<OwnValuesProps, 'kind' | 'item' | 'queue'> & { species: string }) {
  const [open, setOpen] = useState(false)
  const around = useRef<HTMLDivElement>(null)
  const shown = useRef(open)

  // Moves the focus to the field when it opens, and back to the button when it closes.
  useEffect(() => {
    if (shown.current === open) return
    shown.current = open
    around.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [open])

  return (
    <div ref={around} className={styles.fromHere}>
      {open ? (
        <SpeciesPicker
          kinds={[kind]}
          label={m.pictures_from_here_species()}
          withOwnNew
          value={null}
          onChange={(species) => {
            if (!species) return
            queue.setSpeciesFrom(id, species.latinName)
            setOpen(false)
          }}
        />
      ) : (
        <button type="button" onClick={() => setOpen(true)}>
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
