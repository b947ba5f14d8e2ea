/** Tests how synonyms are read from lines and written as lines. */
import { expect, test } from 'vitest'
import { parseSynonyms, synonymLines } from './synonyms.ts'

test('reads one synonym per line, with authors and source', () => {
  const text = 'Michelia alba | DC. | Flora of China\n\n Laurus camphora ｜ L. \nRosa\u200B indica'
  expect(parseSynonyms(text)).toEqual([
    { scientificName: 'Michelia alba', authorship: 'DC.', source: 'Flora of China' },
    { scientificName: 'Laurus camphora', authorship: 'L.', source: '' },
    { scientificName: 'Rosa indica', authorship: '', source: '' },
  ])
})

test('writes synonyms as lines that can be read back without loss', () => {
  const synonyms = [
    { scientificName: 'Michelia alba', authorship: '', source: 'Flora of China' },
    { scientificName: 'Laurus camphora', authorship: 'L.', source: '' },
  ]
  const text = synonymLines(synonyms)
  expect(text).toBe('Michelia alba |  | Flora of China\nLaurus camphora | L.')
  expect(parseSynonyms(text)).toEqual(synonyms)
})

test('replaces separators and line breaks inside a part with spaces', () => {
  const text = synonymLines([{ scientificName: 'Rosa\nalba', authorship: 'L. | Mill.' }])
  expect(parseSynonyms(text)).toEqual([
    { scientificName: 'Rosa alba', authorship: 'L. Mill.', source: '' },
  ])
})
