/** Explains, once at the head of a form, the mark on the labels of what must be filled in. */
import { m } from '../../paraglide/messages.js'
import styles from './field.module.css'

export function RequiredNote() {
  return <p className={styles.hint}>{m.form_required_note()}</p>
}
