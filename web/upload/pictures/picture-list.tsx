/** Lists the chosen pictures. */
import { useMemo, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { Kind } from '../../../contract/kinds.ts'
import { m } from '../../paraglide/messages.js'
import type { QueueItem } from '../queue/items/item.ts'
import type { Values } from '../queue/items/values.ts'
import type { PictureQueue } from '../queue/picture-queue.ts'
import { PictureItem } from './one-picture/picture-item.tsx'
import styles from './picture-list.module.css'

interface PictureListProps {
  kind: Kind
  items: readonly QueueItem[]
  common: Values
  queue: PictureQueue
  /** Whether each picture names its missing values. */
  showMissing: boolean
}

export function PictureList({ items, queue, ...rest }: PictureListProps) {
  const around = useRef<HTMLDivElement>(null)

  /** Removes a picture. Moves the focus to the picture that takes its place, or else to the file chooser. */
  function remove(id: string) {
    const place = items.findIndex((item) => item.id === id)
    flushSync(() => queue.remove(id))
    const left = around.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? []
    const next = left[Math.min(place, left.length - 1)]
    const chooser = around.current?.closest('form')?.querySelector<HTMLElement>('[type=file]')
    const focused = next ?? chooser
    focused?.focus()
  }

  const speciesSoFar = useSpeciesSoFar(items)
  return (
    <div ref={around} hidden={items.length === 0}>
      <h3 className={styles.title}>{m.pictures_list()}</h3>
      <ul>
        {items.map((item, place) => (
          <PictureItem
            key={item.id}
            {...{ ...rest, item, queue, speciesSoFar }}
            first={place === 0}
            onRemove={remove}
          />
        ))}
      </ul>
    </div>
  )
}

/** The own species of all pictures. The array stays the same until one changes. */
function useSpeciesSoFar(items: readonly QueueItem[]): readonly string[] {
  const names = items.flatMap(({ overrides: { species } }) => species || [])
  const joined = [...new Set(names)].join('\n')
  return useMemo(() => (joined === '' ? [] : joined.split('\n')), [joined])
}
