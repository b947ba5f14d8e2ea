/**
 * Shows one species of the list with its picture, date and note, and buttons that mark the species as seen or remove it.
 * On a narrow screen, the fields for the date and the note are closed.
 */
import { useState } from 'react'
import { dayInWords } from '../language/day-in-words.ts'
import { colon } from '../language/marks.ts'
import { m } from '../paraglide/messages.js'
import { NoPhotograph } from '../species/no-photograph.tsx'
import { SpeciesLink } from '../species/species-link.tsx'
import { SpeciesNames } from '../species/species-names.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/forms/field.tsx'
import { Picture, type PictureSource } from '../ui/picture.tsx'
import { type Entry, noteMaximum } from './entry.ts'
import { markSpecies, saveEntry } from './list-store.ts'
import styles from './my-list-page.module.css'

interface EntryRowProps {
  entry: Entry
  /** Null without a photograph; undefined until the covers are fetched. */
  cover: PictureSource | null | undefined
  onRemove: () => void
}

export function EntryRow({ entry, cover, onRemove }: EntryRowProps) {
  const { kind, latinName, mark, day } = entry
  // While the reader types, another window may change the note, so this state keeps the typed text.
  const [typedNote, setTypedNote] = useState<string>()
  const note = typedNote ?? entry.note
  const written = [day && dayInWords(day), note].filter(Boolean).join(' · ')
  return (
    <li className={styles.entry}>
      <SpeciesLink
        className={styles.species}
        kind={kind}
        species={entry}
        picture={cover}
        part="my list"
      >
        <span className={styles.picture}>
          {cover && <Picture picture={cover} alt="" sizes="4rem" ratio={1} />}
          {cover === null && <NoPhotograph kind={kind} />}
        </span>
        <SpeciesNames names={entry} as="entry" />
      </SpeciesLink>
      <details className={styles.more}>
        <summary>
          {written ? (
            <>
              <span className="visually-hidden">
                {m.my_list_day_and_note()}
                {colon()}
              </span>
              {written}
            </>
          ) : (
            m.my_list_day_and_note()
          )}
        </summary>
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
      </details>
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
