/** Gives a picture and those after it another species, so that the member opens none of them. */
import { useEffect, useRef, useState } from 'react'
import type { Kind } from '../../../../contract/kinds.ts'
import { m } from '../../../paraglide/messages.js'
import { SpeciesPicker } from '../../../species-picker/species-picker.tsx'
import type { QueueItem } from '../../queue/items/item.ts'
import type { PictureQueue } from '../../queue/picture-queue.ts'
import styles from './picture-item.module.css'

interface SpeciesFromHereProps {
  kind: Kind
  item: QueueItem
  queue: PictureQueue
}

export function SpeciesFromHere({ kind, item: { id, fileName }, queue }: SpeciesFromHereProps) {
  const [open, setOpen] = useState(false)
  const around = useRef<HTMLDivElement>(null)
  const shown = useRef(open)

  // The field takes the focus, so that the member can type at once; afterwards the button has it again.
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
          {m.pictures_from_here()}
          <span className="visually-hidden"> {fileName}</span>
        </button>
      )}
    </div>
  )
}
