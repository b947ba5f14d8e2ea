/** 白车轴草 Trifolium repens: round heads that put on a brown skirt, three leaflets with a pale chevron. */
import { photographsOf } from '../season-sheet.ts'
import type { SpeciesDrawings } from '../species-drawings.ts'
import { browning } from './trifolium-repens/browning.ts'
import { fourLeaved } from './trifolium-repens/four-leaved.ts'
import { frosted } from './trifolium-repens/frosted.ts'
import { inFlower } from './trifolium-repens/in-flower.ts'

const name = { latin: 'Trifolium repens', chinese: '白车轴草' }

const photograph = photographsOf(name, 'trifolium-repens')

export const trifoliumRepens: SpeciesDrawings = {
  latinName: name.latin,
  chineseName: name.chinese,
  photographs: [
    photograph('spring', 1, '2025-05-21', 'Playing Field', inFlower),
    photograph('summer', 1, '2025-06-18', 'Playing Field', browning),
    photograph('autumn', 1, '2025-09-20', 'Library Lawn', fourLeaved, '#7f9f6a'),
    photograph('winter', 1, '2025-12-28', 'Playing Field', frosted),
  ],
  artworks: [],
}
