/** Tests that a spreadsheet computes no cell of a CSV file, and that the site reads back the same texts. */
import { describe, expect, test } from 'vitest'
import { inertCell, reversibleCell, textOfCell } from './inert-cell.ts'

const formulas = [
  '=1+1',
  '+1',
  '-1',
  '@sum',
  '  =1+1',
  '＝1+1',
  '＋1',
  '－1',
  '＠sum',
  '\t1',
  '\r1',
  '\n1',
]
const otherTexts = ['', 'Rosa', '玉兰', "L'Hér.", '1=1', 'a-b']

describe('a text that begins like a formula', () => {
  test.each(formulas)('begins with an apostrophe in its cell (46): %j', (text) => {
    expect(inertCell(text)).toBe(`'${text}`)
    expect(reversibleCell(text)).toBe(`'${text}`)
  })
})

test.each(otherTexts)('leaves the text %j unchanged', (text) => {
  expect([inertCell(text), reversibleCell(text)]).toEqual([text, text])
})

test.each([...formulas, ...otherTexts, "'", "'=1", "''＝1", "'Rosa"])(
  'reads back the text %j',
  (text) => {
    expect(textOfCell(reversibleCell(text))).toBe(text)
  },
)
