/**
 * Shows the button that switches to the other language. The button is in a plain form, so that it works before the page
 * is hydrated.
 */
import { type FormEvent, useEffect } from 'react'
import { useLocation } from 'react-router'
import { keepPageParameters } from '../addresses/page-parameters.ts'
import { languageTag } from '../language/language.ts'
import { restoreAfterSwitch, saveBeforeSwitch } from '../language/language-switch-state.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import styles from './language-switch.module.css'

export function LanguageSwitch() {
  const { pathname, search } = useLocation()
  const otherLanguage = getLocale() === 'zh' ? 'en' : 'zh'
  useEffect(restoreAfterSwitch, [])

  function prepareSwitch({ currentTarget: form }: FormEvent<HTMLFormElement>) {
    // The redirect keeps the fragment, which the server never receives.
    form.setAttribute('action', `/language${window.location.hash}`)
    saveBeforeSwitch()
  }

  return (
    <form method="post" action="/language" onSubmit={prepareSwitch}>
      <input type="hidden" name="returnTo" value={pathname + keepPageParameters(search)} />
      <button
        type="submit"
        className={styles.switch}
        name="language"
        value={otherLanguage}
        lang={languageTag(otherLanguage)}
        title={m.language_switch_label()}
      >
        {m.language_switch()}
      </button>
    </form>
  )
}
