/** Tests the list of texts and numbers that differ between two revisions of a part. */
import { expect, test } from 'vitest'
import { changedFields } from './changed-fields.ts'

test('lists each text and number that differs, with its path', () => {
  const before = { walks: [{ name: { en: 'Lake' }, minutes: 30 }], map: { file: 'a.svg' } }
  const after = { walks: [{ name: { en: 'The lake' }, minutes: 30 }, { name: { en: 'Wall' } }] }
  expect(changedFields(before, after)).toEqual([
    { path: ['walks', '1', 'name', 'en'], before: 'Lake', after: 'The lake' },
    { path: ['map', 'file'], before: 'a.svg', after: '' },
    { path: ['walks', '2', 'name', 'en'], before: '', after: 'Wall' },
  ])
  expect(changedFields(null, null)).toEqual([])
})
