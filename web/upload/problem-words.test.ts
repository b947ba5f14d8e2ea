import { expect, test } from 'vitest'
import { problems } from '../../contract/schemas/species-record.ts'
import { m } from '../paraglide/messages.js'
import { problemWords } from './problem-words.ts'

test.each([
  [problems.missing, m.form_required()],
  [problems.notAnAddress, m.form_not_an_address()],
  [problems.notADate, m.form_not_a_date()],
  [problems.tooLong(200), m.form_too_long({ maximum: '200' })],
])('what the server says of a field (%s) is known here', (problem, words) => {
  expect(problemWords(problem)).toBe(words)
  expect(words).not.toBe(m.form_wrong())
})

test('anything else is wrong all the same', () => {
  expect(problemWords('is purple')).toBe(m.form_wrong())
})
