import { expect, test } from 'vitest'
import { onlyNamesake } from './only-namesake.ts'

const named = (latinName: string, commonName = '', chineseName = '') => ({
  latinName,
  commonName,
  chineseName,
})
const hibiscus = named('Hibiscus rosa-sinensis', 'China rose', '朱槿')
const daisy = named('Chrysanthemum × morifolium', 'Florist’s daisy', '菊花')
const rose = named('Rosa chinensis', 'China rose', '月季')
const all = [hibiscus, daisy, rose]

test.each([
  ['Hibiscus_rosa_sinensis', hibiscus],
  ['hibiscus_rosa-sinensis', hibiscus],
  ['Hibiscus_rosa', hibiscus],
  ['Chrysanthemum_x_morifolium', daisy],
  ['Chrysanthemum_×morifolium', daisy],
  ['菊花', daisy],
])('finds the only species with the name %s', (name, species) => {
  expect(onlyNamesake(name, all)).toBe(species)
})

test.each(['China_rose', 'Hibiscus', 'Rosa', 'sinensis', '', '-'])(
  'finds no species for %j, which no species or several species match',
  (name) => {
    expect(onlyNamesake(name, all)).toBeUndefined()
  },
)

test('finds no species if two names differ only by a dash', () => {
  const twins = [named('Rosa alba-nigra'), named('Rosa alba nigra')]
  expect(onlyNamesake('Rosa_alba__nigra', twins)).toBeUndefined()
})
