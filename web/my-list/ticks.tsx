/** Shows two ticks for a species, seen and to find. A tick adds the species to the list of this device. */
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { m } from '../paraglide/messages.js'
import { type ListedSpecies, type Mark, marks } from './entry.ts'
import { markSpecies, useMyList } from './list-store.ts'
import styles from './ticks.module.css'

interface TicksProps {
  species: ListedSpecies
  /** The id by which the page finds the element before the script runs. */
  id?: string
}

const labels: Record<Mark, () => string> = { seen: m.my_list_seen, 'to-find': m.my_list_to_find }

export default function Ticks({ species, id }: TicksProps) {
  const { entries } = useMyList()
  const boxes = useRef<HTMLFieldSetElement>(null)
  const listEntry = entries?.find(({ code }) => code === species.code)
  const isLoaded = entries !== undefined
  const isFirstRun = useRef(true)

  useEffect(() => {
    if (!isLoaded) return
    // A reader may tick a box before the script runs, so at first the boxes may be newer than the list.
    const tickedMark = boxOf(boxes.current, ':checked')?.value
    if (isFirstRun.current && tickedMark && tickedMark !== listEntry?.mark) {
      isFirstRun.current = false
      void markSpecies(species, tickedMark as Mark)
      return
    }
    isFirstRun.current = false
    for (const mark of marks) {
      const box = boxOf(boxes.current, `[value="${mark}"]`)
      if (box) box.checked = listEntry?.mark === mark
    }
  }, [isLoaded, listEntry, species])

  return (
    <fieldset ref={boxes} id={id} className={styles.ticks}>
      <legend className="visually-hidden">{m.my_list_ticks({ name: species.latinName })}</legend>
      {marks.map((mark) => (
        <label key={mark}>
          <input
            type="checkbox"
            value={mark}
            onChange={({ target }) => markSpecies(species, target.checked ? mark : undefined)}
          />
          {labels[mark]()}
        </label>
      ))}
      {listEntry && <Link to="/my-list">{m.my_list_title()}</Link>}
    </fieldset>
  )
}

const boxOf = (boxes: HTMLElement | null, selector: string) =>
  boxes?.querySelector<HTMLInputElement>(`input${selector}`)
