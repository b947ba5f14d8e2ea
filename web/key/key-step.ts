/** Makes one step of the key from its table and its address, on the server and in the browser. */
import { type KeyState, keyStateOf } from '../../contract/addresses/key-address.ts'
import {
  countChoices,
  type KeySets,
  knownAnswers,
  lengthsOf,
  notDescribed,
  questionsInOrder,
  remaining,
  setsOf,
} from '../../contract/key/identify.ts'
import type { KeyCharacter, KeySpecies, KeyTable } from '../../contract/key/key-table.ts'
import { type LengthUnit, lengthIn, lengthInWords } from '../../contract/key/lengths.ts'
import { countOf, forEachIn, type SpeciesSet } from '../../contract/key/species-set.ts'
import type { Kind } from '../../contract/kinds.ts'
import type { Language } from '../language/language.ts'

/** Maximum number of fitting species on one page. */
export const keyPageSize = 48

export interface ShownChoice {
  key: string
  name: string
  colour?: string | undefined
  drawing?: { lines: string; mark: string } | undefined
}

export interface ShownQuestion {
  key: string
  name: string
  question: string
  hint?: string | undefined
  /** Whether a reader may select several choices. */
  isMany: boolean
  choices: (ShownChoice & {
    /**
     * The number of species that remain with this choice, including species that are not described for this character.
     * The number is 0 if no remaining species is described with this choice.
     */
    count: number
    isChosen: boolean
  })[]
  /** The length to measure, if the question has no choices. */
  length?: ShownLength | undefined
  terms: NonNullable<KeyCharacter['terms']>['en']
}

export interface ShownLength {
  unit: LengthUnit
  drawing?: ShownChoice['drawing']
  /** The range from the least to the greatest length of the remaining species, such as `2–90 cm`. */
  range: string
}

export interface ShownSpecies extends Omit<KeySpecies, 'code' | 'values' | 'months'> {
  /** Names of the answered characters that the species lacks; undefined if the species is not described at all. */
  unknown: string[] | undefined
  /** Whether the species was photographed in the month that the reader chose. */
  inMonth: boolean
}

export interface KeyStep {
  kind: Kind
  /** The walk, if the key has only the species of a walk; undefined for all species of the kind. */
  walk: { key: string; name: string } | undefined
  answers: { key: string; name: string; choices: ShownChoice[]; mayAdd: boolean }[]
  skipped: { key: string; name: string }[]
  month: number | undefined
  question: ShownQuestion | undefined
  /** The other useful questions, best first. */
  otherQuestions: { key: string; name: string }[]
  /** Number of species of the kind, or of the walk. */
  total: number
  isAnyDescribed: boolean
  /** Number of species that fit all answers. */
  count: number
  /** The fitting species on this page. */
  species: ShownSpecies[]
  page: number
}

/** The species sets of each table. All steps of a table share its sets. */
const speciesSets = new WeakMap<KeyTable, KeySets<KeyCharacter>>()

/**
 * Makes the species sets of a table at the first call, and keeps them for the next calls.
 * @returns the sets
 */
export function prepareSets(table: KeyTable): KeySets<KeyCharacter> {
  const tableSets = speciesSets.get(table) ?? setsOf(table.characters, table.species)
  speciesSets.set(table, tableSets)
  return tableSets
}

/** @param query the parameters of the address. The step leaves out answers that the table lacks. */
export function keyStep(table: KeyTable, query: URLSearchParams, language: Language): KeyStep {
  const { kind, characters, species, walk } = table
  const state = keyStateOf(query)
  const answers = knownAnswers(characters, state.answers)
  const keyAndName = (each: KeyCharacter) => ({ key: each.key, name: each.name[language] })
  const skipped = characters.filter(({ key }) => state.skipped.includes(key) && !answers.has(key))
  const fits = remaining(prepareSets(table), answers)
  const count = countOf(fits)
  const isExcluded = (key: string) => answers.has(key) || skipped.some((each) => each.key === key)
  const orderedQuestions = questionsInOrder(prepareSets(table), fits, isExcluded)
  const shownQuestion = characters.find(({ key }) => key === state.asked) ?? orderedQuestions[0]
  const pages = Math.max(1, Math.ceil(count / keyPageSize))
  const page = Math.min(pages, Math.max(1, Math.trunc(Number(query.get('page'))) || 1))

  return {
    kind,
    walk: walk ? { key: walk.key, name: walk.name[language] } : undefined,
    answers: characters
      .filter(({ key }) => answers.has(key))
      .map((character) => {
        const choices = answers.get(character.key) ?? []
        return {
          ...keyAndName(character),
          choices: shownAnswers(character, choices, language),
          mayAdd: !character.length && choices.length < character.answers,
        }
      }),
    skipped: skipped.map(keyAndName),
    month: state.month,
    question: shownQuestion && questionOf(table, shownQuestion, fits, answers, language),
    otherQuestions: orderedQuestions.filter((each) => each !== shownQuestion).map(keyAndName),
    total: species.length,
    isAnyDescribed: species.some(({ values }) => values.length > 0),
    count,
    species: orderedSpecies(table, fits, answers, state.month)
      .slice((page - 1) * keyPageSize, page * keyPageSize)
      .map(({ code: _code, values, months, ...shownFields }) => ({
        ...shownFields,
        unknown:
          values.length === 0
            ? undefined
            : notDescribed(characters, { values }, answers).map(({ name }) => name[language]),
        inMonth: state.month !== undefined && isOfMonth({ months }, state.month),
      })),
    page,
  }
}

/**
 * @returns the fitting species. Species photographed in the reader's month come first. In both parts, species that lack
 * fewer of the answered characters come first.
 */
function orderedSpecies(
  { characters, species }: KeyTable,
  fits: SpeciesSet,
  answers: KeyState['answers'],
  month: number | undefined,
): KeySpecies[] {
  const answeredIndexes = [...characters.keys()].filter((index) =>
    answers.has(characters[index]?.key ?? ''),
  )
  const ranks: KeySpecies[][] = []
  forEachIn(fits, (speciesIndex) => {
    const candidate = species[speciesIndex]
    if (!candidate) return
    let rank = month === undefined || isOfMonth(candidate, month) ? 0 : characters.length + 1
    if (candidate.values.length === 0) rank += characters.length
    else for (const index of answeredIndexes) if (!candidate.values[index]) rank += 1
    const sameRank = ranks[rank]
    if (sameRank) sameRank.push(candidate)
    else ranks[rank] = [candidate]
  })
  return ranks.flat()
}

const isOfMonth = ({ months }: Pick<KeySpecies, 'months'>, month: number) =>
  (months & (1 << (month - 1))) !== 0

function questionOf(
  table: KeyTable,
  character: KeyCharacter,
  fits: SpeciesSet,
  answers: KeyState['answers'],
  language: Language,
): ShownQuestion {
  const { key, name, question, hint, choices, length, terms, answers: answersMaximum } = character
  const column = prepareSets(table).columns.find((each) => each.character === character)
  const { counts, described } = column ? countChoices(column, fits) : { counts: [], described: 0 }
  const undescribed = countOf(fits) - described
  const chosenKeys = answers.get(key) ?? []
  const range = column && length && lengthsOf(column, fits)
  return {
    key,
    name: name[language],
    question: question[language],
    hint: hint?.[language],
    isMany: answersMaximum > 1 && !length,
    terms: terms?.[language] ?? [],
    choices: choices.map((choice, index) => ({
      ...shownChoice(choice, language),
      count: counts[index] ? counts[index] + undescribed : 0,
      isChosen: chosenKeys.includes(choice.key),
    })),
    length: length && {
      unit: length.unit,
      drawing: shownDrawing(length.drawing),
      range: range ? lengthInWords(range, length.unit)[language] : '',
    },
  }
}

/** @returns the answered choices. A length is one choice in words. */
function shownAnswers(
  { choices, length }: KeyCharacter,
  answer: readonly string[],
  language: Language,
): ShownChoice[] {
  const range = length && lengthIn(answer)
  if (range) return [{ key: answer[0] ?? '', name: lengthInWords(range, length.unit)[language] }]
  return choices
    .filter(({ key }) => answer.includes(key))
    .map((choice) => shownChoice(choice, language))
}

export function shownChoice(
  choice: KeyCharacter['choices'][number],
  language: Language,
): ShownChoice {
  const { key, name, colour, drawing } = choice
  return {
    key,
    name: name[language],
    colour,
    drawing: shownDrawing(drawing),
  }
}

export const shownDrawing = (drawing: KeyCharacter['choices'][number]['drawing']) =>
  drawing && { lines: drawing.lines ?? '', mark: drawing.mark ?? '' }
