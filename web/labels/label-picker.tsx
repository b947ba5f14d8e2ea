/** Adds a species to the labels. The field has more script than the rest of the page, so it is loaded late. */
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { kindNames } from '../../contract/kinds.ts'
import { m } from '../paraglide/messages.js'
import type { ListedSpecies } from '../species-picker/listed-species.ts'
import { SpeciesPicker } from '../species-picker/species-picker.tsx'
import { type LabelSize, labelsAddress } from './label.ts'

interface LabelPickerProps {
  /** The codes of the species chosen so far. */
  codes: string[]
  size: LabelSize
}

export default function LabelPicker({ codes, size }: LabelPickerProps) {
  const navigate = useNavigate()
  const { location: pending } = useNavigation()
  const [chosen, setChosen] = useState(0)
  const picker = useRef<HTMLDivElement>(null)

  // After one choice, the reader may want another.
  useEffect(() => {
    if (chosen > 0) picker.current?.querySelector('input')?.focus({ preventScroll: true })
  }, [chosen])

  function add(species: ListedSpecies | null) {
    if (!species) return
    setChosen(chosen + 1)
    // The navigation after the previous choice may still be pending.
    const address =
      pending?.pathname === '/labels' ? `/labels${pending.search}` : labelsAddress(codes, size)
    const parameter = new URLSearchParams({ [species.kind]: species.latinName })
    navigate(`${address}${address.includes('?') ? '&' : '?'}${parameter}`, {
      preventScrollReset: true,
    })
  }

  return (
    <div ref={picker}>
      <SpeciesPicker
        key={chosen}
        kinds={kindNames}
        label={m.label_add()}
        value={null}
        onChange={add}
      />
    </div>
  )
}
