/** Tests which texts fill two columns instead of standing beside the other language. */
import { expect, test } from 'vitest'
import { isUnevenText } from './information-texts.tsx'

const english = 'It grows slowly and is seldom noticed. '
const chinese = '长在阴处，少有人见。'

test.each([
  ['a short text in one language', english.repeat(10), false],
  ['a long text in one language', english.repeat(40), true],
  ['a long text beside a short one', `${english.repeat(40)}\n${chinese}`, true],
  ['a long Chinese text beside a short one', `${english}\n${chinese.repeat(70)}`, true],
  ['two long texts', `${english.repeat(40)}\n${chinese.repeat(70)}`, false],
  ['no text', '', false],
])('decides whether %s fills two columns', (_, text, expected) => {
  expect(isUnevenText(text)).toBe(expected)
})
