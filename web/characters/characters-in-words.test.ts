/** Tests that characters are described in the reader's language, and that a form can change single choices. */
import { expect, test } from 'vitest'
import type { KeyQuestion } from '../../contract/key/key-table.ts'
import { charactersInWords } from './characters-in-words.ts'
import { unknownChoices, withChoice, withValues } from './chosen.ts'

const choice = (key: string, en: string, zh: string) => ({ key, name: { en, zh } })
const questions: KeyQuestion[] = [
  {
    ...{ key: 'habit', kind: 'plant', ease: 1, answers: 1 },
    name: { en: 'Form', zh: '形态' },
    question: { en: 'What form?', zh: '什么形态？' },
    choices: [choice('tree', 'Tree', '乔木'), choice('shrub', 'Shrub', '灌木')],
  },
  {
    ...{ key: 'leaf', kind: 'plant', ease: 2, answers: 1, choices: [] },
    name: { en: 'Leaf length', zh: '叶长' },
    question: { en: 'How long?', zh: '多长？' },
    length: { unit: 'cm' },
  },
]

test('names characters and choices in the language of the reader', () => {
  const text = 'scent: strong\nhabit: tree, shrub'
  expect(charactersInWords(questions, text, 'en')).toBe('Form: Tree\u00a0· Shrub\nscent: strong')
  expect(charactersInWords(questions, 'habit: tree, vine', 'zh')).toBe('形态：乔木\u00a0· vine')
  expect(charactersInWords(questions, 'a tree', 'en')).toBe('a tree')
  expect(charactersInWords(questions, 'leaf: 40-125', 'en')).toBe('Leaf length: 4–12.5 cm')
  expect(charactersInWords(questions, 'leaf: 40-125', 'zh')).toBe('叶长：4–12.5厘米')
})

test('adds and removes a choice, and keeps choices that the questions lack', () => {
  const withShrub = withChoice(questions, 'scent: strong', 'habit', 'shrub', true)
  expect(withShrub).toBe('habit: shrub\nscent: strong')
  const withBoth = withChoice(questions, withShrub, 'habit', 'tree', true)
  expect(withBoth).toBe('habit: tree, shrub\nscent: strong')
  const withoutTree = withChoice(questions, 'habit: vine, tree', 'habit', 'tree', false)
  expect(withoutTree).toBe('habit: vine')
  expect(withChoice(questions, 'habit: tree', 'habit', 'tree', false)).toBe('')
})

test('replaces the former length of a character', () => {
  const measured = withValues(questions, 'scent: strong\nleaf: 30-80', 'leaf', ['40-120'])
  expect(measured).toBe('leaf: 40-120\nscent: strong')
  expect(withValues(questions, 'leaf: 40-120', 'leaf', [])).toBe('')
})

test('lists stored values that the questions lack', () => {
  expect(unknownChoices(questions, 'leaf: 40-120, long')).toBe('leaf: long')
  expect(unknownChoices(questions, 'habit: vine, tree\nscent: strong')).toBe(
    'habit: vine; scent: strong',
  )
  expect(unknownChoices(questions, 'habit: tree')).toBe('')
})
