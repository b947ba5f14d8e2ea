/** Shows the reader's own list of species to find and of seen species. The list exists only in this browser. */
import { useState } from 'react'
import { Link } from 'react-router'
import { learningAddress } from '../../contract/addresses/species-selection.ts'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { useConfirm } from '../ui/dialogs/confirm-dialog.tsx'
import type { Entry, Mark } from './entry.ts'
import { EntryRow } from './entry-row.tsx'
import { ListFiles } from './list-files.tsx'
import { eraseList, removeEntry, saveEntry, useMyList } from './list-store.ts'
import styles from './my-list-page.module.css'
import { useCovers } from './use-covers.ts'

export function MyListPage() {
  const { entries, isStored } = useMyList()
  const covers = useCovers(entries)
  const [removedEntry, setRemoved] = useState<Entry>()
  const [hasEraseFailed, setHasEraseFailed] = useState(false)
  const [confirm, dialog] = useConfirm()

  function remove(entry: Entry) {
    removeEntry(entry.code)
    setRemoved(entry)
  }

  function restore(entry: Entry) {
    saveEntry(entry)
    setRemoved(undefined)
  }

  async function erase() {
    const isConfirmed = await confirm({
      title: m.my_list_erase_title(),
      text: m.my_list_erase_text(),
      confirmLabel: m.my_list_erase(),
      permanent: true,
    })
    if (!isConfirmed) return
    setRemoved(undefined)
    setHasEraseFailed(!(await eraseList()))
  }

  const hasEntries = entries !== undefined && entries.length > 0
  return (
    <>
      <header className="page-head">
        <h1>{m.my_list_title()}</h1>
        <p>{m.my_list_text()}</p>
        {!isStored && !hasEraseFailed && <p role="alert">{m.my_list_not_stored()}</p>}
        {hasEraseFailed && <p role="alert">{m.my_list_erase_failed()}</p>}
        <noscript>
          <p>{m.my_list_without_script()}</p>
        </noscript>
      </header>
      {hasEntries && (
        <div className={styles.bar}>
          <Link to={learningAddress('/quiz', { list: 'mine' })}>{m.quiz_here()}</Link>
          <Link to={learningAddress('/guide', { list: 'mine' })}>{m.guide_title()}</Link>
          <Button onClick={() => window.print()}>{m.print_now()}</Button>
        </div>
      )}
      <p role="status" className={styles.status}>
        {removedEntry && (
          <>
            {m.my_list_removed({ name: removedEntry.latinName })}{' '}
            <Button onClick={() => restore(removedEntry)}>{m.my_list_undo()}</Button>
          </>
        )}
      </p>
      {entries && !hasEntries && <EmptyList />}
      {hasEntries && (
        <>
          <Part mark="to-find" {...{ entries, covers }} onRemove={remove} />
          <Part mark="seen" {...{ entries, covers }} onRemove={remove} />
        </>
      )}
      {entries && (
        <div className={styles.bar}>
          <ListFiles entries={entries} />
          {hasEntries && (
            <Button look="danger" onClick={erase}>
              {m.my_list_erase()}
            </Button>
          )}
        </div>
      )}
      {dialog}
    </>
  )
}

const headings: Record<Mark, () => string> = {
  seen: m.my_list_seen,
  'to-find': m.my_list_to_find,
}

interface PartProps {
  mark: Mark
  entries: readonly Entry[]
  covers: ReturnType<typeof useCovers>
  onRemove: (entry: Entry) => void
}

function Part({ mark, entries, covers, onRemove }: PartProps) {
  const markedEntries = entries
    .filter((entry) => entry.mark === mark)
    .toSorted((one, other) => one.latinName.localeCompare(other.latinName, 'la'))
  if (markedEntries.length === 0) return null
  return (
    <section aria-labelledby={`list-${mark}`} className={styles.part}>
      <h2 id={`list-${mark}`}>
        {headings[mark]()} <span className={styles.count}>{markedEntries.length}</span>
      </h2>
      <ul>
        {markedEntries.map((entry) => (
          <EntryRow
            key={entry.code}
            entry={entry}
            cover={covers && (covers.get(entry.code) ?? null)}
            onRemove={() => onRemove(entry)}
          />
        ))}
      </ul>
    </section>
  )
}

function EmptyList() {
  return (
    <div className={styles.empty}>
      <p>{m.my_list_empty()}</p>
      <p>{m.my_list_how()}</p>
      <ul>
        <li>
          <Link to="/glossary">{m.nav_plants()}</Link>
        </li>
        <li>
          <Link to="/glossaryBird">{m.nav_birds()}</Link>
        </li>
        <li>
          <Link to="/aboutUs#walks">{m.walk_all()}</Link>
        </li>
      </ul>
    </div>
  )
}
