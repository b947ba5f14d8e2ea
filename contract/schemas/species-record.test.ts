/** Tests the rules for a new or changed species. */
import { describe, expect, test } from 'vitest'
import { longTextMaximum, nameMaximum } from '../limits.ts'
import { speciesRecordSchema, webAddress } from './species-record.ts'

const names = { latinName: 'Acer palmatum', commonName: 'Japanese maple', chineseName: '鸡爪槭' }
const plant = (more: object) =>
  speciesRecordSchema('plant').safeParse({ ...names, texts: {}, ...more })

describe('the schema of an address', () => {
  test.each([
    ['https://www.worldfloraonline.org/', 'https://www.worldfloraonline.org/'],
    ['http://www.iplant.cn/info/樟', 'http://www.iplant.cn/info/樟'],
    ['HTTPS://example.org', 'HTTPS://example.org'],
    ['www.iplant.cn', 'https://www.iplant.cn'],
    ['  zh.wikipedia.org/wiki/樟  ', 'https://zh.wikipedia.org/wiki/樟'],
    ['植物.cn', 'https://植物.cn'],
  ])('reads %j as %j', (typed, address) => {
    expect(webAddress.parse(typed)).toBe(address)
  })

  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'javascript://example.org/%0aalert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'https://java\tscript.example.org',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'ftp://example.org',
    'mailto:someone@example.org',
    'https://user@example.org',
    'https://example.org\\@evil.org/a b',
    'https://',
    'https:\\\\example.org',
    'not an address',
    '',
  ])('rejects %j', (typed) => {
    expect(webAddress.safeParse(typed).success).toBe(false)
  })
})

describe('a species record', () => {
  test('needs its three names, and reports a missing name', () => {
    const result = plant({ chineseName: ' \u200B ' })
    expect(result.error?.issues.map((issue) => [issue.path, issue.message])).toEqual([
      [['chineseName'], 'is required'],
    ])
  })

  test('cleans names and texts, and changes line ends to LF', () => {
    const record = plant({
      latinName: 'Acer\u200B  palmatum',
      texts: { additionalInfo: ' First line\r\nsecond\rthird\0 ' },
    })
    expect(record.data?.latinName).toBe('Acer palmatum')
    expect(record.data?.texts.additionalInfo).toBe('First line\nsecond\nthird')
  })

  test('has only the texts of its kind', () => {
    const texts = { diet: 'Seeds', location: 'Lake', Juvenile: 'Brown' }
    expect(plant({ texts }).data?.texts).toEqual({
      otherNames: '',
      ...{ authorship: '', rank: '', genus: '', family: '', order: '', synonyms: '' },
      characters: '',
      location: 'Lake',
      additionalInfo: '',
    })
    const bird = speciesRecordSchema('bird').parse({ ...names, texts })
    expect(bird.texts).toMatchObject({ diet: 'Seeds', Juvenile: 'Brown', FemaleAdult: '' })
  })

  test.each([
    ['a name one character too long', { latinName: 'a'.repeat(nameMaximum + 1) }],
    ['a text one character too long', { texts: { location: 'a'.repeat(longTextMaximum + 1) } }],
    ['a link to a script', { englishLinks: [{ linkTitle: 'x', link: 'javascript:alert(1)' }] }],
    ['a link without the field `linkTitle`', { englishLinks: [{ link: 'https://example.org' }] }],
    ['links that are not a list', { englishLinks: 'https://example.org' }],
    ['too many links', { chineseLinks: Array(21).fill({ linkTitle: '', link: 'example.org' }) }],
    ['a name that is an object', { commonName: { $ne: '' } }],
  ])('rejects %s', (_title, more) => {
    expect(plant(more).success).toBe(false)
  })

  test('accepts names and texts of the greatest length', () => {
    const longest = {
      latinName: 'a'.repeat(nameMaximum),
      texts: { location: '鸟'.repeat(longTextMaximum) },
    }
    expect(plant(longest).success).toBe(true)
  })
})
