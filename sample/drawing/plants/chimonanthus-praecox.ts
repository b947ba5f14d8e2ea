/** 蜡梅 Chimonanthus praecox: waxen yellow flowers hung on bare twigs in the coldest month; rough leaves, urn-shaped fruit. */
import { photographsOf, platesOf } from '../season-sheet.ts'
import type { SpeciesDrawings } from '../species-drawings.ts'
import { autumnUrns } from './chimonanthus-praecox/autumn-urns.ts'
import { inFlower } from './chimonanthus-praecox/in-flower.ts'
import { inSnow } from './chimonanthus-praecox/in-snow.ts'
import { near } from './chimonanthus-praecox/near.ts'
import { painted } from './chimonanthus-praecox/painted.ts'
import { summerLeaves } from './chimonanthus-praecox/summer-leaves.ts'

const name = { latin: 'Chimonanthus praecox', chinese: '蜡梅' }

const photograph = photographsOf(name, 'chimonanthus-praecox')

export const chimonanthusPraecox: SpeciesDrawings = {
  latinName: name.latin,
  chineseName: name.chinese,
  photographs: [
    photograph('winter', 1, '2026-01-13', 'Bamboo Path', inFlower),
    photograph('winter', 2, '2025-12-27', 'Bamboo Path', near),
    photograph('winter', 3, '2026-01-25', 'Old Wall', inSnow),
    photograph('summer', 1, '2026-06-28', 'Bamboo Path', summerLeaves),
    photograph('autumn', 1, '2025-11-05', 'Bamboo Path', autumnUrns),
  ],
  artworks: [
    platesOf(name, 'chimonanthus-praecox')(1, '2026-02-01', painted, {
      at: [840, 760],
      text: '蜡梅',
    }),
  ],
}
