/** Checks properties of the key of the sample collection with all its species and random paths. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import type { Character } from '../../contract/key/characters.ts'
import { type CodedCharacters, parseCharacters } from '../../contract/key/coded-characters.ts'
import { questionsInOrder, remaining, setsOf, valuesOf } from '../../contract/key/identify.ts'
import { lengthIn, parseLength } from '../../contract/key/lengths.ts'
import { forEachIn, type SpeciesSet } from '../../contract/key/species-set.ts'
import { type Kind, kindNames } from '../../contract/kinds.ts'
import { readPart } from '../content/parts.ts'

const root = path.resolve(import.meta.dirname, '../..')
const { characters: allCharacters } = readPart(
  'characters',
  path.join(root, 'content/characters.yaml'),
).value

interface CodedSpecies {
  name: string
  coded: CodedCharacters
  values: number[]
}

function keyOf(kind: Kind) {
  const characters = allCharacters.filter((character) => character.kind === kind)
  const file = readFileSync(path.join(root, `sample/${kind}s.csv`))
  const rows = parse(file, { columns: true }) as Record<string, string>[]
  const species = rows.map((row): CodedSpecies => {
    const coded = parseCharacters(row.characters ?? '') ?? new Map()
    return { name: row.latinName ?? '', coded, values: valuesOf(characters, coded) }
  })
  return { characters, species, sets: setsOf(characters, species) }
}

/** @returns a function whose pseudo-random numbers from 0 to below 1 are the same in every run */
function randomFrom(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

/** @returns some of the species' true choices, or a length within the species' range */
function trueAnswers(question: Character, { coded }: CodedSpecies, random: () => number): string[] {
  const choices = coded.get(question.key) ?? []
  const range = question.length && lengthIn(choices)
  if (!range) return choices.filter(() => random() < 0.7)
  return [`${range.from + Math.floor(random() * (range.to - range.from + 1))}`]
}

/**
 * @returns the keys of the questions about parts that the plant lacks. A ginkgo has catkins, which have a colour, but
 * no flower that can be halved. A bamboo flowers once in decades, so its flowers and fruit are not described.
 */
function withoutAnswer(isOnly: (key: string, choice: string) => boolean): string[] {
  const [hasNoPetals, hasNoFruit] = [isOnly('petals', 'none'), isOnly('fruit', 'none')]
  return [
    ...(hasNoPetals && hasNoFruit ? ['flower-colour'] : []),
    ...(hasNoPetals ? ['symmetry'] : []),
    ...(hasNoFruit ? ['fruit-colour'] : []),
  ]
}

describe.each(kindNames)('the key of the sample for a %s', (kind) => {
  const { characters, species, sets } = keyOf(kind)
  const speciesIn = (set: SpeciesSet) => {
    const found: CodedSpecies[] = []
    forEachIn(set, (index) => found.push(...species.slice(index, index + 1)))
    return found
  }

  test('has enough questions in both languages, with a drawing or a colour for each choice or length', () => {
    // The month, which a reader can also choose, counts as one more question. Its data comes from the photographs.
    expect(characters.length + 1).toBeGreaterThanOrEqual(kind === 'plant' ? 12 : 8)
    for (const { question, choices, length } of characters) {
      expect(question.en && question.zh).toBeTruthy()
      const pictures = length ? [length] : choices
      const withoutPicture = pictures.filter(
        (each) => !each.drawing && !('colour' in each && each.colour),
      )
      expect(withoutPicture).toEqual([])
    }
  })

  test('describes every species completely, with known choices', () => {
    expect(species.length).toBeGreaterThan(10)
    for (const { name, coded } of species) {
      const unknown = [...coded].flatMap(([key, choices]) => {
        const question = characters.find((each) => each.key === key)
        const isKnown = (choice: string) =>
          question?.length
            ? parseLength(choice)
            : question?.choices.some((each) => each.key === choice)
        return choices.filter((choice) => !isKnown(choice)).map((each) => [name, key, each])
      })
      expect(unknown).toEqual([])
      const isOnly = (key: string, choice: string) => coded.get(key)?.join() === choice
      const uncoded = characters.filter(({ key }) => !coded.has(key)).map(({ key }) => key)
      expect([name, uncoded]).toEqual([name, withoutAnswer(isOnly)])
    }
  })

  test('hides no species after true answers and skipped questions, in any order', () => {
    const random = randomFrom(19)
    for (const target of species) {
      for (let run = 0; run < 40; run++) {
        const answers = new Map<string, readonly string[]>()
        const skipped = new Set<string>()
        for (;;) {
          const remainingSet = remaining(sets, answers)
          expect([target.name, speciesIn(remainingSet).includes(target)]).toEqual([
            target.name,
            true,
          ])
          const isDone = (key: string) => answers.has(key) || skipped.has(key)
          const ordered = questionsInOrder(sets, remainingSet, isDone)
          // The reader mostly answers the first question, and sometimes chooses another question.
          const question = ordered[random() < 0.7 ? 0 : Math.floor(random() * ordered.length)]
          if (!question) break
          const answer = trueAnswers(question, target, random)
          if (answer.length > 0) answers.set(question.key, answer.slice(0, question.answers))
          else skipped.add(question.key)
        }
      }
    }
  })

  test('finds every species from the first question on, with at most two other species', () => {
    for (const target of species) {
      const answers = new Map<string, readonly string[]>()
      const undescribed = new Set<string>()
      let remainingSet = sets.all
      for (;;) {
        const isDone = (key: string) => answers.has(key) || undescribed.has(key)
        const [question] = questionsInOrder(sets, remainingSet, isDone)
        if (!question) break
        const answer = target.coded.get(question.key)?.slice(0, question.answers)
        if (answer) answers.set(question.key, answer)
        else undescribed.add(question.key)
        remainingSet = remaining(sets, answers)
      }
      expect(speciesIn(remainingSet)).toContain(target)
      expect([target.name, speciesIn(remainingSet).length <= 3]).toEqual([target.name, true])
    }
  })
})
