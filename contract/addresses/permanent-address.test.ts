/** Tests the permanent address of a species. */
import { expect, test } from 'vitest'
import { codeOf, idsOfCode, permanentAddress } from './permanent-address.ts'

const id = '3f9a1c20-ab4d-4e5f-8a6b-7c8d9e0f1a2b'

test('makes a code of eight letters and digits, whose range of ids contains the id', () => {
  expect(permanentAddress(id)).toMatch(/^\/s\/[0-9a-hjkmnp-tv-z]{8}$/)
  for (const each of [
    id,
    '00000000-0000-4000-8000-000000000000',
    'ffffffff-ffff-4fff-bfff-ffffffffffff',
  ]) {
    const { first, last } = idsOfCode(codeOf(each)) ?? { first: '', last: '' }
    expect(first <= each && each <= last).toBe(true)
    expect([first.length, last.length]).toEqual([36, 36])
    expect([first.slice(0, 11), last.slice(0, 11)]).toEqual([each.slice(0, 11), each.slice(0, 11)])
  }
  expect(codeOf('3f9a1c20-ac4d-4e5f-8a6b-7c8d9e0f1a2b')).not.toBe(codeOf(id))
})

test('accepts a code with capitals, and with letters that look like digits', () => {
  expect(codeOf('00842108-42aa-4000-8000-000000000000')).toBe('02222222')
  const code = codeOf(id)
  expect(idsOfCode(code.toUpperCase())).toEqual(idsOfCode(code))
  expect(idsOfCode('OIL00000')).toEqual(idsOfCode('01100000'))
})

test('rejects an invalid code and an invalid id', () => {
  for (const text of ['', 'abc', '123456789', 'uuuuuuuu', '1234567%', '________', '𬟁0000000'])
    expect(idsOfCode(text), text).toBeUndefined()
  expect(() => codeOf('Magnolia denudata')).toThrow()
})
