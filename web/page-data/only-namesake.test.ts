/** Tests which names in addresses belong to exactly one species. */
import { expect, test } from 'vitest'
import { onlyNamesake } from './only-namesake.ts'

const namesOf = (latinName: string, commonName = '', chineseName = '') => ({
  latinName,
  commonName,
  chineseName,
})
const hibiscus = namesOf('Hibiscus rosa-sinensis', 'China rose', '朱槿')
const daisy = namesOf('Chrysanthemum × morifolium', 'Florist’s daisy', '菊花')
const rose = namesOf('Rosa chinensis', 'China rose', '月季')
const candidates = [hibiscus, daisy, rose]

test.each([
  ['Hibiscus_rosa_sinensis', hibiscus],
  ['hibiscus_rosa-sinensis', hibiscus],
  ['Hibiscus_rosa', hibiscus],
  ['Chrysanthemum_x_morifolium', daisy],
  ['Chrysanthemum_×morifolium', daisy],
  ['菊花', daisy],
])('finds the only species with the name %s', (name, species) => {
  expect(onlyNamesake(name, candidates)).toBe(species)
})

test.each(['China_rose', 'Hibiscus', 'Rosa', 'sinensis', '', '-'])(
  'finds no species for %j, which matches no species or several species',
  (name) => {
    expect(onlyNamesake(name, candidates)).toBeUndefined()
  },
)

test('finds no species if two names differ only by a dash', () => {
  const twins = [namesOf('Rosa alba-nigra'), namesOf('Rosa alba nigra')]
  expect(onlyNamesake('Rosa_alba__nigra', twins)).toBeUndefined()
})
