import { expect, test } from 'vitest'
import { newPassword, newUsername } from '../../contract/schemas/accounts.ts'
import { passwordProblem, usernameProblem } from './credential-rules.ts'

const saidBy = (schema: typeof newUsername | typeof newPassword, typed: string) =>
  schema.safeParse(typed).error?.issues[0]?.message

test.each([
  'lin',
  ' lin ',
  'l',
  '林',
  '林晓',
  'Ｌｉｎ',
  'lin yue',
  'lin@example.org',
  'l!',
  'a_b.c-7',
  'é́',
  'x'.repeat(32),
  'x'.repeat(33),
  '𠮷'.repeat(32),
])('of the name %j the form says what the contract says', (typed) => {
  expect(usernameProblem(typed)).toBe(saidBy(newUsername, typed))
})

test.each([
  '1234567',
  '12345678',
  '疏影横斜水清浅',
  '🐦'.repeat(7),
  '🐦'.repeat(8),
  'e\u0301'.repeat(4),
  'e\u0301'.repeat(8),
  'ﷺ'.repeat(7),
  ' '.repeat(8),
  'x'.repeat(128),
  'x'.repeat(129),
  'x'.repeat(600),
])('of the password %j too', (typed) => {
  expect(passwordProblem(typed)).toBe(saidBy(newPassword, typed))
})

test('nothing typed is nothing wrong, but missing', () => {
  expect(['', '  '].map(usernameProblem)).toEqual(['required', 'required'])
  expect(passwordProblem('')).toBe('required')
})
