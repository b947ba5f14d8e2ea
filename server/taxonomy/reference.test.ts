/** Tests the site's own table with the sample, and with a reference and a collection outside the project. */
import { createReadStream } from 'node:fs'
import { parse } from 'csv-parse'
import { describe, expect, test } from 'vitest'
import type { Kind } from '../../contract/kinds.ts'
import { isSharedUsed, sharedFile } from '../../tests/harness/doses/dose.ts'
import { allTaxa, classify, findTaxon } from './taxonomy.ts'

type Row = Record<string, string>

const readRows = (file: string | URL): Promise<Row[]> =>
  Array.fromAsync(createReadStream(file).pipe(parse({ columns: true, bom: true })))

/** Genera of families that the reference of 2019 does not separate. */
const newerFamilies = ['Calophyllum', 'Camptotheca', 'Davidia', 'Mazus', 'Nyssa', 'Rehmannia']
/** Orders of ferns and clubmosses in the reference. The table has the orders of the newer classification of 2016. */
const newerOrders = /^(?:Polypodiales-)?Eupolypod I|^(?:Lycopodiales|Marsileales|Ophioglossales)$/

test('classifies the whole sample', async () => {
  for (const [kind, file] of [
    ['plant', 'plants.csv'],
    ['bird', 'birds.csv'],
  ] as const) {
    const rows = await readRows(new URL(`../../sample/${file}`, import.meta.url))
    expect(rows.filter(({ latinName = '' }) => !classify(kind, latinName).order)).toEqual([])
  }
})

describe.runIf(isSharedUsed)('compared with ../shared, the table', () => {
  test('agrees with the genera of vascular plants', async () => {
    const genera = await readRows(sharedFile('reference', 'vascular-genera.csv'))
    const disagreeing = genera.flatMap(({ genus = '', family = '', order = '' }) => {
      const taxon = findTaxon('plant', 'genus', genus)
      const [isSameFamily, ourOrder] = [!taxon || taxon.parent === family, orderOf('plant', family)]
      const isSameOrder = ourOrder === order || (ourOrder && newerOrders.test(order))
      return (isSameFamily || newerFamilies.includes(genus)) && isSameOrder
        ? []
        : [`${genus} ${family}`]
    })
    expect(disagreeing).toEqual([])
  })

  test('agrees with the genera of birds', async () => {
    const species = await readRows(sharedFile('reference', 'birds-avilist-2025.csv'))
    const disagreeing = species.filter(({ scientificName = '', family = '', order }) => {
      const taxon = findTaxon('bird', 'genus', scientificName.split(' ')[0] ?? '')
      return (taxon && taxon.parent !== family) || orderOf('bird', family) !== order
    })
    expect(disagreeing).toEqual([])
    const knownFamilies = new Set(species.map(({ family }) => family))
    const families = [...allTaxa()].filter(({ kind, rank }) => kind === 'bird' && rank === 'family')
    expect(families.filter(({ name }) => !knownFamilies.has(name))).toEqual([])
  })

  test.each([
    ['plant', 'plants.csv'],
    ['bird', 'birds.csv'],
  ] as const)('classifies every %s of the collection', async (kind, file) => {
    const rows = await readRows(sharedFile('collection', file))
    expect(rows.filter(({ latinName = '' }) => !classify(kind, latinName).family)).toEqual([])
  })
})

const orderOf = (kind: Kind, family: string) => findTaxon(kind, 'family', family)?.parent
