/** Tests that a form takes over the choices and lengths that a reader entered before hydration. */
import { expect, test } from 'vitest'
import { withEntered } from './chosen.ts'

const choice = (key: string) => ({ key, name: { en: key, zh: key }, drawing: { lines: 'M0 0' } })
const questions = [
  { key: 'form', choices: [choice('tree'), choice('shrub')] },
  { key: 'bill', choices: [], length: { unit: 'mm' as const, drawing: { lines: '', mark: '' } } },
]
const box = (character: string, value: string, checked: boolean) => ({
  dataset: { character },
  value,
  checked,
})
const stored = 'form: tree\nbill: 40'
const boxes = [box('form', 'tree', true), box('form', 'shrub', false)]
const numbers = (from: string, to: string) => [box('bill', from, false), box('bill', to, false)]

test.each([
  [
    'keeps a stored length that the reader left unchanged',
    [...boxes, ...numbers('40', '')],
    stored,
  ],
  ['takes over a new length', [...boxes, ...numbers('40', '52')], 'form: tree\nbill: 40-52'],
  ['keeps the stored length beside an invalid number', [...boxes, ...numbers('wide', '')], stored],
  ['removes a length whose fields are empty', [...boxes, ...numbers('', '')], 'form: tree'],
  [
    'takes over each changed choice',
    [box('form', 'tree', false), box('form', 'shrub', true), ...numbers('40', '')],
    'form: shrub\nbill: 40',
  ],
])('%s', (_title, fields, text) => {
  expect(withEntered(questions, stored, fields)).toBe(text)
})
