/**
 * Changes choices and lengths in the characters of a species. A change of a choice keeps all values that the school's
 * questions lack.
 */
import {
  type CodedCharacters,
  characterLines,
  parseCharacters,
} from '../../contract/key/coded-characters.ts'
import type { KeyQuestion } from '../../contract/key/key-table.ts'
import { lengthIn, lengthText, lengthTextIn, parseLength } from '../../contract/key/lengths.ts'

type Questions = readonly Pick<KeyQuestion, 'key' | 'choices' | 'length'>[]

const codedIn = (text: string): CodedCharacters => parseCharacters(text) ?? new Map()

const choiceKeys = (questions: Questions, character: string) =>
  questions.find(({ key }) => key === character)?.choices.map(({ key }) => key) ?? []

/** @returns the text with the choice added or removed, in the order of the questions and their choices */
export function withChoice(
  questions: Questions,
  text: string,
  character: string,
  choice: string,
  isChosen: boolean,
): string {
  const otherChoices = (codedIn(text).get(character) ?? []).filter((each) => each !== choice)
  return withValues(questions, text, character, isChosen ? [...otherChoices, choice] : otherChoices)
}

/** @returns the text with these values of the character, in the order of the questions and their choices */
export function withValues(
  questions: Questions,
  text: string,
  character: string,
  values: readonly string[],
): string {
  const valuesByKey = new Map([...codedIn(text), [character, values]])
  const askedKeys = questions.map(({ key }) => key)
  const order = [...askedKeys, ...[...valuesByKey.keys()].filter((key) => !askedKeys.includes(key))]
  return characterLines(
    order.map((key) => {
      const valuesOfKey = valuesByKey.get(key) ?? []
      const knownKeys = choiceKeys(questions, key)
      const knownChoices = knownKeys.filter((each) => valuesOfKey.includes(each))
      return [key, [...knownChoices, ...valuesOfKey.filter((each) => !knownKeys.includes(each))]]
    }),
  )
}

/** A checkbox of a choice, or one of the two fields of a length. */
interface EnteredField {
  value: string
  checked: boolean
  dataset: { character?: string }
}

/**
 * @param fields the fields of all questions, as the reader left them
 * @returns the text with the choices and the valid lengths of the fields
 */
export function withEntered(
  questions: Questions,
  text: string,
  fields: readonly EnteredField[],
): string {
  let enteredText = text
  for (const { key, length } of questions) {
    const ownFields = fields.filter(({ dataset }) => dataset.character === key)
    const stored = codedIn(text).get(key) ?? []
    if (length) {
      const [from = '', to = ''] = ownFields.map(({ value }) => value)
      const storedRange = lengthIn(stored)
      const entered = lengthTextIn({ from, to }, length.unit)
      if (entered === undefined || entered === (storedRange ? lengthText(storedRange) : ''))
        continue
      enteredText = withValues(questions, enteredText, key, entered ? [entered] : [])
      continue
    }
    for (const { value, checked } of ownFields) {
      if (checked === stored.includes(value)) continue
      enteredText = withChoice(questions, enteredText, key, value, checked)
    }
  }
  return enteredText
}

/** @returns the stored choices that the questions lack, as `character: choice; character: choice` */
export function unknownChoices(questions: Questions, text: string): string {
  const unknownValues = [...codedIn(text)].map(([key, choices]): [string, string[]] => {
    const knownKeys = choiceKeys(questions, key)
    const isLength = questions.some((each) => each.key === key && each.length)
    const isKnown = (each: string) => knownKeys.includes(each) || (isLength && parseLength(each))
    return [key, choices.filter((each) => !isKnown(each))]
  })
  return characterLines(unknownValues).replaceAll('\n', '; ')
}
