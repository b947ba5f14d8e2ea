/** Tests the file of "my list", and the merging of two lists. */
import { expect, test } from 'vitest'
import { type Entry, noteMaximum } from './entry.ts'
import { listFileText, mergeLists, readListFile } from './list-file.ts'

const camphor: Entry = {
  ...{ code: '7h3k9q2m', kind: 'plant', mark: 'seen', day: '2026-03-15', note: 'by the gate' },
  ...{ latinName: 'Camphora officinarum', commonName: 'Camphor tree', chineseName: '樟' },
  changedAt: '2026-03-15T08:00:00.000Z',
}
const grebe: Entry = { ...camphor, code: '0123abcd', kind: 'bird', mark: 'to-find', day: '' }

test('reads the same entries from a written file', () => {
  expect(readListFile(listFileText([camphor, grebe]))).toEqual({
    entries: [camphor, grebe],
    skipped: 0,
  })
})

test.each([
  '',
  'no JSON',
  '[]',
  'null',
  '{"format":"another","entries":[]}',
  listFileText([]).slice(5),
])('rejects a file that is not a list: %s', (text) => {
  expect(readListFile(text)).toBeUndefined()
})

test.each([
  { code: '../../x' },
  { kind: 'fish' },
  { mark: 'eaten' },
  { day: 'yesterday' },
  { latinName: '' },
  { latinName: { toString: 'x' } },
  { day: '2026-3-15' },
  { changedAt: '9999' },
  { changedAt: '2026-13-45T99:99:99Z' },
])('skips an entry with %j and reads the others', (invalidFields) => {
  const text = listFileText([{ ...camphor, ...invalidFields } as Entry, grebe])
  expect(readListFile(text)).toEqual({ entries: [grebe], skipped: 1 })
})

test.each([
  ['2026-03-15T08:00Z', '2026-03-15T08:00:00.000Z'],
  ['2026-03-15T08:00:00Z', '2026-03-15T08:00:00.000Z'],
  ['2026-03-15T08:00:00.5Z', '2026-03-15T08:00:00.500Z'],
])('reads the time %s of an entry as %s', (changedAt, time) => {
  const file = readListFile(listFileText([{ ...camphor, changedAt }]))
  expect(file).toEqual({ entries: [{ ...camphor, changedAt: time }], skipped: 0 })
})

test('keeps the newer entry when the file has a time without seconds', () => {
  const newer = { ...camphor, note: 'in flower', changedAt: '2026-03-15T08:00:30.000Z' }
  const file = readListFile(listFileText([{ ...camphor, changedAt: '2026-03-15T08:00Z' }]))
  expect(mergeLists([newer], file?.entries ?? [])).toEqual([newer])
})

test('truncates a long note and drops unknown fields', () => {
  const text = listFileText([
    { ...camphor, note: 'x'.repeat(10_000), link: 'javascript:' } as Entry,
  ])
  expect(readListFile(text)?.entries).toEqual([{ ...camphor, note: 'x'.repeat(noteMaximum) }])
})

test('keeps the newer of two entries for a species', () => {
  const newer = { ...camphor, note: 'in flower', changedAt: '2026-04-01T08:00:00.000Z' }
  expect(mergeLists([camphor], [newer, grebe])).toEqual([newer, grebe])
  expect(mergeLists([newer], [camphor])).toEqual([newer])
})
