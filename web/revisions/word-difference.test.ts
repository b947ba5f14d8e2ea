/** Tests how two texts are compared, and that the comparison of long texts takes linear time. */
import { describe, expect, test } from 'vitest'
import { longTextMaximum } from '../../contract/limits.ts'
import { timeOf } from '../../tests/harness/texts/linear-time.ts'
import { type Piece, wordDifference } from './word-difference.ts'

const oldSide = (pieces: Piece[]) =>
  pieces.map((piece) => ('same' in piece ? piece.same : piece.before)).join('')
const newSide = (pieces: Piece[]) =>
  pieces.map((piece) => ('same' in piece ? piece.same : piece.after)).join('')

const longText = (unit: string, length: number) => unit.repeat(length).slice(0, length)

test('compares English by words', () => {
  expect(wordDifference('By the east gate.', 'By the west gate.')).toEqual([
    { same: 'By the ' },
    { before: 'east', after: 'west' },
    { same: ' gate.' },
  ])
})

test('compares Chinese by characters', () => {
  expect(wordDifference('荷花池东岸', '荷花池西岸')).toEqual([
    { same: '荷花池' },
    { before: '东', after: '西' },
    { same: '岸' },
  ])
})

test('does not split a character of several code units or parts', () => {
  expect(wordDifference('小䴙䴘', '小鸊䴘')).toEqual([
    { same: '小' },
    { before: '䴙', after: '鸊' },
    { same: '䴘' },
  ])
  expect(wordDifference('水𬟁草', '水𬜬草')).toEqual([
    { same: '水' },
    { before: '𬟁', after: '𬜬' },
    { same: '草' },
  ])
  expect(wordDifference('a 👩‍🌾', 'a 👩‍🔬')).toEqual([
    { same: 'a ' },
    { before: '👩‍🌾', after: '👩‍🔬' },
  ])
})

test('shows added or removed text on one side only', () => {
  expect(wordDifference('red, blue', 'red, green, blue')).toEqual([
    { same: 'red, ' },
    { before: '', after: 'green, ' },
    { same: 'blue' },
  ])
  expect(wordDifference('', 'new')).toEqual([{ before: '', after: 'new' }])
  expect(wordDifference('old', '')).toEqual([{ before: 'old', after: '' }])
  expect(wordDifference('', '')).toEqual([])
  expect(wordDifference('same', 'same')).toEqual([{ same: 'same' }])
})

test('joins changes with little text between them', () => {
  expect(wordDifference('the quick brown fox', 'the slow red fox')).toEqual([
    { same: 'the ' },
    { before: 'quick brown', after: 'slow red' },
    { same: ' fox' },
  ])
  expect(wordDifference('早春的花', '晚秋的叶')).toEqual([
    { before: '早春的花', after: '晚秋的叶' },
  ])
})

test('does not mark the line breaks between two changed paragraphs', () => {
  expect(wordDifference('one\n\ntwo', 'uno\n\ndue')).toEqual([
    { before: 'one', after: 'uno' },
    { same: '\n\n' },
    { before: 'two', after: 'due' },
  ])
})

test('compares a text in both languages', () => {
  const pieces = wordDifference('Lotus pond, 荷花池东岸', 'Lily pond, 荷花池西岸')
  expect(pieces).toEqual([
    { before: 'Lotus', after: 'Lily' },
    { same: ' pond, 荷花池' },
    { before: '东', after: '西' },
    { same: '岸' },
  ])
})

describe('the comparison of long texts', () => {
  const paragraph = '长在阴处，少有人见。It grows slowly and is seldom noticed. '
  const long = Array.from({ length: 300 }, (_, index) => `${index} ${paragraph}`).join('\n')

  test('finds one word among 16,000 characters', () => {
    const changedText = long.replace('150 长在阴处', '150 生在阴处')
    const differing = wordDifference(long, changedText).filter((piece) => !('same' in piece))
    expect(differing).toEqual([{ before: '长', after: '生' }])
  })

  test('finds two distant changes', () => {
    const changedText = long.replace('2 长在', '2 生在').replace('297 长在', '297 生在')
    const pieces = wordDifference(long, changedText)
    expect(oldSide(pieces)).toBe(long)
    expect(newSide(pieces)).toBe(changedText)
    expect(pieces.filter((piece) => !('same' in piece))).toEqual([
      { before: '长', after: '生' },
      { before: '长', after: '生' },
    ])
  })

  test('finds one word in every line', () => {
    const pieces = wordDifference(long, long.replaceAll('slowly', 'very slowly'))
    const addedWords = pieces.flatMap((piece) => ('same' in piece ? [] : piece.after.trim()))
    expect(addedWords).toEqual(Array.from({ length: 300 }, () => 'very'))
    expect(oldSide(pieces)).toBe(long)
  })

  test('keeps equal lines unmarked when too many words differ', () => {
    const others = (text: string) => `${text}，`.repeat(900)
    const pieces = wordDifference(
      `timeOfOne\n${others('东')}\nsame line\n${others('南')}`,
      `timeOfOne\n${others('鸟')}\nsame line\n${others('花')}`,
    )
    expect(pieces.filter((piece) => 'same' in piece)).toContainEqual({ same: 'same line\n' })
  })

  test('returns one change for two texts without common words', () => {
    const [before, after] = ['东南\n'.repeat(6000), '西，北'.repeat(6000)]
    expect(wordDifference(before, after)).toEqual([{ before, after }])
  })

  // These texts repeat attack 82 of security.md.
  test.each([
    ['no common word', '东南\n', '西，北'],
    ['two common words in another order', 'a b ', 'b a c '],
    ['a common word in every line', 's\na b c d ', 's\nb a d c'],
  ])('takes linear time for texts with %s', { timeout: 120_000 }, (_shape, before, after) => {
    const compare = (length: number) =>
      wordDifference(...([before, after].map((unit) => longText(unit, length)) as [string, string]))
    const growths = Array.from({ length: 3 }, () => {
      const half = timeOf(() => compare(longTextMaximum / 2))
      return timeOf(() => compare(longTextMaximum)) / half
    })
    expect(growths.sort((one, other) => one - other)[1]).toBeLessThan(3.2)
  })

  test('takes less than six times as long for thirteen texts of a page as for one text', () => {
    const [before, after] = ['东南\n'.repeat(6000), '西，北'.repeat(6000)]
    wordDifference(before, after)
    const timeOfOne = timeOf(() => wordDifference(before, after))
    const timeOfThirteen = timeOf(() => {
      for (let text = 0; text < 13; text++) wordDifference(before, after, 13)
    })
    // The texts of a page share one limit of edits, but each text is split into words.
    expect(timeOfThirteen / timeOfOne).toBeLessThan(6)
  })
})

test('returns pieces that contain both complete texts, for random texts', () => {
  let state = 7
  const random = (most: number) => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0
    return state % most
  }
  const parts = ['a', 'bee', ' ', ', ', '\n', '花', '鸟', '𬟁', 'é', '👩‍🌾', '12', '\t', '']
  const text = () => Array.from({ length: random(40) }, () => parts[random(parts.length)]).join('')
  for (let round = 0; round < 500; round++) {
    const [before, after] = [text(), text()]
    const pieces = wordDifference(before, after)
    expect(oldSide(pieces)).toBe(before)
    expect(newSide(pieces)).toBe(after)
    for (const [index, piece] of pieces.entries()) {
      const next = pieces[index + 1]
      if (next)
        expect('same' in piece, 'equal and changed pieces alternate').not.toBe('same' in next)
    }
  }
})
