/** Questions a name that is probably wrong. The name can be kept. */
import { type Names, type NameWarning, nameWarningOf } from '../../../contract/names.ts'
import { m } from '../../paraglide/messages.js'
import { keepingFocus } from '../../ui/behaviour/keep-focus.ts'
import { Button } from '../../ui/button.tsx'
import styles from '../form/name-note.module.css'

const words: Record<NameWarning, () => string> = {
  latin_in_chinese: m.name_latin_in_chinese,
  latin_with_digits: m.name_latin_with_digits,
  chinese_without_characters: m.name_chinese_without_characters,
}

interface NameWarningNoteProps {
  field: keyof Names
  /** Undefined while the name is being typed, or when it is kept. */
  name: string | undefined
  /** Without this function, the note has no button. */
  onKeep?: () => void
}

export function NameWarningNote({ field, name = '', onKeep }: NameWarningNoteProps) {
  const oddity = nameWarningOf(field, name)
  return (
    // Rendered from the start, because screen readers announce only changes in an existing region.
    <div role="status">
      {oddity && (
        <div className={styles.note} data-below={onKeep && field}>
          <p>{words[oddity]()}</p>
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
