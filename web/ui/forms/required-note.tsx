/** Explains the mark of required fields at the head of a form. */
import { m } from '../../paraglide/messages.js'
import styles from './field.module.css'

export function RequiredNote() {
  return <p className={styles.hint}>{m.form_required_note()}</p>
}
