/** The fields of a profile, in the groups of its kind. */
import { type FocusEvent, Fragment } from 'react'
import type { Kind } from '../../../contract/kinds.ts'
import { m } from '../../paraglide/messages.js'
import { Field } from '../../ui/forms/field.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import styles from '../form/form.module.css'
import type { Problems } from '../form/use-problems.ts'
import {
  editorField,
  fieldGroups,
  isRequired,
  nameFields,
  type ProfileField,
  type Purpose,
} from './fields.ts'
import { LinkRows } from './link-rows.tsx'
import type { ProfileValues } from './profile-values.ts'
import type { Resemblance } from './resemblance.ts'
import { ResemblanceNote } from './resemblance-note.tsx'

/** Hints with an example of the kind. */
const latinHints: Record<Kind, () => string> = {
  plant: m.profile_form_latin_hint,
  bird: m.profile_form_latin_hint_bird,
}

interface ProfileFieldsProps {
  kind: Kind
  purpose: Purpose
  values: ProfileValues
  problems: Problems
  resembling: Resemblance
  onChange: (partial: Partial<ProfileValues>) => void
  /** Called when the focus leaves one of the three names. */
  onNamed: () => void
}

export function ProfileFields({
  kind,
  purpose,
  values,
  problems,
  resembling,
  onChange,
  onNamed,
}: ProfileFieldsProps) {
  function named(field: ProfileField) {
    const name = nameFields.find((each) => each === field.name)
    if (!name) return control(field)
    return (
      <Fragment key={name}>
        {control(field)}
        <ResemblanceNote kind={kind} below={name} found={resembling} />
      </Fragment>
    )
  }

  function control({ name, label, hint, rows, language }: ProfileField) {
    const shared = {
      name,
      label: label(),
      hint: name === 'latinName' ? latinHints[kind]() : hint?.(),
      error: problems[name],
      required: isRequired(purpose, kind, name),
      value: values[name] ?? '',
      autoComplete: 'off',
      ...(language && { lang: language }),
    }
    if (rows > 0) {
      const type = (event: { target: { value: string } }) =>
        onChange({ [name]: event.target.value })
      return <TextArea key={name} {...shared} rows={rows} onChange={type} />
    }
    return (
      <Field
        key={name}
        {...shared}
        spellCheck={language === 'en'}
        onChange={(event) => onChange({ [name]: event.target.value })}
      />
    )
  }

  function left({ target }: FocusEvent<HTMLFieldSetElement>) {
    if (nameFields.some((name) => name === target.name)) onNamed()
  }

  return (
    <>
      {fieldGroups[kind].map(({ title, fields }, place) => (
        <fieldset key={title()} className={styles.group} onBlur={place === 0 ? left : undefined}>
          <legend>{title()}</legend>
          {fields.map(named)}
        </fieldset>
      ))}
      <fieldset className={styles.group}>
        <legend>{m.profile_links()}</legend>
        <LinkRows
          list="link"
          title={m.profile_form_links_english()}
          rows={values.link}
          problems={problems}
          onChange={(link) => onChange({ link })}
        />
        <LinkRows
          list="chineseLink"
          title={m.profile_form_links_chinese()}
          rows={values.chineseLink}
          problems={problems}
          onChange={(chineseLink) => onChange({ chineseLink })}
        />
      </fieldset>
      <div className={styles.group}>{control(editorField)}</div>
    </>
  )
}
