/**
 * Lists the photographs or artworks of a species with checkboxes. An admin can order the pictures, and correct or
 * delete one or several pictures at once.
 */
import { useState } from 'react'
import type { Kind } from '../../contract/kinds.ts'
import type { SignedInCall } from '../accounts/sign-in-again.tsx'
import { administrationFailure } from '../admin/failure-words.ts'
import { UndoLine } from '../admin/undo-line.tsx'
import { post } from '../client/api.ts'
import { m } from '../paraglide/messages.js'
import { compareMonths, monthInWords } from '../photographs/photo-date.ts'
import { keepFocusNear, keepingFocus } from '../ui/behaviour/keep-focus.ts'
import { Button } from '../ui/button.tsx'
import { WholeDates } from '../ui/dates/whole-dates.tsx'
import { useConfirm } from '../ui/dialogs/confirm-dialog.tsx'
import { useToast } from '../ui/notices/toast.tsx'
import { Picture } from '../ui/picture.tsx'
import tabStyles from '../ui/tab-links.module.css'
import type { EditableImage } from './editable-images.ts'
import { ImageCorrection } from './image-correction.tsx'
import styles from './image-editor.module.css'
import { ImageOrder } from './image-order.tsx'

export type ImageTable = 'picture' | 'artwork'

interface ImageEditorProps {
  table: ImageTable
  kind: Kind
  /** The Latin name of the species. */
  name: string
  items: EditableImage[]
  /** The id of the photograph that is the cover of the species. */
  cover?: string | null
  call: SignedInCall
  onChanged: () => unknown
}

export function ImageEditor(props: ImageEditorProps) {
  const { table, kind, name: latinName, items, cover, call, onChanged } = props
  const [isOrdering, setIsOrdering] = useState(false)
  const [markedIds, setMarked] = useState<ReadonlySet<string>>(new Set())
  const [month, setMonth] = useState('')
  const [undoableId, setUndoable] = useState('')
  const [confirm, dialog] = useConfirm()
  const showToast = useToast()
  const months = [...new Set(items.map((item) => item.month))].sort(compareMonths)
  const shownItems = items.filter((item) => month === '' || item.month === month)
  // Marked pictures that are deleted or of another month are left out.
  const chosenItems = shownItems.filter((item) => markedIds.has(item.id))

  /** @param ids the changed pictures, which lose their mark; other pictures may have been marked in the meantime */
  function finishChange(changeId = '', ids: readonly string[] = []) {
    setMarked((now) => new Set([...now].filter((id) => !ids.includes(id))))
    setUndoable(changeId)
    return onChanged()
  }

  function mark(id: string, isMarked: boolean) {
    setMarked((now) => new Set(isMarked ? [...now, id] : [...now].filter((each) => each !== id)))
  }

  async function order(ids: string[]) {
    try {
      const input = { table, kind, name: latinName, ids }
      const { changeId } = await call(() => post('orderImages', input))
      setIsOrdering(false)
      await finishChange(changeId)
    } catch (error) {
      showToast({ look: 'failure', title: m.toast_error(), text: administrationFailure(error) })
    }
  }

  /** Makes a photograph the cover, and keeps the order that an admin set for the other photographs. */
  function makeCover(id: string) {
    const otherIds = items.filter((item) => item.id !== id && item.isOrdered).map((item) => item.id)
    keepFocusNear(document.activeElement)
    return order([id, ...otherIds])
  }

  async function remove() {
    const count = chosenItems.length
    const question = table === 'picture' ? m.curation_images_sure : m.curation_artworks_sure
    const ids = chosenItems.map(({ id }) => id)
    const name = table === 'picture' ? 'editPageDelete' : 'editPageDeleteArt'
    let changeId: string | undefined
    const isDeleted = await confirm({
      title: question({ count }),
      confirmLabel: m.curation_delete_yes(),
      deletes: true,
      action: async () => {
        changeId = (await call(() => post(name, { ids }))).changeId
      },
      messageOf: administrationFailure,
    })
    if (!isDeleted) return
    keepFocusNear(document.activeElement)
    finishChange(changeId, ids)
  }

  if (items.length === 0 && !undoableId) {
    const emptyMessage = table === 'picture' ? m.gallery_none() : m.home_no_artworks()
    return <p className={styles.none}>{emptyMessage}</p>
  }
  // If no admin has set an order, the cover may not be the first photograph.
  const coverFirst = items.toSorted((a, b) => Number(b.id === cover) - Number(a.id === cover))
  if (isOrdering) {
    return (
      <ImageOrder
        table={table}
        items={coverFirst}
        onSave={order}
        onCancel={() => setIsOrdering(false)}
      />
    )
  }
  const [firstChosen] = chosenItems
  return (
    <div className={styles.editor}>
      {months.length > 1 && (
        <fieldset className={`${tabStyles.tabs} ${styles.months}`} data-look="plain">
          <legend className="visually-hidden">{m.gallery_months()}</legend>
          {['', ...months].map((key) => (
            <button
              key={key}
              type="button"
              aria-pressed={key === month}
              onClick={() => setMonth(key)}
            >
              {monthLabel(key)}
            </button>
          ))}
        </fieldset>
      )}
      <ul className={styles.grid}>
        {shownItems.map((item) => (
          <li key={item.id}>
            <label className={styles.item} data-marked={markedIds.has(item.id) || undefined}>
              <Picture
                picture={item.picture}
                alt={item.alt}
                sizes="(min-width: 48rem) 12rem, 45vw"
                ratio={4 / 3}
              />
              <span className={styles.lines}>
                <input
                  type="checkbox"
                  checked={markedIds.has(item.id)}
                  onChange={(event) => mark(item.id, event.target.checked)}
                />
                <span>
                  {item.id === cover && <b className={styles.cover}>{m.order_cover()}</b>}{' '}
                  {item.lines.map((line) => (
                    <span key={line} className={styles.fact}>
                      <WholeDates text={line} />
                    </span>
                  ))}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <UndoLine
        changeId={undoableId}
        text={m.curation_changed()}
        call={call}
        onUndone={() => finishChange()}
      />
      <p className={styles.ways}>
        <Button look="danger" disabled={chosenItems.length === 0} onClick={remove}>
          {m.curation_delete_count({ count: chosenItems.length })}
        </Button>
        <Button
          disabled={shownItems.length === 0}
          onClick={() => setMarked(new Set(shownItems.map(({ id }) => id)))}
        >
          {m.curation_all()}
        </Button>
        {table === 'picture' &&
          firstChosen &&
          chosenItems.length === 1 &&
          firstChosen.id !== cover && (
            <Button onClick={() => makeCover(firstChosen.id)}>{m.order_make_cover()}</Button>
          )}
        {items.length > 1 && (
          <Button onClick={keepingFocus(() => setIsOrdering(true))}>{m.order_change()}</Button>
        )}
        {chosenItems.length > 0 && (
          <Button onClick={keepingFocus(() => setMarked(new Set()))}>{m.curation_nothing()}</Button>
        )}
      </p>
      {chosenItems.length > 0 && (
        <ImageCorrection
          table={table}
          kind={kind}
          chosenImages={chosenItems}
          call={call}
          onCorrected={finishChange}
        />
      )}
      {dialog}
    </div>
  )
}

function monthLabel(key: string): string {
  return key === '' ? m.curation_all_months() : monthInWords(key)
}
