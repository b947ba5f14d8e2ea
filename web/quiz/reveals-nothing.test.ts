/**
 * Tests that no address, text alternative, caption or attribute of a question reveals the answer, and tests the kinds
 * of questions of each selection.
 */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterAll, describe, expect, test } from 'vitest'
import { birdStages, type Kind, plantSeasons } from '../../contract/kinds.ts'
import type { QuizDeck } from '../../contract/learning/quiz-deck.ts'
import { getLocale, overwriteGetLocale } from '../paraglide/runtime.js'
import { addressOfQuestions, askIn, asks, asksOf } from './ask.ts'
import { QuestionView } from './question-view.tsx'
import { type Question, roundOf } from './round.ts'

// This file restores the locale at the end, because test files share their modules.
const ownLocale = getLocale
afterAll(() => overwriteGetLocale(ownLocale))

const numbers = [0, 1, 2, 3, 4]
const sections = { plant: plantSeasons, bird: birdStages } as const
const stageWords = { en: /juvenile|subadult|\b(fe)?male\b/i, zh: /幼鸟|亚成|雄|雌/ }

function deckOf(kind: Kind): QuizDeck {
  return {
    species: numbers.map((number) => ({
      ...{ code: `code000${number}`, kind, isAsked: true },
      latinName: `Genusone speciesname${number}`,
      ...{ commonName: `Commonword ${number}`, chineseName: `俗名${number}号` },
      ...{ genus: 'Genusone', family: `Familia${number}aceae` },
    })),
    pictures: numbers.flatMap((of) =>
      sections[kind].map((section, index) => {
        return { id: `0190-${of}${index}`, width: 640, height: 480, section, of }
      }),
    ),
    pairs: [],
    families: numbers.map((number) => ({
      ...{ rank: 'family' as const, name: `Familia${number}aceae` },
      ...{ commonName: `Kindred ${number}`, chineseName: `某${number}科` },
    })),
  }
}

function questionsOf(kind: Kind, ask: Question['ask'], seed: number): Question[] {
  let state = seed
  const random = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
  return roundOf(deckOf(kind), ask, new Map(), new Date('2026-03-10'), random)
}

function markupOf(question: Question, language: 'en' | 'zh'): string {
  overwriteGetLocale(() => language)
  const view = createElement(QuestionView, {
    ...{ question, number: '1', onAnswered: () => {}, onNext: () => {} },
  })
  return renderToStaticMarkup(createElement(MemoryRouter, null, view))
}

/** @returns the markup of each choice, and all markup outside the choices */
function partsOf(markup: string) {
  const [before = '', listAndAfter = ''] = markup.split(/<ol[^>]*>/)
  const [list = '', after = ''] = listAndAfter.split('</ol>')
  const choices = list.split(/<li[^>]*>/).slice(1)
  return { outside: before + after, choices }
}

const namesOf = ({ latinName, commonName, chineseName, code }: Question['species']) => [
  ...[latinName, latinName.replaceAll(' ', '_'), commonName, chineseName, code],
]

const cases = asks.flatMap((ask) =>
  (['plant', 'bird'] as const)
    .filter((kind) => ask !== 'stage' || kind === 'bird')
    .flatMap((kind) => (['en', 'zh'] as const).map((language) => [ask, kind, language] as const)),
)

describe.each(cases)('questions about the %s of a %s, in %s', (ask, kind, language) => {
  const questions = [1, 2, 3].flatMap((seed) => questionsOf(kind, ask, seed))

  test('name no answer outside their choices', () => {
    expect(questions.length).toBeGreaterThan(10)
    for (const question of questions) {
      const { outside, choices } = partsOf(markupOf(question, language))
      expect(choices).toHaveLength(question.choices.length)
      const ownNames = namesOf(question.species)
      const { family } = question.species
      const secrets = {
        picture: ownNames,
        // The question is the name, so no other text may reveal the photograph.
        name: [family],
        family: [family, `Kindred ${family[7]}`, `某${family[7]}科`],
        stage: [question.picture?.section ?? ''],
      }[ask]
      for (const secret of secrets) expect(outside).not.toContain(secret)
      if (ask === 'stage') expect(outside).not.toMatch(stageWords[language])
    }
  })

  test('mark no choice, and have equal markup for all choices', () => {
    for (const question of questions) {
      const { choices } = partsOf(markupOf(question, language))
      if (ask === 'name') {
        for (const choice of choices) {
          for (const species of deckOf(kind).species) {
            for (const name of namesOf(species)) expect(choice).not.toContain(name)
          }
        }
      }
      // Without texts, numbers and addresses, the markup of all choices is equal.
      const markups = choices.map((choice) =>
        choice
          .replaceAll(/ alt="[^"]*"|\/public\/quiz\/[^? ]*/g, '')
          .replaceAll(/>[^<]*</g, '><')
          .replaceAll(/aria-keyshortcuts="\d"/g, ''),
      )
      expect(markups.length).toBeGreaterThan(1)
      expect(new Set(markups).size).toBe(1)
      for (const choice of choices) expect(choice).not.toMatch(/data-state|✓|✗/)
    }
  })

  test('have the right choice at more than two positions', () => {
    const positions = new Set(questions.map(({ right }) => right))
    expect(positions.size).toBeGreaterThan(2)
  })
})

test('asks no family question if one family is selected, and no stage question for plants', () => {
  const family = { family: 'rosaceae' }
  expect(asksOf(family)).toEqual(['picture', 'name', 'stage'])
  expect(askIn(new URLSearchParams('family=rosaceae&ask=family'), family)).toBe('picture')
  expect(asksOf({ all: 'plant' })).toEqual(['picture', 'name', 'family'])
  expect(asksOf({ list: 'mine' })).toEqual([...asks])
  for (const ask of asks) {
    const address = addressOfQuestions({ walk: 'lake' }, ask)
    expect(askIn(new URL(address, 'http://localhost').searchParams, { walk: 'lake' })).toBe(ask)
  }
})
