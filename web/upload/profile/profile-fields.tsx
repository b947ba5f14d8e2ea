/** Renders the fields of a profile, in the groups of its kind. */

import { type FocusEvent, Fragment, useEffect, useEffectEvent, useState } from 'react'
import type { Kind } from '../../../contract/kinds.ts'
import type { ReferenceField, ReferenceName } from '../../../contract/reference/reference-shapes.ts'
import { kindsInForms } from '../../../contract/taxonomy/kinds-in-forms.ts'
import { CharacterField } from '../../characters/character-field.tsx'
import { m } from '../../paraglide/messages.js'
import { LatinInText } from '../../species/latin-in-text.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import styles from '../form/form.module.css'
import type { Problems } from '../form/use-problems.ts'
import { CompletedField } from '../reference/completed-field.tsx'
import type { OfferedValues } from '../reference/offered-values.ts'
import { ReferenceNote } from '../reference/reference-note.tsx'
import { useNameCheck } from '../reference/use-name-check.ts'
import {
  editorField,
  fieldGroups,
  isRequired,
  nameFields,
  type ProfileField,
  type Purpose,
} from './fields.ts'
import { LinkRows } from './link-rows.tsx'
import { NameWarningNote } from './name-warning.tsx'
import ownStyles from './profile-fields.module.css'
import { type LinkList, linkLists, type ProfileValues } from './profile-values.ts'
import type { Resemblance } from './resemblance.ts'
import { ResemblanceNote } from './resemblance-note.tsx'

const linkTitles: Record<LinkList, () => string> = {
  link: m.profile_form_links_english,
  chineseLink: m.profile_form_links_chinese,
}

interface ProfileFieldsProps {
  kind: Kind
  purpose: Purpose
  values: ProfileValues
  /** The names of the shown fields, such as the fields of an edit; undefined for all fields. */
  shownNames?: readonly string[] | undefined
  problems: Problems
  resemblance: Resemblance
  onChange: (partial: Partial<ProfileValues>) => void
  /** Called when the focus leaves the field of one of the three names. */
  onNameBlur: () => void
  /** Whether the Latin name is compared with the reference at once, before the focus leaves its field. */
  checksAtOnce?: boolean
}

/** The fields that the reference completes. */
const completedFields: readonly ReferenceField[] = [
  'latinName',
  'chineseName',
  'commonName',
  'family',
]

export function ProfileFields({
  kind,
  purpose,
  values,
  shownNames,
  problems,
  resemblance,
  onChange,
  onNameBlur,
  checksAtOnce = false,
}: ProfileFieldsProps) {
  const [warnedNames, setWarnedNames] = useState<Partial<Record<string, string>>>({})
  const [keptNames, setKeptNames] = useState<Partial<Record<string, string>>>({})
  const [matchedName, setMatchedName] = useState<ReferenceName>()
  const { checkedName, checkName } = useNameCheck(kind)
  const { latinName = '' } = values
  const checkAtOnce = useEffectEvent(() => checkName(latinName))
  useEffect(() => {
    if (checksAtOnce) checkAtOnce()
  }, [checksAtOnce])

  function applyOffer(offered: OfferedValues) {
    onChange(offered)
    if (offered.latinName) checkName(offered.latinName)
  }

  function keepName(name: string) {
    setKeptNames((before) => ({ ...before, [name]: values[name as 'latinName'] ?? '' }))
    setWarnedNames((before) => ({ ...before, [name]: undefined }))
  }

  function renderWithNotes(field: ProfileField) {
    const name = nameFields.find((each) => each === field.name)
    if (!name) return renderField(field)
    return (
      <Fragment key={name}>
        {renderField(field)}
        <NameWarningNote
          field={name}
          name={warnedNames[name] === values[name] ? values[name] : undefined}
          onKeep={() => keepName(name)}
        />
        <ResemblanceNote kind={kind} below={name} resemblance={resemblance} />
        {name === 'latinName' && (
          <ReferenceNote {...{ values, checkedName, matchedName }} onApply={applyOffer} />
        )}
      </Fragment>
    )
  }

  function renderField({ name, label, hint, rows, language }: ProfileField) {
    const fieldProps = {
      name,
      label: label(),
      hint: name === 'latinName' ? <LatinHint kind={kind} /> : hint?.(),
      error: problems[name],
      required: isRequired(purpose, kind, name),
      value: values[name] ?? '',
      autoComplete: 'off',
      ...(language && { lang: language }),
    }
    if (name === 'characters') {
      const { required: _, autoComplete: _none, ...characterProps } = fieldProps
      const changeText = (text: string) => onChange({ characters: text })
      return <CharacterField key={name} {...characterProps} kind={kind} onChange={changeText} />
    }
    if (rows > 0) {
      const changeText = (event: { target: { value: string } }) =>
        onChange({ [name]: event.target.value })
      return <TextArea key={name} {...fieldProps} rows={rows} onChange={changeText} />
    }
    const completedField = completedFields.find((each) => each === name)
    if (completedField) {
      return (
        <CompletedField
          key={name}
          {...fieldProps}
          kind={kind}
          field={completedField}
          spellCheck={language === 'en'}
          onType={(text) => onChange({ [name]: text })}
          onMatch={setMatchedName}
        />
      )
    }
    return (
      <Field
        key={name}
        {...fieldProps}
        spellCheck={language === 'en'}
        onChange={(event) => onChange({ [name]: event.target.value })}
      />
    )
  }

  function onBlurOfNames({ target }: FocusEvent<HTMLFieldSetElement>) {
    const name = nameFields.find((each) => each === target.name)
    if (!name) return
    // After the member keeps a name, the form shows the next warning only if the name changes.
    const value = values[name] ?? ''
    if (value !== keptNames[name]) setWarnedNames((before) => ({ ...before, [name]: value }))
    if (name === 'latinName') checkName(value)
    onNameBlur()
  }

  const isShown = (name: string) => shownNames === undefined || shownNames.includes(name)
  const lists = linkLists.filter(isShown)
  const groups = fieldGroups(kind).flatMap((group) => {
    const fields = group.fields.filter(({ name }) => isShown(name))
    return fields.length > 0 ? [{ ...group, fields }] : []
  })
  return (
    <>
      {groups.map(({ title, fields, isFolded }, index) =>
        isFolded ? (
          <details
            key={title()}
            className={ownStyles.folded}
            open={shownNames !== undefined || fields.some(({ name }) => problems[name])}
          >
            <summary>{title()}</summary>
            <fieldset className={styles.group} aria-label={title()}>
              {fields.map(renderWithNotes)}
            </fieldset>
          </details>
        ) : (
          <fieldset
            key={title()}
            className={styles.group}
            onBlur={index === 0 ? onBlurOfNames : undefined}
          >
            <legend>{title()}</legend>
            {fields.map(renderWithNotes)}
          </fieldset>
        ),
      )}
      {lists.length > 0 && (
        <fieldset className={styles.group}>
          <legend>{m.profile_links()}</legend>
          {lists.map((list) => (
            <LinkRows
              key={list}
              list={list}
              title={linkTitles[list]()}
              rows={values[list]}
              problems={problems}
              onChange={(rows) => onChange({ [list]: rows })}
            />
          ))}
        </fieldset>
      )}
      {isShown('editor') && <div className={styles.group}>{renderField(editorField)}</div>}
    </>
  )
}

function LatinHint({ kind }: { kind: Kind }) {
  const name = kindsInForms[kind].latinExample
  return <LatinInText text={m.profile_form_latin_hint({ name })} name={name} />
}
