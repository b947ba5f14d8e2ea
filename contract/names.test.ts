/** Tests how names are cleaned, compared and written into addresses. */
import { describe, expect, test } from 'vitest'
import {
  cleanName,
  galleryAddress,
  glossaryLetter,
  latinNameInAddress,
  nameKey,
  nameWarningOf,
  profileAddress,
} from './names.ts'
import { newUsername, usernameKey } from './schemas/accounts/accounts.ts'

describe('cleanName', () => {
  test.each([
    ['leaves single spaces', '  Acer \t palmatum\n', 'Acer palmatum'],
    ['removes a bidirectional override', 'Acer \u202Emutamlap', 'Acer mutamlap'],
    ['removes an isolate', '\u2066Acer\u2069 palmatum', 'Acer palmatum'],
    ['removes a zero-width space', 'Acer pal\u200Bmatum', 'Acer palmatum'],
    [
      'leaves one space for a zero-width space between spaces',
      'Acer \u200B palmatum',
      'Acer palmatum',
    ],
    ['removes a byte order mark without leaving a space', 'Acer pal\uFEFFmatum', 'Acer palmatum'],
    ['removes a soft hyphen', 'Acer pal\u00ADmatum', 'Acer palmatum'],
    ['removes NUL and other control characters', 'Acer\0 palm\u0007at\u0085um', 'Acer palmatum'],
    ['joins a letter and its combining accent into one character', 'Ae\u0308sculus', 'Aësculus'],
    ['removes a joiner between a letter and its accent', 'Ae\u200D\u0308sculus', 'Aësculus'],
  ])('%s', (_title, typed, expected) => {
    expect(cleanName(typed)).toBe(expected)
  })

  test.each([
    'Hibiscus rosa-sinensis',
    'Loropetalum chinense var. rubrum',
    'Bauhinia × blakeana',
    '小䴙䴘',
    '𬟁',
    '樟',
    "Shepherd's Purse",
  ])('keeps %s', (name) => {
    expect(cleanName(name)).toBe(name)
  })
})

// security.md 69
const invisible = {
  'an emoji selector': '\uFE0F',
  'a grapheme joiner': '\u034F',
  'a Hangul filler': '\u3164',
  'a Hangul filler of half width': '\uFFA0',
  'a Hangul choseong filler': '\u115F',
  'a Khmer vowel': '\u17B4',
  'a Mongolian selector': '\u180B',
  'a later Mongolian selector': '\u180F',
  'a tag': '\u{E0041}',
  'a variation selector for ideographs': '\u{E0100}',
  'a noncharacter': '\uFFFE',
  'a noncharacter of the second plane': '\u{1FFFF}',
  'a private character': '\uE000',
  'an unassigned character': '\u0378',
  'a lone surrogate': '\uD800',
  'a Braille blank': '\u2800',
  'a Khitan filler': '\u{16FE4}',
  'a soft hyphen': '\u00AD',
}

describe.each(Object.entries(invisible))('the invisible character, %s,', (_title, character) => {
  test('is removed from a name', () => {
    expect(cleanName(`Ginkgo${character} biloba`)).toBe('Ginkgo biloba')
    expect(cleanName(`${character}Ginkgo biloba${character}`)).toBe('Ginkgo biloba')
  })

  test('does not make a different name', () => {
    expect(nameKey(`Gin${character}kgo_biloba`)).toBe('ginkgo biloba')
    expect(usernameKey(`he${character}ad`)).toBe('head')
  })

  test('is rejected in a username', () => {
    const { error } = newUsername.safeParse(`he${character}ad`)
    expect(error?.issues[0]?.message).toBe('username_unseen')
  })
})

test('keeps a variation selector of an ideograph, which makes no different name', () => {
  for (const name of ['葛\u{E0100}', '樟\u{E0101}树', '神\uFE00']) {
    expect(cleanName(name)).toBe(name)
    expect(nameKey(name)).toBe(name.replace(/[\uFE00\u{E0100}\u{E0101}]/u, ''))
  }
  expect(cleanName('葛\u{E0100}\u{E0101}')).toBe('葛\u{E0100}')
})

describe('the key of a Latin name', () => {
  test.each([
    ['has spaces for underscores', 'Loropetalum_chinense_var._rubrum'],
    ['ignores case', 'LOROPETALUM CHINENSE VAR. RUBRUM'],
    ['ignores the width of characters', 'Ｌｏｒｏｐｅｔａｌｕｍ chinense var. rubrum'],
    [
      'ignores spaces around the name and further spaces inside it',
      ' Loropetalum  chinense var.\u3000rubrum ',
    ],
  ])('%s', (_title, spelling) => {
    expect(nameKey(spelling)).toBe('loropetalum chinense var. rubrum')
  })

  test('differs for hyphens and ×', () => {
    expect(nameKey('Hibiscus rosa-sinensis')).not.toBe(nameKey('Hibiscus rosa sinensis'))
    expect(nameKey('Bauhinia × blakeana')).not.toBe(nameKey('Bauhinia blakeana'))
  })
})

describe('the glossary letter', () => {
  test.each([
    ['Acer palmatum', 'a'],
    ['zelkova serrata', 'z'],
    ['× Cupressocyparis leylandii', 'c'],
    ['×Amarcrinum memoria-corsii', 'a'],
    ['x Fatshedera lizei', 'f'],
    ['Xanthium strumarium', 'x'],
    ['Élodée', 'e'],
    ['樟', '#'],
    ['3-leaved akebia', '#'],
    ['', '#'],
  ])('of %s is %s', (name, letter) => {
    expect(glossaryLetter(name)).toBe(letter)
  })
})

describe('an address', () => {
  test('has underscores for spaces and can be read back', () => {
    const address = profileAddress('plant', 'Bauhinia × blakeana')
    expect(address).toBe('/search/Bauhinia_%C3%97_blakeana')
    expect(nameKey(decodeURIComponent(address.slice('/search/'.length)))).toBe(
      'bauhinia × blakeana',
    )
  })

  test('is one segment for a name with a slash, a question mark or a hash', () => {
    expect(profileAddress('bird', 'A/b?c#d')).toBe('/searchBird/A%2Fb%3Fc%23d')
  })

  test.each([
    ['/search/Bauhinia_%C3%97_blakeana', 'Bauhinia × blakeana'],
    ['/searchBird/Pica_serica', 'Pica serica'],
    ['/search', ''],
    ['/search/Pica_serica/gallery', ''],
    ['/family/Rosaceae', ''],
    ['/search/%E0%A4%A', ''],
  ])('%s contains the Latin name "%s"', (pathname, latinName) => {
    expect(latinNameInAddress(pathname)).toBe(latinName)
  })

  test('of a gallery is below the address of the profile', () => {
    expect(galleryAddress('bird', 'Tachybaptus ruficollis')).toBe(
      '/searchBird/Tachybaptus_ruficollis/gallery',
    )
  })
})

test.each([
  ['latinName', '樟', 'latin_in_chinese'],
  ['latinName', 'Camphora 樟', 'latin_in_chinese'],
  ['latinName', 'Rosa 2', 'latin_with_digits'],
  ['latinName', 'Rosa × alba var. nova', undefined],
  ['latinName', 'Phœnix dactylifera', undefined],
  ['chineseName', 'Camphor', 'chinese_without_characters'],
  ['chineseName', '3', 'chinese_without_characters'],
  ['chineseName', '䴙䴘', undefined],
  ['chineseName', '樟（香樟）', undefined],
  ['chineseName', ' ', undefined],
  ['commonName', '樟 2', undefined],
] as const)('the warning for the %s “%s” is %s', (field, name, expected) => {
  expect(nameWarningOf(field, name)).toBe(expected)
})
