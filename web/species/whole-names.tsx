/**
 * Shows a place, or a list of names, with the Chinese part first on a Chinese page. No Chinese name breaks between two
 * lines.
 */
import { chineseRunsFirst, languageRuns } from '../../contract/text/language-of-text.ts'
import { getLocale } from '../paraglide/runtime.js'
import styles from './species-names.module.css'
import { LanguageRuns } from './text-in-both-languages.tsx'

export function WholeNames({ text }: { text: string }) {
  return (
    <span className={styles.whole}>
      <LanguageRuns runs={(getLocale() === 'zh' ? chineseRunsFirst : languageRuns)(text)} />
    </span>
  )
}
