/** Makes one step of the key from its table and its address, on the server and in the browser alike. */
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
  /** Whether a reader may give several choices. */
  isMany: boolean
  choices: (ShownChoice & {
    /** Species that remain with this choice, those not described too; 0 if no described species has the choice. */
    count: number
    isChosen: boolean
  })[]
  /** For a length to measure, instead of choices. */
  length?: ShownLength | undefined
  terms: NonNullable<KeyCharacter['terms']>['en']
}

export interface ShownLength {
  unit: LengthUnit
  drawing?: ShownChoice['drawing']
  /** From the least to the greatest length of the species that remain: `2–90 cm`. */
  among: string
}

export interface ShownSpecies extends Omit<KeySpecies, 'values' | 'months'> {
  /** Names of the answered characters that the species lacks; undefined if the species is not described at all. */
  unknown: string[] | undefined
  /** Whether the species was photographed in the month that the reader chose. */
  inMonth: boolean
}

export interface KeyStep {
  kind: Kind
  /** The walk whose species the key has; undefined for all species. */
  walk: { key: string; name: string } | undefined
  answers: { key: string; name: string; choices: ShownChoice[]; mayAdd: boolean }[]
  skipped: { key: string; name: string }[]
  month: number | undefined
  question: ShownQuestion | undefined
  /** The other questions that help, best first. */
  others: { key: string; name: string }[]
  /** Number of species of the kind, or of the walk. */
  all: number
  isAnyDescribed: boolean
  /** Number of species that fit all answers. */
  count: number
  /** The fitting species on this page. */
  species: ShownSpecies[]
  page: number
}

/** The sets of each table, which its steps share. */
const sets = new WeakMap<KeyTable, KeySets<KeyCharacter>>()

/** Makes the sets before the first step needs them. */
export function prepare(table: KeyTable): KeySets<KeyCharacter> {
  const known = sets.get(table) ?? setsOf(table.characters, table.species)
  sets.set(table, known)
  return known
}

/** @param query the parameters of the address; answers that the table lacks are left out */
export function keyStep(table: KeyTable, query: URLSearchParams, language: Language): KeyStep {
  const { kind, characters, species, walk } = table
  const given = keyStateOf(query)
  const answers = knownAnswers(characters, given.answers)
  const named = (each: KeyCharacter) => ({ key: each.key, name: each.name[language] })
  const skipped = characters.filter(({ key }) => given.skipped.includes(key) && !answers.has(key))
  const fits = remaining(prepare(table), answers)
  const count = countOf(fits)
  const isExcluded = (key: string) => answers.has(key) || skipped.some((each) => each.key === key)
  const inOrder = questionsInOrder(prepare(table), fits, isExcluded)
  const asked = characters.find(({ key }) => key === given.asked) ?? inOrder[0]
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
          ...named(character),
          choices: shownAnswers(character, choices, language),
          mayAdd: !character.length && choices.length < character.answers,
        }
      }),
    skipped: skipped.map(named),
    month: given.month,
    question: asked && questionOf(table, asked, fits, answers, language),
    others: inOrder.filter((each) => each !== asked).map(named),
    all: species.length,
    isAnyDescribed: species.some(({ values }) => values.length > 0),
    count,
    species: inOrderOfPage(table, fits, answers, given.month)
      .slice((page - 1) * keyPageSize, page * keyPageSize)
      .map(({ values, months, ...rest }) => ({
        ...rest,
        unknown:
          values.length === 0
            ? undefined
            : notDescribed(characters, { values }, answers).map(({ name }) => name[language]),
        inMonth: given.month !== undefined && isOfMonth({ months }, given.month),
      })),
    page,
  }
}

/**
 * Puts the species photographed in the reader's month first. Within each part, species that lack fewer of the answered
 * characters come first.
 */
function inOrderOfPage(
  { characters, species }: KeyTable,
  fits: SpeciesSet,
  answers: KeyState['answers'],
  month: number | undefined,
): KeySpecies[] {
  const answered = [...characters.keys()].filter((place) =>
    answers.has(characters[place]?.key ?? ''),
  )
  const parts: KeySpecies[][] = []
  forEachIn(fits, (at) => {
    const one = species[at]
    if (!one) return
    let part = month === undefined || isOfMonth(one, month) ? 0 : characters.length + 1
    if (one.values.length === 0) part += characters.length
    else for (const place of answered) if (!one.values[place]) part += 1
    const same = parts[part]
    if (same) same.push(one)
    else parts[part] = [one]
  })
  return parts.flat()
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
  const { key, name, question, hint, choices, length, terms, answers: most } = character
  const column = prepare(table).columns.find((each) => each.character === character)
  const { counts, described } = column ? countChoices(column, fits) : { counts: [], described: 0 }
  const undescribed = countOf(fits) - described
  const chosen = answers.get(key) ?? []
  const range = column && length && lengthsOf(column, fits)
  return {
    key,
    name: name[language],
    question: question[language],
    hint: hint?.[language],
    isMany: most > 1 && !length,
    terms: terms?.[language] ?? [],
    choices: choices.map((choice, place) => ({
      ...shownChoice(choice, language),
      count: counts[place] ? counts[place] + undescribed : 0,
      isChosen: chosen.includes(choice.key),
    })),
    length: length && {
      unit: length.unit,
      drawing: shownDrawing(length.drawing),
      among: range ? lengthInWords(range, length.unit)[language] : '',
    },
  }
}

/** The answered choices. A length is one choice in words. */
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
