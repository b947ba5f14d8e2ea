/** 紫薇 Lagerstroemia indica: crinkled six-petalled flowers all summer, smooth peeling trunk, split brown capsules. */
import { photographsOf, platesOf } from '../season-sheet.ts'
import type { SpeciesDrawings } from '../species-drawings.ts'
import { autumn } from './lagerstroemia-indica/autumn.ts'
import { inFlower } from './lagerstroemia-indica/in-flower.ts'
import { near } from './lagerstroemia-indica/near.ts'
import { painted } from './lagerstroemia-indica/painted.ts'
import { trunk } from './lagerstroemia-indica/trunk.ts'
import { unfolding } from './lagerstroemia-indica/unfolding.ts'

const name = { latin: 'Lagerstroemia indica', chinese: '紫薇' }

const photograph = photographsOf(name, 'lagerstroemia-indica')

export const lagerstroemiaIndica: SpeciesDrawings = {
  latinName: name.latin,
  chineseName: name.chinese,
  photographs: [
    photograph('summer', 1, '2026-08-09', 'Playing Field', inFlower),
    photograph('summer', 2, '2026-07-19', 'Playing Field', near),
    photograph('autumn', 1, '2025-10-26', 'Playing Field', autumn),
    photograph('spring', 1, '2026-04-22', 'Playing Field', unfolding),
    photograph('winter', 1, '2025-12-07', 'Playing Field', trunk),
  ],
  artworks: [
    platesOf(name, 'lagerstroemia-indica')(1, '2026-08-22', painted, {
      at: [820, 210],
      text: '紫薇',
    }),
  ],
  creationPhotograph: 'lagerstroemia-indica-summer-1.webp',
}
