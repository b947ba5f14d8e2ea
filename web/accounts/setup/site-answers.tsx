/**
 * Shows the fields of the set-up form about the site. The reader cannot change a setting that an environment variable
 * fixes.
 */
import type { Output } from '../../../contract/calls/endpoints.ts'
import { nameMaximum } from '../../../contract/limits.ts'
import { m } from '../../paraglide/messages.js'
import { Field } from '../../ui/forms/field.tsx'
import { FixedSetting } from '../../ui/forms/fixed-setting.tsx'
import { Select } from '../../ui/forms/select.tsx'

interface SiteAnswersProps {
  state: Output<'setupState'>
  errorOf: (name: 'nameEn' | 'nameZh' | 'timeZone') => string | undefined
}

export function SiteAnswers({ state, errorOf }: SiteAnswersProps) {
  const { name, settings = [], sample } = state
  const settingOf = (name: 'registration' | 'timeZone') =>
    settings.find((setting) => setting.name === name)
  const registrationWords: Record<string, string> = {
    open: m.site_settings_registration_open(),
    closed: m.site_settings_registration_closed(),
  }
  const [registration, timeZone] = [settingOf('registration'), settingOf('timeZone')]
  return (
    <>
      <h2>{m.setup_site()}</h2>
      <Field
        label={`${m.setup_site_name()} · ${m.site_edit_english()}`}
        name="nameEn"
        lang="en"
        autoComplete="off"
        maxLength={nameMaximum}
        defaultValue={name?.en}
        required
        unmarked
        error={errorOf('nameEn')}
      />
      <Field
        label={`${m.setup_site_name()} · ${m.site_edit_chinese()}`}
        name="nameZh"
        lang="zh-Hans"
        autoComplete="off"
        maxLength={nameMaximum}
        defaultValue={name?.zh}
        required
        unmarked
        error={errorOf('nameZh')}
      />
      {timeZone?.variable ? (
        <FixedSetting
          label={m.site_settings_zone()}
          value={timeZone.value}
          reason={m.site_settings_fixed({ variable: timeZone.variable })}
        />
      ) : (
        <Field
          label={m.site_settings_zone()}
          hint={m.site_settings_zone_hint()}
          name="timeZone"
          autoComplete="off"
          spellCheck={false}
          defaultValue={timeZone?.value}
          unmarked
          error={errorOf('timeZone')}
        />
      )}
      {registration?.variable ? (
        <FixedSetting
          label={m.site_settings_registration()}
          value={registrationWords[registration.value] ?? ''}
          reason={m.site_settings_fixed({ variable: registration.variable })}
        />
      ) : (
        <Select
          label={m.site_settings_registration()}
          name="registration"
          defaultValue={registration?.value}
          options={Object.entries(registrationWords).map(([value, label]) => ({ value, label }))}
        />
      )}
      {sample && (
        <Select
          label={m.setup_sample()}
          hint={m.setup_sample_hint()}
          name="sample"
          options={[
            { value: 'keep', label: m.setup_sample_keep() },
            { value: 'empty', label: m.setup_sample_empty() },
          ]}
        />
      )}
    </>
  )
}
