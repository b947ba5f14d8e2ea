import { describe, expect, test } from 'vitest'
import { cleanName, galleryAddress, glossaryLetter, nameKey, profileAddress } from './names.ts'

describe('a clean name', () => {
  test.each([
    ['white space is single', '  Acer \t palmatum\n', 'Acer palmatum'],
    ['a bidirectional override is gone', 'Acer \u202Emutamlap', 'Acer mutamlap'],
    ['an isolate is gone', '\u2066Acer\u2069 palmatum', 'Acer palmatum'],
    ['a zero-width space is gone', 'Acer pal\u200Bmatum', 'Acer palmatum'],
    ['a zero-width space between spaces leaves one space', 'Acer \u200B palmatum', 'Acer palmatum'],
    ['a byte order mark is gone, not a space', 'Acer pal\uFEFFmatum', 'Acer palmatum'],
    ['a soft hyphen is gone', 'Acer pal\u00ADmatum', 'Acer palmatum'],
    ['NUL and other controls are gone', 'Acer\0 palm\u0007at\u0085um', 'Acer palmatum'],
    ['an accent is one character', 'Ae\u0308sculus', 'Aësculus'],
    ['an accent behind a zero-width joiner too', 'Ae\u200D\u0308sculus', 'Aësculus'],
  ])('%s', (_why, given, expected) => {
    expect(cleanName(given)).toBe(expected)
  })

  test.each([
    'Hibiscus rosa-sinensis',
    'Loropetalum chinense var. rubrum',
    'Bauhinia × blakeana',
    '小䴙䴘',
    '𬟁',
    '樟',
    "Shepherd's Purse",
  ])('%s stays as it is', (name) => {
    expect(cleanName(name)).toBe(name)
  })
})

describe('the key of a Latin name', () => {
  test.each([
    ['underscores are spaces', 'Loropetalum_chinense_var._rubrum'],
    ['case does not matter', 'LOROPETALUM CHINENSE VAR. RUBRUM'],
    ['width does not matter', 'Ｌｏｒｏｐｅｔａｌｕｍ chinense var. rubrum'],
    ['nor do spaces around and between', ' Loropetalum  chinense var.\u3000rubrum '],
  ])('%s', (_why, spelling) => {
    expect(nameKey(spelling)).toBe('loropetalum chinense var. rubrum')
  })

  test('hyphens and × distinguish', () => {
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
  test('writes underscores for spaces and leaves a way back', () => {
    const address = profileAddress('plant', 'Bauhinia × blakeana')
    expect(address).toBe('/search/Bauhinia_%C3%97_blakeana')
    expect(nameKey(decodeURIComponent(address.slice('/search/'.length)))).toBe(
      'bauhinia × blakeana',
    )
  })

  test('of a name with a slash, a question mark or a hash is one segment', () => {
    expect(profileAddress('bird', 'A/b?c#d')).toBe('/searchBird/A%2Fb%3Fc%23d')
  })

  test('of a gallery lies below the profile', () => {
    expect(galleryAddress('bird', 'Tachybaptus ruficollis')).toBe(
      '/searchBird/Tachybaptus_ruficollis/gallery',
    )
  })
})
