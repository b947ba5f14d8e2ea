/**
 * Renders the fields of one term. An admin can keep the drawing of the term, choose the drawing of another term, or
 * remove the drawing.
 */
import { useState } from 'react'
import { type TermsSource, termGroupNames } from '../../../contract/school/terms.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { termGroupWords } from '../../terms/term-groups.ts'
import { Field } from '../../ui/forms/field.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { BothLanguages } from '../fields/both-languages.tsx'
import { DrawingChoice } from '../fields/drawing-choice.tsx'
import { addressFrom, type EditorProps, problemOf, problemsWithin } from '../fields/editor.ts'
import { useAddressFollows } from '../fields/use-address-follows.ts'

export type TermsValue = TermsSource
export type TermSource = NonNullable<TermsValue['terms']>[number]

interface TermFieldsProps extends EditorProps<TermSource> {
  /** The other terms. */
  others: readonly TermSource[]
  outlines: NonNullable<TermsValue['outlines']>
}

/** The commas of both languages. */
const comma = /[,，、]/

export function TermFields({ value, onChange, problems, others, outlines }: TermFieldsProps) {
  const followsName = useAddressFollows(value.key)
  // The typed text is stored, because the list of forms would lose a comma at its end. If the text and the list differ,
  // the list is shown.
  const [typed, setTyped] = useState({ en: '', zh: '' })
  const shownForms = (language: 'en' | 'zh') => {
    const forms = value.also?.[language] ?? []
    const isTyped = formsIn(typed[language]).join() === forms.join()
    return isTyped ? typed[language] : forms.join(language === 'en' ? ', ' : '，')
  }
  const change = (part: Partial<TermSource>) => onChange({ ...value, ...part })

  return (
    <>
      <BothLanguages
        label={m.site_edit_name()}
        value={value.name}
        onChange={(name) =>
          change({ name, ...(followsName && { key: addressFrom(name.en, others) }) })
        }
        problems={problemsWithin(problems, 'name')}
      />
      <BothLanguages
        label={m.site_edit_term_text()}
        rows={4}
        value={value.text}
        onChange={(text) => change({ text })}
        problems={problemsWithin(problems, 'text')}
      />
      <BothLanguages
        label={m.site_edit_term_also()}
        hint={m.site_edit_term_also_hint()}
        required={false}
        value={{ en: shownForms('en'), zh: shownForms('zh') }}
        onChange={(also) => {
          setTyped(also)
          change({ also: { en: formsIn(also.en), zh: formsIn(also.zh) } })
        }}
        problems={firstOfEach(problemsWithin(problems, 'also'))}
      />
      <Select
        label={m.site_edit_term_group()}
        value={value.group}
        onChange={({ currentTarget }) =>
          change({ group: termGroupNames.find((each) => each === currentTarget.value) ?? 'leaf' })
        }
        options={termGroupNames.map((each) => ({ value: each, label: termGroupWords[each]() }))}
      />
      <TermDrawingChoice value={value} onChange={onChange} others={others} outlines={outlines} />
      <Field
        label={m.site_edit_address()}
        hint={m.site_edit_term_address_hint()}
        error={problemOf(problems, 'key')}
        value={value.key}
        onChange={({ currentTarget }) => change({ key: currentTarget.value })}
      />
    </>
  )
}

function TermDrawingChoice({
  value,
  onChange,
  others,
  outlines,
}: Omit<TermFieldsProps, 'problems'>) {
  const { drawing, ...otherFields } = value
  const drawnTerm = (term: TermSource) => ({
    key: term.key,
    name: term.name[getLocale()] || term.name.en,
    drawing: term.drawing,
  })
  const outline = outlines.find(({ key }) => key === drawing?.on)?.lines ?? ''
  return (
    <DrawingChoice
      value={drawnTerm(value)}
      others={others.map(drawnTerm)}
      outline={outline}
      onChange={(chosen) => onChange(chosen ? { ...otherFields, drawing: chosen } : otherFields)}
    />
  )
}

const formsIn = (typed: string) =>
  typed
    .split(comma)
    .map((form) => form.trim())
    .filter(Boolean)

/** @returns the first problem of each language, because one field has all forms of a language */
function firstOfEach(problems: EditorProps<unknown>['problems']): Record<string, string> {
  const byField = Object.entries(problems).map(([form, problem]) => [form.split('.')[0], problem])
  // The order is reversed, because `fromEntries` uses the last problem of a language.
  return Object.fromEntries(byField.toReversed())
}
