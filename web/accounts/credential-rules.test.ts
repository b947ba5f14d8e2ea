/** Tests that the browser checks usernames and passwords in the same way as the contract. */
import { expect, test } from 'vitest'
import { newPassword, newUsername } from '../../contract/schemas/accounts/accounts.ts'
import { passwordProblem, usernameProblem } from './credential-rules.ts'

const problemIn = (schema: typeof newUsername | typeof newPassword, text: string) =>
  schema.safeParse(text).error?.issues[0]?.message

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
])('checks the username %j as the contract does', (text) => {
  expect(usernameProblem(text)).toBe(problemIn(newUsername, text))
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
])('checks the password %j as the contract does', (text) => {
  expect(passwordProblem(text)).toBe(problemIn(newPassword, text))
})

test('reports an empty value as missing, not as invalid', () => {
  expect(['', '  '].map(usernameProblem)).toEqual(['required', 'required'])
  expect(passwordProblem('')).toBe('required')
})
