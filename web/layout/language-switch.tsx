/** The other language, one press away; a plain form, so that it works before any script does. */
import { type FormEvent, useEffect } from 'react'
import { useLocation } from 'react-router'
import { readByPages } from '../page-parameters.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { languageTag } from './language.ts'
import styles from './language-switch.module.css'
import { carryOver, takeUp } from './over-the-switch.ts'

export function LanguageSwitch() {
  const { pathname, search } = useLocation()
  const other = getLocale() === 'zh' ? 'en' : 'zh'
  useEffect(takeUp, [])

  function leave({ currentTarget: form }: FormEvent<HTMLFormElement>) {
    // A redirection goes on with the fragment that was asked for, and no server is told of it.
    form.setAttribute('action', `/language${window.location.hash}`)
    carryOver()
  }

  return (
    <form method="post" action="/language" onSubmit={leave}>
      <input type="hidden" name="returnTo" value={pathname + readByPages(search)} />
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
