/**
 * Shows a place, or a list of names, with the part in the reader's language first. Its Chinese names do not break between
 * two lines.
 */
import { readersRunsFirst } from '../../contract/text/language-of-text.ts'
import { getLocale } from '../paraglide/runtime.js'
import styles from './species-names.module.css'
import { LanguageRuns } from './text-in-both-languages.tsx'

export function WholeNames({ text }: { text: string }) {
  return (
    <span className={styles.whole}>
      <LanguageRuns runs={readersRunsFirst(text, getLocale() === 'zh')} />
    </span>
  )
}
