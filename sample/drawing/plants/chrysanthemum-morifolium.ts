/** 菊花 Chrysanthemum × morifolium: incurved, spider and single heads, the lobed grey-backed leaf, frost at the end. */
import { photographsOf, platesOf } from '../season-sheet.ts'
import type { SpeciesDrawings } from '../species-drawings.ts'
import { fencePlate } from './chrysanthemum-morifolium/fence-plate.ts'
import { inLeaf } from './chrysanthemum-morifolium/in-leaf.ts'
import { incurved } from './chrysanthemum-morifolium/incurved.ts'
import { single } from './chrysanthemum-morifolium/single.ts'
import { spider } from './chrysanthemum-morifolium/spider.ts'
import { witheredHeads } from './chrysanthemum-morifolium/withered.ts'

const name = { latin: 'Chrysanthemum × morifolium', chinese: '菊花' }

const photograph = photographsOf(name, 'chrysanthemum-morifolium')

const painted = platesOf(name, 'chrysanthemum-morifolium')

export const chrysanthemumMorifolium: SpeciesDrawings = {
  latinName: name.latin,
  chineseName: name.chinese,
  creationPhotograph: 'chrysanthemum-morifolium-autumn-1.webp',
  photographs: [
    photograph('autumn', 1, '2025-10-31', 'Rooftop Garden', incurved),
    photograph('autumn', 2, '2025-11-09', 'Rooftop Garden', spider),
    photograph('autumn', 3, '2025-11-16', 'Old Wall', single),
    photograph('summer', 1, '2025-07-22', 'Rooftop Garden', inLeaf),
    photograph('winter', 1, '2026-01-04', 'Rooftop Garden', witheredHeads),
  ],
  artworks: [
    painted(1, '2025-11-25', fencePlate, { at: [880, 130], text: '采菊东篱下', size: 30 }),
  ],
}
