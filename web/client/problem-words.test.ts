/** Tests the messages for the problems of fields. */
import { expect, test } from 'vitest'
import { problems } from '../../contract/schemas/species-record.ts'
import { m } from '../paraglide/messages.js'
import { problemWords } from './problem-words.ts'

test.each(Object.entries(problems))('has a message for the server’s error %s', (_name, problem) => {
  const text = typeof problem === 'string' ? problem : problem(200)
  expect(problemWords(text)).not.toBe(m.form_wrong())
})

test('has different messages for a missing text, a bad address and a long text', () => {
  expect(problemWords(problems.missing)).toBe(m.form_required())
  expect(problemWords(problems.notAnAddress)).toBe(m.form_not_an_address())
  expect(problemWords(problems.tooLong(200))).toBe(m.form_too_long({ maximum: '200' }))
})

test('has a message for an unknown error', () => {
  expect(problemWords('is purple')).toBe(m.form_wrong())
})
