/** Lists the chosen pictures of the form. */
import { useMemo, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { Kind } from '../../../contract/kinds.ts'
import { m } from '../../paraglide/messages.js'
import type { QueueItem } from '../queue/items/item.ts'
import { effectiveValues, missingValues, type Values } from '../queue/items/values.ts'
import type { PictureQueue } from '../queue/picture-queue.ts'
import { PictureItem } from './one-picture/picture-item.tsx'
import { isUnsent } from './one-picture/progress.ts'
import styles from './picture-list.module.css'

interface PictureListProps {
  kind: Kind
  items: readonly QueueItem[]
  common: Values
  queue: PictureQueue
  /** Whether pictures show their missing values. */
  showMissing: boolean
}

export function PictureList({ items, queue, showMissing, ...itemProps }: PictureListProps) {
  const box = useRef<HTMLDivElement>(null)

  /** Removes a picture, and moves the focus to the next or last picture, or else to the file chooser. */
  function remove(id: string) {
    const index = items.findIndex((item) => item.id === id)
    flushSync(() => queue.remove(id))
    const buttons = box.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? []
    const next = buttons[Math.min(index, buttons.length - 1)]
    const chooser = box.current?.closest('form')?.querySelector<HTMLElement>('[type=file]')
    const focused = next ?? chooser
    focused?.focus()
  }

  const speciesSoFar = useSpeciesSoFar(items)
  const mentioned = useMentioned(itemProps.kind, items, itemProps.common, showMissing)
  return (
    <div ref={box} hidden={items.length === 0}>
      <h3 className={styles.title}>{m.pictures_list()}</h3>
      <ul>
        {items.map((item, index) => (
          <PictureItem
            key={item.id}
            {...{ ...itemProps, item, queue, speciesSoFar, mentioned }}
            isFirst={index === 0}
            onRemove={remove}
          />
        ))}
      </ul>
    </div>
  )
}

/** @returns the own species of the pictures, each once; the same array until one of these species changes */
function useSpeciesSoFar(items: readonly QueueItem[]): readonly string[] {
  return useSameArray(items.flatMap(({ overrides: { species } }) => species || []))
}

/**
 * @returns the names of the values whose absence a picture mentions. A value that all unsent pictures lack is not among
 * them, because the form already reports it beside the shared field.
 */
function useMentioned(
  kind: Kind,
  items: readonly QueueItem[],
  common: Values,
  showMissing: boolean,
): readonly string[] {
  const missing = items
    .filter(isUnsent)
    .map(({ overrides, exifDate }) =>
      missingValues(effectiveValues(kind, overrides, exifDate, common)),
    )
  const names = missing.flat().filter((name) => !missing.every((each) => each.includes(name)))
  return useSameArray(showMissing ? names : [])
}

/** @returns the texts, each once; the same array until a text changes */
function useSameArray(texts: readonly string[]): readonly string[] {
  const lines = [...new Set(texts)].join('\n')
  return useMemo(() => (lines === '' ? [] : lines.split('\n')), [lines])
}
