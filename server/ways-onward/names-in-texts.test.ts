/** Tests which names of species are found in a text. */
import { describe, expect, test } from 'vitest'
import { indexNames, namesIn } from './names-in-texts.ts'

const name = (latinName: string, chineseName: string) => ({
  latinName,
  chineseName,
  commonName: '',
})
const index = indexNames([
  {
    kind: 'plant',
    names: [
      name('Prunus mume', '梅'),
      name('Prunus persica', '桃'),
      name('Loropetalum chinense', '檵木'),
      name('Loropetalum chinense var. rubrum', '红花檵木'),
      name('Camellia japonica', '山茶'),
      name('Camellia reticulata', '滇山茶'),
      name('Osmanthus fragrans', '桂花'),
      name('Rosa chinensis', '月季'),
      name('Rosa hybrida', '月季'),
      name('Magnolia denudata', '玉兰'),
    ],
  },
  { kind: 'bird', names: [name('Pica serica', '喜鹊'), name('Cyanopica cyanus', '灰喜鹊')] },
])
const pageSpecies = { kind: 'plant' as const, latinName: 'Magnolia denudata' }
const namesFound = (text: string) =>
  namesIn(text, index, pageSpecies).map(({ at, length, latinName }) => [
    text.slice(at, at + length),
    latinName,
  ])

describe('names in a text', () => {
  test.each([
    ['Flowers with Prunus mume, before the leaves.', [['Prunus mume', 'Prunus mume']]],
    [
      '梅庭里，与桂花、喜鹊为邻。',
      [
        ['桂花', 'Osmanthus fragrans'],
        ['喜鹊', 'Pica serica'],
      ],
    ],
    ['果实比山茶的小。', [['山茶', 'Camellia japonica']]],
    [
      'Loropetalum chinense var. rubrum is red.',
      [['Loropetalum chinense var. rubrum', 'Loropetalum chinense var. rubrum']],
    ],
  ])('are found: %s', (text, expected) => {
    expect(namesFound(text)).toEqual(expected)
  })

  test.each([
    ['a part of a longer Chinese word', '油茶花与桂花鱼、白玉兰、山茶科'],
    ['a part of another species’ name', '滇山茶开了'],
    ['a name that two species have', '墙边的月季，红色'],
    ['a single character', '梅、桃'],
    ['a species with a rank that is not recorded', 'Prunus persica var. nectarina grows here.'],
    ['a longer Latin word', 'Prunus mumeoides and xPrunus mume'],
    ['a genus alone', 'Prunus and its relatives'],
    ['the species of the page', 'Magnolia denudata，即玉兰'],
  ])('are not found: %s', (_title, text) => {
    expect(namesFound(text)).toEqual([])
  })

  test('are found once, even if the text repeats them', () => {
    expect(namesFound('Prunus mume and, again, Prunus mume')).toHaveLength(1)
  })

  test('are the longest names that match', () => {
    expect(namesFound('灰喜鹊和喜鹊')).toEqual([
      ['灰喜鹊', 'Cyanopica cyanus'],
      ['喜鹊', 'Pica serica'],
    ])
  })
})
