/** Renders the editor of the school's settings. An admin cannot change a setting that an environment variable fixes. */
import type { Output } from '../../../contract/calls/endpoints.ts'
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
    const { [name]: _before, ...otherSettings } = value
    onChange(next === '' ? otherSettings : { ...otherSettings, [name]: next })
  }
  const renderChoice = <Answer extends string & SchoolSettings[keyof SchoolSettings]>(
    name: SchoolSetting,
    label: string,
    answers: readonly (readonly [Answer, string])[],
  ) => {
    const variable = settingInForce(name)?.variable
    if (variable) {
      const text = answers.find(([answer]) => answer === settingInForce(name)?.value)?.[1] ?? ''
      return (
        <FixedSetting label={label} value={text} reason={m.site_settings_fixed({ variable })} />
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
  const renderField = (name: SchoolSetting, label: string, hint: string, type = 'text') => {
    const variable = settingInForce(name)?.variable
    if (variable)
      return (
        <FixedSetting
          label={label}
          value={settingInForce(name)?.value ?? ''}
          reason={m.site_settings_fixed({ variable })}
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
        {renderChoice('registration', m.site_settings_registration(), [
          ['open', m.site_settings_registration_open()],
          ['closed', m.site_settings_registration_closed()],
        ])}
        {renderChoice('pictureReview', m.site_settings_review(), [
          ['on', m.site_settings_review_on()],
          ['off', m.site_settings_review_off()],
        ])}
        {renderChoice('leavingMembers', m.site_settings_leaving(), [
          ['keep', m.site_settings_leaving_keep()],
          ['remove', m.site_settings_leaving_remove()],
        ])}
        {renderField('schoolSize', m.site_settings_size(), m.site_settings_size_hint(), 'number')}
      </section>
      <section className="part" aria-labelledby="site-rights">
        <h2 id="site-rights">{m.site_settings_rights()}</h2>
        {renderChoice(
          'defaultLicence',
          m.site_settings_licence(),
          licenceOptions().map(({ value, label }) => [value, label] as const),
        )}
        {renderChoice('creditPupils', m.site_settings_credit(), [
          ['name', m.site_settings_credit_name()],
          ['class', m.site_settings_credit_class()],
          ['pupil', m.site_settings_credit_pupil()],
        ])}
        {renderChoice('dataLicence', m.site_settings_data(), [
          ['none', m.site_settings_data_none()],
          ['CC0-1.0', 'CC0 1.0'],
          ['CC-BY-4.0', 'CC BY 4.0'],
          ['CC-BY-NC-4.0', 'CC BY-NC 4.0'],
        ])}
        {renderField('country', m.site_settings_country(), m.site_settings_country_hint())}
        {renderField(
          'coordinates',
          m.site_settings_coordinates(),
          m.site_settings_coordinates_hint(),
        )}
      </section>
      <section className="part" aria-labelledby="site-visitors">
        <h2 id="site-visitors">{m.site_settings_visitors()}</h2>
        {renderChoice('offlineWalks', m.site_settings_offline(), [
          ['on', m.site_settings_offline_on()],
          ['off', m.site_settings_offline_off()],
        ])}
        {renderChoice('searchEngines', m.site_settings_engines(), [
          ['yes', m.site_settings_engines_yes()],
          ['no', m.site_settings_engines_no()],
        ])}
        {renderField('timeZone', m.site_settings_zone(), m.site_settings_zone_hint())}
      </section>
      <section className="part" aria-labelledby="site-backups">
        <h2 id="site-backups">{m.site_settings_backups()}</h2>
        {settingInForce('backupEvery')?.value === '' ? (
          <p>{m.site_settings_no_backups()}</p>
        ) : (
          <>
            {renderField('backupEvery', m.site_settings_every(), m.site_settings_every_hint())}
            {renderField('backupKeep', m.site_settings_keep(), m.site_settings_keep_hint())}
          </>
        )}
      </section>
    </div>
  )
}
