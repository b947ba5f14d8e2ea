/** Edits the list of species at a stop. An admin can enter any name of a species; the list contains Latin names. */
import { useState } from 'react'
import { kindNames } from '../../../contract/kinds.ts'
import { m } from '../../paraglide/messages.js'
import { LatinName } from '../../species/latin-name.tsx'
import { SpeciesPicker } from '../../species-picker/species-picker.tsx'
import { Button } from '../../ui/button.tsx'

interface StopSpeciesProps {
  species: readonly string[]
  onChange: (species: string[]) => void
  error: string | undefined
}

export function StopSpecies({ species, onChange, error }: StopSpeciesProps) {
  // A new key empties the field after a choice.
  const [pickerKey, setPickerKey] = useState(0)
  return (
    <div className="part">
      {species.length > 0 && (
        <ul className="chips" aria-label={m.site_edit_species_here()}>
          {species.map((name, index) => (
            <li key={name}>
              <LatinName name={name} />
              <Button
                aria-label={m.site_edit_remove_named({ name })}
                onClick={() => onChange(species.toSpliced(index, 1))}
              >
                ×
              </Button>
            </li>
          ))}
        </ul>
      )}
      <SpeciesPicker
        key={pickerKey}
        kinds={kindNames}
        label={m.site_edit_add_species()}
        error={error}
        value={null}
        onChange={(added) => {
          if (!added) return
          setPickerKey(pickerKey + 1)
          if (!species.includes(added.latinName)) onChange([...species, added.latinName])
        }}
      />
    </div>
  )
}
