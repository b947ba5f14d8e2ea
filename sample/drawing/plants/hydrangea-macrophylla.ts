/** 绣球 Hydrangea macrophylla: the ball of coloured sepals, from blue through antique green to winter lace. */
import { photographsOf, platesOf } from '../season-sheet.ts'
import type { SpeciesDrawings } from '../species-drawings.ts'
import { antique } from './hydrangea-macrophylla/antique.ts'
import { inFlower } from './hydrangea-macrophylla/in-flower.ts'
import { inkLeafPlate } from './hydrangea-macrophylla/ink-leaf-plate.ts'
import { lace } from './hydrangea-macrophylla/lace.ts'
import { nearHead } from './hydrangea-macrophylla/near-head.ts'
import { opening } from './hydrangea-macrophylla/opening.ts'

const name = { latin: 'Hydrangea macrophylla', chinese: '绣球' }

const photograph = photographsOf(name, 'hydrangea-macrophylla')

const painted = platesOf(name, 'hydrangea-macrophylla')

export const hydrangeaMacrophylla: SpeciesDrawings = {
  latinName: name.latin,
  chineseName: name.chinese,
  creationPhotograph: 'hydrangea-macrophylla-summer-1.webp',
  photographs: [
    photograph('summer', 1, '2025-06-14', 'Bamboo Path', inFlower),
    photograph('summer', 2, '2025-07-02', 'Bamboo Path', nearHead),
    photograph('spring', 1, '2026-05-16', 'Bamboo Path', opening),
    photograph('autumn', 1, '2025-10-25', 'Bamboo Path', antique),
    photograph('winter', 1, '2026-01-08', 'Bamboo Path', lace),
  ],
  artworks: [painted(1, '2025-06-30', inkLeafPlate, { at: [870, 150], text: '绣球', size: 40 })],
}
