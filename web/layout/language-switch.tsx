/** The other language, one press away; a plain form, so that it works before any script does. */
import { useLocation } from 'react-router'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { languageTag } from './language.ts'
import styles from './language-switch.module.css'

export function LanguageSwitch() {
  const { pathname, search } = useLocation()
  const other = getLocale() === 'zh' ? 'en' : 'zh'
  return (
    <form method="post" action="/language">
      <input type="hidden" name="returnTo" value={pathname + search} />
      <button
        type="submit"
        className={styles.switch}
        name="language"
        value={other}
        lang={languageTag(other)}
        title={m.language_switch_label()}
      >
        {m.language_switch()}
      </button>
    </form>
  )
}
