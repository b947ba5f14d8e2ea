/** Renders a list of entries that an admin can add, remove, restore and move. An open entry shows its fields. */
import { type ReactNode, useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'

interface EntryListProps<Entry> {
  entries: readonly Entry[]
  onChange: (entries: Entry[]) => void
  /** @returns a new entry; without this function, the list has no button that adds entries */
  make?: () => Entry
  addLabel?: string
  /** @returns the name of an entry for its heading and its buttons */
  nameOf: (entry: Entry, index: number) => string
  /** @returns whether a field of the entry has a problem, so that the entry must be open */
  hasProblem: (index: number) => boolean
  children: (entry: Entry, change: (entry: Entry) => void, index: number) => ReactNode
  /**
   * The index of the entry that the admin opened, and the function that sets the index. Entries with a problem are open
   * too. Without this property, an admin can open several entries.
   */
  open?: { index: number | undefined; set: (index: number | undefined) => void }
}

interface RemovedEntry<Entry> {
  entry: Entry
  index: number
  id: number
}

export function EntryList<Entry>(props: EntryListProps<Entry>) {
  const { entries, onChange, make, addLabel, nameOf, hasProblem, children, open } = props
  const ids = useEntryIds(entries)
  const [openIds, setOpenIds] = useState<ReadonlySet<number>>(new Set())
  const [removedEntry, setRemovedEntry] = useState<RemovedEntry<Entry>>()
  const list = useRef<HTMLOListElement>(null)

  const isOpen = (index: number) =>
    hasProblem(index) || (open ? open.index === index : openIds.has(ids.at(index)))

  function setOpen(index: number, shouldOpen: boolean) {
    if (open) return open.set(shouldOpen ? index : undefined)
    const next = new Set(openIds)
    if (shouldOpen) next.add(ids.at(index))
    else next.delete(ids.at(index))
    setOpenIds(next)
  }

  function add() {
    if (!make) return
    const id = ids.insert(entries.length)
    setOpenIds(new Set([...openIds, id]))
    open?.set(entries.length)
    onChange([...entries, make()])
  }

  function remove(index: number) {
    const entry = entries[index] as Entry
    setRemovedEntry({ entry, index, id: ids.at(index) })
    ids.remove(index)
    open?.set(undefined)
    onChange(entries.toSpliced(index, 1))
    list.current?.focus()
  }

  function restore({ entry, index }: RemovedEntry<Entry>) {
    ids.insert(index)
    setRemovedEntry(undefined)
    if (open?.index !== undefined && open.index >= index) open.set(open.index + 1)
    onChange(entries.toSpliced(index, 0, entry))
  }

  function move(from: number, to: number) {
    const entry = entries[from] as Entry
    ids.move(from, to)
    if (open?.index === from) open.set(to)
    onChange(entries.toSpliced(from, 1).toSpliced(to, 0, entry))
  }

  return (
    <div className="list">
      <ol ref={list} tabIndex={-1} className="entries">
        {entries.map((entry, index) => {
          const name = nameOf(entry, index)
          return (
            <li key={ids.at(index)}>
              <details
                open={isOpen(index)}
                onToggle={({ currentTarget }) => {
                  if (currentTarget.open !== isOpen(index)) setOpen(index, currentTarget.open)
                }}
              >
                <summary>
                  <span className="number">{index + 1}</span>
                  <span>{name}</span>
                  {hasProblem(index) && <small>{m.site_edit_has_problem()}</small>}
                </summary>
                {isOpen(index) && (
                  <div className="fields">
                    {children(entry, (changed) => onChange(entries.with(index, changed)), index)}
                    <p className="entryButtons">
                      <Button
                        aria-label={m.site_edit_up({ name })}
                        disabled={index === 0}
                        onClick={() => move(index, index - 1)}
                      >
                        ↑
                      </Button>
                      <Button
                        aria-label={m.site_edit_down({ name })}
                        disabled={index === entries.length - 1}
                        onClick={() => move(index, index + 1)}
                      >
                        ↓
                      </Button>
                      <Button
                        look="danger"
                        aria-label={m.site_edit_remove_named({ name })}
                        onClick={() => remove(index)}
                      >
                        {m.site_edit_remove()}
                      </Button>
                    </p>
                  </div>
                )}
              </details>
            </li>
          )
        })}
      </ol>
      <div role="status">
        {removedEntry && (
          <p className="removed">
            {m.site_edit_removed({ name: nameOf(removedEntry.entry, removedEntry.index) })}{' '}
            <Button onClick={() => restore(removedEntry)}>{m.site_edit_restore()}</Button>
          </p>
        )}
      </div>
      {make && (
        <p>
          <Button onClick={add}>{addLabel}</Button>
        </p>
      )}
    </div>
  )
}

/** Gives each entry an id while the list is shown, so that React keeps the fields of an entry that moves. */
function useEntryIds(entries: readonly unknown[]) {
  const lastId = useRef(0)
  const ids = useRef<number[]>([])
  const shownEntries = useRef(entries)
  const newId = () => {
    lastId.current += 1
    return lastId.current
  }
  // A restored draft, or a stop that was placed on the map, adds entries without `insert`.
  while (ids.current.length < entries.length) ids.current.push(newId())
  const surplus = ids.current.length - entries.length
  if (surplus > 0) {
    // The map removed a stop. The id of the removed stop is the id of the first entry that differs.
    const index = entries.findIndex((entry, place) => entry !== shownEntries.current[place])
    ids.current.splice(index < 0 ? entries.length : index, surplus)
  }
  shownEntries.current = entries
  return {
    at: (index: number) => ids.current[index] ?? -1,
    insert(index: number) {
      const id = newId()
      ids.current.splice(index, 0, id)
      return id
    },
    remove: (index: number) => ids.current.splice(index, 1),
    move(from: number, to: number) {
      const [id = -1] = ids.current.splice(from, 1)
      ids.current.splice(to, 0, id)
    },
  }
}
