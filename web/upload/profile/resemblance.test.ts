/** Tests that species with similar names are found, and that other species are not. */
import { expect, test } from 'vitest'
import type { Names } from '../../../contract/names.ts'
import { resemblance } from './resemblance.ts'

const names = (latinName: string, chineseName = '', commonName = ''): Names => ({
  latinName,
  commonName,
  chineseName,
})

const catalogue = [
  names('Prunus serrulata', '山樱花', 'Oriental Cherry'),
  names('Magnolia denudata', '玉兰', 'Yulan Magnolia'),
  names('Magnolia × alba', '白兰', 'White Champaca'),
  names('Camellia japonica', '山茶', 'Common Camellia'),
  names('Rosa rugosa', '玫瑰', 'Rugosa Rose'),
  names('Camphora officinarum', '樟', 'Camphor Tree'),
  names('Osmanthus fragrans', '桂花', 'Sweet Osmanthus'),
  names('Triadica sebifera', '乌桕', 'Chinese Tallow'),
  names('Ilex crenata', '齿叶冬青', 'Japanese Holly'),
  names('Phalaris aquatica', '水𬟁草', ''),
]
const near = (typed: Names) => resemblance(typed, catalogue).near.map((each) => each.latinName)

test.each([
  ['a variety of a species', names('Prunus serrulata var. lannesiana'), 'Prunus serrulata'],
  ['a letter left out', names('Camelia japonica'), 'Camellia japonica'],
  ['two letters swapped', names('Magnolia deundata'), 'Magnolia denudata'],
  ['the hybrid sign left out', names('Magnolia alba'), 'Magnolia × alba'],
  ['the letter x for the hybrid sign', names('Magnolia x alba'), 'Magnolia × alba'],
  [
    'an older Latin name with the same Chinese name',
    names('Cinnamomum camphora', '樟'),
    'Camphora officinarum',
  ],
  ['樟树 for 樟', names('Cinnamomum camphora', '樟树'), 'Camphora officinarum'],
  ['桂 for 桂花', names('', '桂'), 'Osmanthus fragrans'],
  [
    'an English name in another spelling',
    names('Sapium sebiferum', '', 'chinese-tallow'),
    'Triadica sebifera',
  ],
  ['a name beyond the first plane of Unicode', names('', '水𬟁'), 'Phalaris aquatica'],
])('finds the similar species: %s', (_description, typed, expected) => {
  expect(near(typed)).toEqual([expected])
  expect(resemblance(typed, catalogue).same).toBeUndefined()
})

test.each([
  ['another rose', names('Rosa chinensis', '月季花', 'China Rose')],
  ['another holly with an equally long Latin name', names('Ilex cornuta', '枸骨', 'Chinese Holly')],
  ['樟子松, a pine', names('Pinus sylvestris var. mongolica', '樟子松')],
  ['紫玉兰, another magnolia', names('Magnolia liliiflora', '紫玉兰', 'Lily Magnolia')],
  ['a genus alone', names('Camellia')],
  ['a form of growth alone', names('', '树', 'Tree')],
  ['empty names', names('')],
])('finds no species similar to %s', (_description, typed) => {
  expect(near(typed)).toEqual([])
})

test('finds a variety for the name of its species', () => {
  const varieties = [names('Prunus serrulata var. lannesiana', '日本晚樱')]
  expect(resemblance(names('Prunus serrulata'), varieties).near).toEqual(varieties)
})

test.each(['Magnolia denudata', '  magnolia   DENUDATA ', 'Magnolia_denudata'])(
  'recognises %j as existing',
  (latinName) => {
    const { same, near } = resemblance(names(latinName, '玉兰'), catalogue)
    expect(same?.latinName).toBe('Magnolia denudata')
    expect(near).toEqual([])
  },
)

test('does not compare an edited species with itself', () => {
  const typed = names('Magnolia denudata', '玉兰', 'Yulan Magnolia')
  expect(resemblance(typed, catalogue, 'Magnolia denudata')).toEqual({
    same: undefined,
    near: [],
    by: 'latinName',
  })
})

test.each([
  ['latinName', names('Camellia japonica', '茶', 'Tea')],
  ['latinName', names('Camelia japonica')],
  ['latinName', names('Prunus serrulata var. lannesiana', '山樱花')],
  ['chineseName', names('Cinnamomum camphora', '樟树')],
  ['commonName', names('Sapium sebiferum', '', 'chinese-tallow')],
] as const)('returns the name that matched: %s', (by, typed) => {
  expect(resemblance(typed, catalogue).by).toBe(by)
})

test('returns an equal Latin name separately, and the three most similar species, the nearest first', () => {
  const spellings = ['dealbatum', 'dealbatis', 'dealbato', 'dealbata', 'dealbate']
  const many = spellings.map((each) => names(`Acacia ${each}`))
  const { same, near } = resemblance(names('Acacia dealbata'), many)
  expect(same).toBe(many[3])
  const nearest = ['dealbato', 'dealbate', 'dealbatum'].map((each) => `Acacia ${each}`)
  expect(near.map(({ latinName }) => latinName)).toEqual(nearest)
})
