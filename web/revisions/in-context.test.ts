/** Tests that a small screen keeps the sentences near a change, and that no text is lost. */
import { expect, test } from 'vitest'
import { inContext } from './in-context.ts'
import { wordDifference } from './word-difference.ts'

const before =
  'One is here. Two is here. Three is here. Four is red. Five is here. Six is here. 七在此。八在此。'
const after = before.replace('red', 'blue')

test('keeps the changed sentence and one sentence on each side', () => {
  expect(inContext(wordDifference(before, after))).toEqual([
    { far: 'One is here. Two is here. ' },
    { same: 'Three is here. Four is ' },
    { before: 'red', after: 'blue' },
    { same: '. Five is here. ' },
    { far: 'Six is here. 七在此。八在此。' },
  ])
})

test('keeps every character of both texts', () => {
  for (const [from, to] of [
    [before, after],
    [`${before}\n\n${before} 3.5 m`, `${after}\nNew\n${before} 3.5 m`],
    ['', before],
    [before, before],
  ] as const) {
    const pieces = inContext(wordDifference(from, to))
    const text = (side: 'before' | 'after') =>
      pieces
        .map((piece) => ('same' in piece ? piece.same : 'far' in piece ? piece.far : piece[side]))
        .join('')
    expect(text('before')).toBe(from)
    expect(text('after')).toBe(to)
  }
})

test('returns an unchanged text as one piece', () => {
  expect(inContext(wordDifference(before, before))).toEqual([{ same: before }])
})
