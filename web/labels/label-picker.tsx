/**
 * Shows the field that adds a species to the labels. The code of the field is large, so the page loads the field on
 * demand.
 */
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
  const [choiceCount, setChoiceCount] = useState(0)
  const picker = useRef<HTMLDivElement>(null)

  // After a choice, the reader may want to add another species.
  useEffect(() => {
    if (choiceCount > 0) picker.current?.querySelector('input')?.focus({ preventScroll: true })
  }, [choiceCount])

  function add(species: ListedSpecies | null) {
    if (!species) return
    setChoiceCount(choiceCount + 1)
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
        key={choiceCount}
        kinds={kindNames}
        label={m.label_add()}
        value={null}
        onChange={add}
      />
    </div>
  )
}
