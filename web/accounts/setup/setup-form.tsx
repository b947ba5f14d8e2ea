/** Shows the form that creates the first admin of a site and sets the name and the first settings of the site. */
import type { Output } from '../../../contract/calls/endpoints.ts'
import { isTimeZone } from '../../../contract/school/time-zone.ts'
import { get, post } from '../../client/api.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Field } from '../../ui/forms/field.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { AccountForm } from '../account-form.tsx'
import { missingProblem, passwordProblem, usernameProblem } from '../credential-rules.ts'
import { CookieLost } from '../log-in-or-register.ts'
import { SiteAnswers } from './site-answers.tsx'

interface SetupFormProps {
  /** The key of the first start, which is the part of the address after `#`. */
  token: string
  state: Output<'setupState'>
  onSetUp: (username: string) => void
}

const setupMessages: Record<string, () => string> = {
  setup_key_wrong: m.setup_key_wrong,
  set_up_already: m.setup_done_already,
  more_than_sample: m.setup_more_than_sample,
}

const acceptAny = () => undefined
const rules = {
  username: usernameProblem,
  password: passwordProblem,
  sample: acceptAny,
  nameEn: (text: string) => missingProblem(text.trim()),
  nameZh: (text: string) => missingProblem(text.trim()),
  language: acceptAny,
  // The form has no field for a setting that an environment variable fixes.
  timeZone: (text: string) => (!text || isTimeZone(text.trim()) ? undefined : 'time_zone'),
  registration: acceptAny,
}
type Texts = Record<keyof typeof rules, string>

export function SetupForm({ token, state, onSetUp }: SetupFormProps) {
  async function send(texts: Texts) {
    const { username, password, sample, nameEn, nameZh, language, timeZone, registration } = texts
    const { user } = await post('setup', {
      key: token,
      username,
      password,
      sample: sample === 'empty' ? 'empty' : 'keep',
      name: { en: nameEn.trim(), zh: nameZh.trim() },
      ...(timeZone && { timeZone: timeZone.trim() }),
      ...(registration && { registration: registration === 'closed' ? 'closed' : 'open' }),
    })
    if (!(await get('refresh', {})).user) throw new CookieLost()
    if (language === getLocale()) return onSetUp(user.username)
    // The first page of the administration shows the first steps too, and uses the chosen language.
    await fetch('/language', { method: 'POST', body: languageForm(language), redirect: 'manual' })
    window.location.assign('/admin')
  }

  return (
    <AccountForm
      rules={rules}
      send={send}
      fieldOf={(code) => {
        if (code.startsWith('password_')) return 'password'
        return code.startsWith('username_') ? 'username' : undefined
      }}
      messages={setupMessages}
      submit={m.setup_submit()}
    >
      {(errorOf) => (
        <>
          <Field
            label={m.account_username()}
            hint={m.account_username_hint()}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            required
            unmarked
            error={errorOf('username')}
          />
          <Field
            label={m.account_password()}
            hint={m.account_password_hint()}
            name="password"
            type="password"
            autoComplete="new-password"
            required
            unmarked
            error={errorOf('password')}
          />
          <Select
            label={m.setup_language()}
            hint={m.setup_language_hint()}
            name="language"
            defaultValue={getLocale()}
            options={[
              { value: 'en', label: 'English' },
              { value: 'zh', label: '中文' },
            ]}
          />
          <SiteAnswers state={state} errorOf={errorOf} />
        </>
      )}
    </AccountForm>
  )
}

function languageForm(language: string): FormData {
  const form = new FormData()
  form.set('language', language)
  return form
}
