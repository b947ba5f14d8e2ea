/** Tests the classification of Latin names by the site's own table of genera, families and orders. */
import { expect, test } from 'vitest'
import { kindNames } from '../../contract/kinds.ts'
import { allTaxa, classify, findTaxon, isHomonym } from './taxonomy.ts'

test.each([
  ['plant', 'Magnolia denudata', 'species', 'Magnolia', 'Magnoliaceae', 'Magnoliales'],
  ['plant', 'Hibiscus rosa-sinensis', 'species', 'Hibiscus', 'Malvaceae', 'Malvales'],
  ['plant', 'Bauhinia × blakeana', 'species', 'Bauhinia', 'Fabaceae', 'Fabales'],
  ['plant', '× Fatshedera lizei', 'species', 'Fatshedera', '', ''],
  ['plant', 'rosa_chinensis', 'species', 'Rosa', 'Rosaceae', 'Rosales'],
  ['plant', 'Styphnolobium japonicum f. pendulum', 'form', 'Styphnolobium', 'Fabaceae', 'Fabales'],
  [
    'plant',
    'Paeonia lactiflora var. trichocarpa',
    'variety',
    'Paeonia',
    'Paeoniaceae',
    'Saxifragales',
  ],
  ['plant', 'Cornus alba subsp. stolonifera', 'subspecies', 'Cornus', 'Cornaceae', 'Cornales'],
  ['plant', "Acer palmatum 'Atropurpureum'", 'cultivar', 'Acer', 'Sapindaceae', 'Sapindales'],
  ['plant', 'Rosa sp.', 'genus', 'Rosa', 'Rosaceae', 'Rosales'],
  ['bird', 'Tachybaptus ruficollis', 'species', 'Tachybaptus', 'Podicipedidae', 'Podicipediformes'],
  ['bird', 'Oenanthe pleschanka', 'species', 'Oenanthe', 'Muscicapidae', 'Passeriformes'],
  ['plant', 'Oenanthe javanica', 'species', 'Oenanthe', 'Apiaceae', 'Apiales'],
  ['plant', 'Isoetes sinensis', 'species', 'Isoetes', '', ''],
  ['plant', '银杏', '', '', '', ''],
  ['bird', '__proto__', '', '', '', ''],
] as const)('classifies the %s %s', (kind, name, rank, genus, family, order) => {
  expect(classify(kind, name)).toEqual({ rank, genus, family, order })
})

test('has the family of every genus and the order of every family', () => {
  const orphans = [...allTaxa()].filter(({ kind, rank, parent }) => {
    if (rank === 'order') return parent !== ''
    return !findTaxon(kind, rank === 'genus' ? 'family' : 'order', parent)
  })
  expect(orphans).toEqual([])
})

test('has a Chinese and an English name for nearly every family and order', () => {
  const higherTaxa = [...allTaxa()].filter(({ rank }) => rank !== 'genus')
  for (const kind of kindNames) {
    const taxaOfKind = higherTaxa.filter((taxon) => taxon.kind === kind)
    const completeTaxa = taxaOfKind.filter(
      ({ commonName, chineseName }) => commonName && chineseName,
    )
    expect(completeTaxa.length).toBeGreaterThanOrEqual(taxaOfKind.length - 1)
  }
})

test('recognises a genus that plants and birds share', () => {
  expect(['Oenanthe', 'Prunella', 'Rosa'].map(isHomonym)).toEqual([true, true, false])
})
