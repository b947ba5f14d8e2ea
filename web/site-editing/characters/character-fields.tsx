/** Renders the fields of one character of the key, and the fields of its choices. */
import type { CharacterSource, ChoiceSource } from '../../../contract/key/characters.ts'
import { lengthUnits } from '../../../contract/key/lengths.ts'
import { isKind, kindNames } from '../../../contract/kinds.ts'
import type { InBothLanguages } from '../../../contract/schemas/content.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Select } from '../../ui/forms/select.tsx'
import { BothLanguages } from '../fields/both-languages.tsx'
import { DrawingChoice } from '../fields/drawing-choice.tsx'
import {
  addressFrom,
  type EditorProps,
  emptyText,
  problemOf,
  problemsWithin,
} from '../fields/editor.ts'
import { EntryList } from '../fields/entry-list.tsx'
import { useAddressFollows } from '../fields/use-address-follows.ts'
import { ChoiceFields, namedChoice } from './choice-fields.tsx'

interface CharacterFieldsProps extends EditorProps<CharacterSource> {
  /** The other characters. */
  others: readonly CharacterSource[]
}

const kindWords = { plant: m.key_plant, bird: m.key_bird }
const lengthWords = { mm: m.site_edit_length_mm, cm: m.site_edit_length_cm }
const oneToFive = [1, 2, 3, 4, 5]

const easeWords = (ease: number) => {
  if (ease === 1) return m.site_edit_ease_1()
  return ease === 5 ? m.site_edit_ease_5() : String(ease)
}

export const newChoice = (others: readonly ChoiceSource[]): ChoiceSource => ({
  key: addressFrom('', others),
  name: emptyText,
})

export function CharacterFields({ value, onChange, problems, others }: CharacterFieldsProps) {
  const followsName = useAddressFollows(value.key)
  const change = (part: Partial<CharacterSource>) => onChange({ ...value, ...part })
  const { choices = [], length } = value
  const unit = lengthUnits.find((each) => each === length?.unit)

  function changeHint(hint: InBothLanguages) {
    const { hint: _hint, ...otherFields } = value
    onChange(hint.en || hint.zh ? { ...otherFields, hint } : otherFields)
  }

  function changeAnswer(answer: string) {
    const { length: _length, choices: _choices, answers: _answers, ...otherFields } = value
    const newUnit = lengthUnits.find((each) => each === answer)
    if (newUnit) onChange({ ...otherFields, length: { ...length, unit: newUnit } })
    else onChange({ ...otherFields, choices: [newChoice([]), newChoice([newChoice([])])] })
  }

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
        label={m.site_edit_character_question()}
        value={value.question}
        onChange={(question) => change({ question })}
        problems={problemsWithin(problems, 'question')}
      />
      <BothLanguages
        label={m.site_edit_character_hint()}
        required={false}
        rows={2}
        value={value.hint ?? emptyText}
        onChange={changeHint}
        problems={problemsWithin(problems, 'hint')}
      />
      <div className="row">
        <Select
          label={m.site_edit_character_kind()}
          value={value.kind}
          onChange={({ currentTarget }) =>
            isKind(currentTarget.value) && change({ kind: currentTarget.value })
          }
          options={kindNames.map((kind) => ({ value: kind, label: kindWords[kind]() }))}
        />
        <Select
          label={m.site_edit_character_ease()}
          value={String(value.ease)}
          onChange={({ currentTarget }) => change({ ease: Number(currentTarget.value) })}
          options={oneToFive.map((ease) => ({ value: String(ease), label: easeWords(ease) }))}
        />
        <Select
          label={m.site_edit_character_answer()}
          value={unit ?? ''}
          onChange={({ currentTarget }) => changeAnswer(currentTarget.value)}
          options={[
            { value: '', label: m.site_edit_choices() },
            ...lengthUnits.map((each) => ({ value: each, label: lengthWords[each]() })),
          ]}
        />
        {!length && (
          <Select
            label={m.site_edit_character_answers()}
            value={String(value.answers ?? 1)}
            onChange={({ currentTarget }) => change({ answers: Number(currentTarget.value) })}
            options={oneToFive.map((maximum) => ({
              value: String(maximum),
              label: String(maximum),
            }))}
          />
        )}
      </div>
      {length && (
        <DrawingChoice
          value={{ key: value.key, name: value.name[getLocale()], drawing: length.drawing }}
          others={choicesOf(others)}
          onChange={(drawing) =>
            change({ length: { unit: length.unit, ...(drawing && { drawing }) } })
          }
        />
      )}
      {!length && (
        <section className="part" aria-label={m.site_edit_choices()}>
          <h3>{m.site_edit_choices()}</h3>
          {problemOf(problems, 'choices') && (
            <p className="problem">{problemOf(problems, 'choices')}</p>
          )}
          <EntryList
            entries={choices}
            onChange={(next) => change({ choices: next })}
            make={() => newChoice(choices)}
            addLabel={m.site_edit_add_choice()}
            nameOf={({ name }) => name[getLocale()] || name.en || name.zh || m.site_edit_unnamed()}
            hasProblem={(index) =>
              Object.keys(problemsWithin(problems, 'choices', index)).length > 0
            }
          >
            {(choice, changeChoice, index) => (
              <ChoiceFields
                value={choice}
                onChange={changeChoice}
                problems={problemsWithin(problems, 'choices', index)}
                siblings={choices.toSpliced(index, 1)}
                allChoices={[value, ...others].flatMap((each) => each.choices ?? [])}
              />
            )}
          </EntryList>
        </section>
      )}
    </>
  )
}

const choicesOf = (others: readonly CharacterSource[]) =>
  others.flatMap(({ choices = [] }) => choices).map(namedChoice)
