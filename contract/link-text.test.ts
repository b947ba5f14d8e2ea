/** Tests how the links of an edit form are parsed. */
import { expect, test } from 'vitest'
import { linksMaximum } from './limits.ts'
import { parseLinkText } from './link-text.ts'

test('allows commas and colons in a title', () => {
  expect(parseLinkText('Oaks, maples, and: limes: https://a.org, b.org')).toEqual([
    { linkTitle: 'Oaks, maples, and: limes', link: 'https://a.org' },
    { linkTitle: '', link: 'b.org' },
  ])
})

test('drops an empty part between two links, and keeps an empty part inside a title', () => {
  expect(parseLinkText(', a: https://a.org, , b: https://b.org')).toEqual([
    { linkTitle: 'a', link: 'https://a.org' },
    { linkTitle: 'b', link: 'https://b.org' },
  ])
  expect(parseLinkText('c, , d: https://d.org')).toEqual([
    { linkTitle: 'c, , d', link: 'https://d.org' },
  ])
})

test('stops reading after too many links', () => {
  expect(parseLinkText('a: b.org, '.repeat(5000))).toHaveLength(linksMaximum + 1)
})
