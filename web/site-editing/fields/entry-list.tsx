/** Renders a list of entries that an admin adds, removes, restores and moves. Each entry opens to its fields. */
import { type ReactNode, useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'

interface EntryListProps<Entry> {
  entries: readonly Entry[]
  onChange: (entries: Entry[]) => void
  /** @returns a new entry; without this function, entries are added elsewhere */
  make?: () => Entry
  addLabel?: string
  /** The name of an entry in its heading and on its buttons. */
  nameOf: (entry: Entry, place: number) => string
  /** Whether a field of the entry has a problem, so that the entry must be open. */
  hasProblem: (place: number) => boolean
  children: (entry: Entry, change: (entry: Entry) => void, place: number) => ReactNode
  /** The place of the only open entry. Without this property, each entry opens and closes by itself. */
  open?: { place: number | undefined; set: (place: number | undefined) => void }
}

interface Removed<Entry> {
  entry: Entry
  place: number
  id: number
}

export function EntryList<Entry>(props: EntryListProps<Entry>) {
  const { entries, onChange, make, addLabel, nameOf, hasProblem, children, open } = props
  const ids = useEntryIds(entries.length)
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set())
  const [removed, setRemoved] = useState<Removed<Entry>>()
  const list = useRef<HTMLOListElement>(null)

  const isOpen = (place: number) =>
    hasProblem(place) || (open ? open.place === place : opened.has(ids.at(place)))

  function setOpen(place: number, wanted: boolean) {
    if (open) return open.set(wanted ? place : undefined)
    const next = new Set(opened)
    if (wanted) next.add(ids.at(place))
    else next.delete(ids.at(place))
    setOpened(next)
  }

  function add() {
    if (!make) return
    const id = ids.insert(entries.length)
    setOpened(new Set([...opened, id]))
    open?.set(entries.length)
    onChange([...entries, make()])
  }

  function remove(place: number) {
    const entry = entries[place] as Entry
    setRemoved({ entry, place, id: ids.at(place) })
    ids.remove(place)
    open?.set(undefined)
    onChange(entries.toSpliced(place, 1))
    list.current?.focus()
  }

  function restore({ entry, place }: Removed<Entry>) {
    ids.insert(place)
    setRemoved(undefined)
    onChange(entries.toSpliced(place, 0, entry))
  }

  function move(from: number, to: number) {
    const entry = entries[from] as Entry
    ids.move(from, to)
    if (open?.place === from) open.set(to)
    onChange(entries.toSpliced(from, 1).toSpliced(to, 0, entry))
  }

  return (
    <div className="list">
      <ol ref={list} tabIndex={-1} className="entries">
        {entries.map((entry, place) => {
          const name = nameOf(entry, place)
          return (
            <li key={ids.at(place)}>
              <details
                open={isOpen(place)}
                onToggle={({ currentTarget }) => {
                  if (currentTarget.open !== isOpen(place)) setOpen(place, currentTarget.open)
                }}
              >
                <summary>
                  <span className="number">{place + 1}</span>
                  <span>{name}</span>
                  {hasProblem(place) && <small>{m.site_edit_has_problem()}</small>}
                </summary>
                {isOpen(place) && (
                  <div className="fields">
                    {children(entry, (changed) => onChange(entries.with(place, changed)), place)}
                    <p className="entryButtons">
                      <Button
                        aria-label={m.site_edit_up({ name })}
                        disabled={place === 0}
                        onClick={() => move(place, place - 1)}
                      >
                        ↑
                      </Button>
                      <Button
                        aria-label={m.site_edit_down({ name })}
                        disabled={place === entries.length - 1}
                        onClick={() => move(place, place + 1)}
                      >
                        ↓
                      </Button>
                      <Button
                        aria-label={m.site_edit_remove_named({ name })}
                        onClick={() => remove(place)}
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
        {removed && (
          <p className="removed">
            {m.site_edit_removed({ name: nameOf(removed.entry, removed.place) })}{' '}
            <Button onClick={() => restore(removed)}>{m.site_edit_restore()}</Button>
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

/** Identifies entries while they move, so that each keeps its fields. The entries have no id of their own. */
function useEntryIds(count: number) {
  const next = useRef(0)
  const ids = useRef<number[]>([])
  const fresh = () => {
    next.current += 1
    return next.current
  }
  // The list also grows without `insert`: by a restored draft, or by a stop placed on the map.
  while (ids.current.length < count) ids.current.push(fresh())
  return {
    at: (place: number) => ids.current[place] ?? -1,
    insert(place: number) {
      const id = fresh()
      ids.current.splice(place, 0, id)
      return id
    },
    remove: (place: number) => ids.current.splice(place, 1),
    move(from: number, to: number) {
      const [id = -1] = ids.current.splice(from, 1)
      ids.current.splice(to, 0, id)
    },
  }
}
