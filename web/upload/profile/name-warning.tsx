/** Warns about a name that is probably wrong, with a button that keeps the name. */
import { type Names, type NameWarning, nameWarningOf } from '../../../contract/names.ts'
import { m } from '../../paraglide/messages.js'
import { keepingFocus } from '../../ui/behaviour/keep-focus.ts'
import { Button } from '../../ui/button.tsx'
import styles from '../form/name-note.module.css'

const messages: Record<NameWarning, () => string> = {
  latin_in_chinese: m.name_latin_in_chinese,
  latin_with_digits: m.name_latin_with_digits,
  chinese_without_characters: m.name_chinese_without_characters,
}

interface NameWarningNoteProps {
  field: keyof Names
  /** The name to check; undefined while the member types, and after the member has kept the name. */
  name: string | undefined
  /** Without this function, the note has no button. */
  onKeep?: () => void
}

export function NameWarningNote({ field, name = '', onKeep }: NameWarningNoteProps) {
  const warning = nameWarningOf(field, name)
  return (
    // The region is rendered from the start, because screen readers announce only changes in an existing region.
    <div role="status">
      {warning && (
        <div className={styles.note} data-below={onKeep && field}>
          <p>{messages[warning]()}</p>
          {onKeep && (
            <p>
              <Button onClick={keepingFocus(onKeep)}>{m.name_keep()}</Button>
            </p>
          )}
        </div>
      )}
    </div>
  )
}
