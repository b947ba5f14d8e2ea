/** Renders the editor of the school's settings. A setting that an environment variable fixes is shown as fixed. */
import type { Output } from '../../../contract/endpoints.ts'
import type { SchoolSetting, SchoolSettings } from '../../../contract/school/school-settings.ts'
import { m } from '../../paraglide/messages.js'
import { licenceOptions } from '../../photographs/licence-options.ts'
import { Field } from '../../ui/forms/field.tsx'
import { FixedSetting } from '../../ui/forms/fixed-setting.tsx'
import { Choice } from '../fields/choice.tsx'
import { type EditorProps, problemOf } from '../fields/editor.ts'

interface SettingsEditorProps extends EditorProps<SchoolSettings> {
  inForce: Output<'sitePart'>['inForce']
}

export function SettingsEditor({ value, onChange, problems, inForce = [] }: SettingsEditorProps) {
  const settingInForce = (name: SchoolSetting) => inForce.find((each) => each.name === name)
  const currentValue = (name: SchoolSetting) =>
    String(value[name] ?? settingInForce(name)?.value ?? '')
  function change<Name extends SchoolSetting>(name: Name, next: SchoolSettings[Name] | '') {
    const { [name]: _before, ...rest } = value
    onChange(next === '' ? rest : { ...rest, [name]: next })
  }
  const choice = <Answer extends string & SchoolSettings[keyof SchoolSettings]>(
    name: SchoolSetting,
    label: string,
    answers: readonly (readonly [Answer, string])[],
  ) => {
    const variable = settingInForce(name)?.variable
    if (variable) {
      const words = answers.find(([answer]) => answer === settingInForce(name)?.value)?.[1] ?? ''
      return (
        <FixedSetting label={label} value={words} words={m.site_settings_fixed({ variable })} />
      )
    }
    return (
      <Choice
        label={label}
        answers={answers}
        chosen={currentValue(name) as Answer}
        onChoose={(answer) => change(name, answer)}
      />
    )
  }
  const field = (name: SchoolSetting, label: string, hint: string, type = 'text') => {
    const variable = settingInForce(name)?.variable
    if (variable)
      return (
        <FixedSetting
          label={label}
          value={settingInForce(name)?.value ?? ''}
          words={m.site_settings_fixed({ variable })}
        />
      )
    return (
      <Field
        label={label}
        hint={hint}
        error={problemOf(problems, name)}
        type={type}
        autoComplete="off"
        spellCheck={false}
        placeholder={settingInForce(name)?.value}
        value={value[name] ?? ''}
        onChange={({ currentTarget: { value: typed } }) =>
          change(name, type === 'number' && typed ? Number(typed) : typed.trim())
        }
      />
    )
  }
  return (
    <div className="editor">
      <section className="part" aria-labelledby="site-members">
        <h2 id="site-members">{m.site_settings_members()}</h2>
        {choice('registration', m.site_settings_registration(), [
          ['open', m.site_settings_registration_open()],
          ['closed', m.site_settings_registration_closed()],
        ])}
        {choice('pictureReview', m.site_settings_review(), [
          ['on', m.site_settings_review_on()],
          ['off', m.site_settings_review_off()],
        ])}
        {choice('leavingMembers', m.site_settings_leaving(), [
          ['keep', m.site_settings_leaving_keep()],
          ['remove', m.site_settings_leaving_remove()],
        ])}
        {field('schoolSize', m.site_settings_size(), m.site_settings_size_hint(), 'number')}
      </section>
      <section className="part" aria-labelledby="site-rights">
        <h2 id="site-rights">{m.site_settings_rights()}</h2>
        {choice(
          'defaultLicence',
          m.site_settings_licence(),
          licenceOptions().map(({ value, label }) => [value, label] as const),
        )}
        {choice('creditPupils', m.site_settings_credit(), [
          ['name', m.site_settings_credit_name()],
          ['class', m.site_settings_credit_class()],
          ['pupil', m.site_settings_credit_pupil()],
        ])}
        {choice('dataLicence', m.site_settings_data(), [
          ['none', m.site_settings_data_none()],
          ['CC0-1.0', 'CC0 1.0'],
          ['CC-BY-4.0', 'CC BY 4.0'],
          ['CC-BY-NC-4.0', 'CC BY-NC 4.0'],
        ])}
        {field('country', m.site_settings_country(), m.site_settings_country_hint())}
        {field('coordinates', m.site_settings_coordinates(), m.site_settings_coordinates_hint())}
      </section>
      <section className="part" aria-labelledby="site-visitors">
        <h2 id="site-visitors">{m.site_settings_visitors()}</h2>
        {choice('offlineWalks', m.site_settings_offline(), [
          ['on', m.site_settings_offline_on()],
          ['off', m.site_settings_offline_off()],
        ])}
        {choice('searchEngines', m.site_settings_engines(), [
          ['yes', m.site_settings_engines_yes()],
          ['no', m.site_settings_engines_no()],
        ])}
        {field('timeZone', m.site_settings_zone(), m.site_settings_zone_hint())}
      </section>
      <section className="part" aria-labelledby="site-backups">
        <h2 id="site-backups">{m.site_settings_backups()}</h2>
        {settingInForce('backupEvery')?.value === '' ? (
          <p>{m.site_settings_no_backups()}</p>
        ) : (
          <>
            {field('backupEvery', m.site_settings_every(), m.site_settings_every_hint())}
            {field('backupKeep', m.site_settings_keep(), m.site_settings_keep_hint())}
          </>
        )}
      </section>
    </div>
  )
}
