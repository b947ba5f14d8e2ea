/**
 * Lets an admin order the photographs or artworks of a species by dragging, with keys or with buttons. The first
 * photograph is the cover.
 */
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { m } from '../paraglide/messages.js'
import { keepFocusNear } from '../ui/behaviour/keep-focus.ts'
import { Button } from '../ui/button.tsx'
import { Picture } from '../ui/picture.tsx'
import type { EditableImage } from './editable-images.ts'
import type { ImageTable } from './image-editor.tsx'
import styles from './image-order.module.css'
import { withMovedItem } from './with-moved-item.ts'

interface ImageOrderProps {
  table: ImageTable
  items: EditableImage[]
  /** @param ids the pictures in their new order; empty for the usual order */
  onSave: (ids: string[]) => Promise<unknown>
  onCancel: () => void
}

export function ImageOrder({ table, items, onSave, onCancel }: ImageOrderProps) {
  const [order, setOrder] = useState(items)
  const [draggedId, setDragged] = useState<string>()
  const [announcement, setAnnouncement] = useState('')
  const [busy, setBusy] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  const hasCover = table === 'picture'

  function move(id: string, to: number) {
    const from = order.findIndex((item) => item.id === id)
    const next = withMovedItem(order, from, to)
    const position = next.findIndex((item) => item.id === id) + 1
    setOrder(next)
    setAnnouncement(m.order_moved({ place: position, count: next.length }))
  }

  function onKeyDown(event: KeyboardEvent, id: string, index: number) {
    const to = {
      ArrowLeft: index - 1,
      ArrowUp: index - 1,
      ArrowRight: index + 1,
      ArrowDown: index + 1,
      Home: 0,
      End: order.length - 1,
    }[event.key]
    if (to === undefined) return
    event.preventDefault()
    move(id, to)
  }

  /** Moves the dragged item to the position under the pointer. */
  const drag = useEffectEvent(({ clientX, clientY }: PointerEvent) => {
    if (!draggedId) return
    const itemUnderPointer = document.elementFromPoint(clientX, clientY)?.closest('li')
    const to = [...(list.current?.children ?? [])].indexOf(itemUnderPointer as Element)
    if (to >= 0 && order[to]?.id !== draggedId) move(draggedId, to)
  })
  // The listeners are on the window, because a captured pointer is lost when the item moves in the document.
  useEffect(() => {
    if (!draggedId) return
    const stop = new AbortController()
    const { signal } = stop
    const drop = () => setDragged(undefined)
    window.addEventListener('pointermove', (event) => drag(event), { signal })
    window.addEventListener('pointerup', drop, { signal })
    window.addEventListener('pointercancel', drop, { signal })
    return () => stop.abort()
  }, [draggedId])

  async function save(ids: string[]) {
    setBusy(true)
    keepFocusNear(document.activeElement)
    await onSave(ids)
    setBusy(false)
  }

  return (
    <div className={styles.order}>
      <p>{hasCover ? m.order_hint() : m.order_hint_artworks()}</p>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      <ol ref={list} className={styles.list}>
        {order.map((item, index) => {
          const name = item.lines.join(' · ')
          return (
            <li key={item.id} data-dragged={item.id === draggedId || undefined}>
              <button
                type="button"
                className={styles.handle}
                aria-label={m.order_handle({ name, place: index + 1, count: order.length })}
                onKeyDown={(event) => onKeyDown(event, item.id, index)}
                onPointerDown={({ button }) => button === 0 && setDragged(item.id)}
              >
                <Picture picture={item.picture} alt="" sizes="9rem" ratio={4 / 3} />
                <b>{index + 1}</b>
              </button>
              {hasCover && index === 0 && <b className={styles.cover}>{m.order_cover()}</b>}
              <span className={styles.words}>{name}</span>
              <span className={styles.ways}>
                <button
                  type="button"
                  aria-label={m.order_earlier({ name })}
                  aria-disabled={index === 0}
                  onClick={() => move(item.id, index - 1)}
                >
                  ←
                </button>
                <button
                  type="button"
                  aria-label={m.order_later({ name })}
                  aria-disabled={index === order.length - 1}
                  onClick={() => move(item.id, index + 1)}
                >
                  →
                </button>
                {index > 0 && (
                  <button
                    type="button"
                    aria-label={hasCover ? m.order_cover_of({ name }) : m.order_first_of({ name })}
                    onClick={() => move(item.id, 0)}
                  >
                    {hasCover ? m.order_make_cover() : m.order_first()}
                  </button>
                )}
              </span>
            </li>
          )
        })}
      </ol>
      <p className={styles.save}>
        <Button look="main" busy={busy} onClick={() => save(order.map(({ id }) => id))}>
          {m.order_save()}
        </Button>
        <Button disabled={busy} onClick={() => save([])}>
          {m.order_usual()}
        </Button>
        <Button onClick={onCancel}>{m.review_cancel()}</Button>
      </p>
    </div>
  )
}
