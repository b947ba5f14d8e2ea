/** 连翘 Forsythia suspensa: yellow bells on bare arching wood, toothed leaves in pairs, the beaked pod. */
import { photographsOf } from '../season-sheet.ts'
import type { SpeciesDrawings } from '../species-drawings.ts'
import { inFlower } from './forsythia-suspensa/in-flower.ts'
import { inFruit } from './forsythia-suspensa/in-fruit.ts'
import { inLeaf } from './forsythia-suspensa/in-leaf.ts'
import { nearFlowers } from './forsythia-suspensa/near-flowers.ts'

const name = { latin: 'Forsythia suspensa', chinese: '连翘' }

const photograph = photographsOf(name, 'forsythia-suspensa')

export const forsythiaSuspensa: SpeciesDrawings = {
  latinName: name.latin,
  chineseName: name.chinese,
  photographs: [
    photograph('spring', 1, '2026-03-14', 'Lake Walk', inFlower),
    photograph('spring', 2, '2026-03-20', 'Lake Walk', nearFlowers),
    photograph('summer', 1, '2025-06-25', 'Lake Walk', inLeaf),
    photograph('autumn', 1, '2025-11-08', 'Lake Walk', inFruit),
  ],
  artworks: [],
}
