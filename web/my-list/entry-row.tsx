/** Shows one species of the list with its date and note, and buttons that mark the species as seen or remove it. */
import { useState } from 'react'
import { Link } from 'react-router'
import { profileAddress } from '../../contract/names.ts'
import { dayInWords } from '../language/day-in-words.ts'
import { m } from '../paraglide/messages.js'
import { SpeciesNames } from '../species/species-names.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/forms/field.tsx'
import { type Entry, noteMaximum } from './entry.ts'
import { markSpecies, saveEntry } from './list-store.ts'
import styles from './my-list-page.module.css'

interface EntryRowProps {
  entry: Entry
  onRemove: () => void
}

export function EntryRow({ entry, onRemove }: EntryRowProps) {
  const { kind, latinName, mark, day } = entry
  // While the reader types, another window may change the note, so this state keeps the typed text.
  const [typedNote, setTypedNote] = useState<string>()
  const note = typedNote ?? entry.note
  return (
    <li className={styles.entry}>
      <Link to={profileAddress(kind, latinName)}>
        <SpeciesNames names={entry} as="entry" />
      </Link>
      <div className={styles.fields}>
        <Field
          type="date"
          label={m.my_list_day()}
          value={day}
          onChange={({ target }) => saveEntry({ ...entry, day: target.value })}
        />
        <Field
          label={m.my_list_note()}
          value={note}
          maxLength={noteMaximum}
          autoComplete="off"
          onChange={({ target }) => {
            setTypedNote(target.value)
            saveEntry({ ...entry, note: target.value })
          }}
          onBlur={() => setTypedNote(undefined)}
        />
      </div>
      <p className={styles.printed} aria-hidden="true">
        <span>
          <small>{m.my_list_day()}</small> {day && dayInWords(day)}
        </span>
        <span>
          <small>{m.my_list_note()}</small> {note}
        </span>
      </p>
      <div className={styles.acts}>
        {mark === 'to-find' && (
          <Button onClick={() => markSpecies(entry, 'seen')}>{m.my_list_found()}</Button>
        )}
        <Button aria-label={m.my_list_remove_named({ name: latinName })} onClick={onRemove}>
          {m.my_list_remove()}
        </Button>
      </div>
    </li>
  )
}
