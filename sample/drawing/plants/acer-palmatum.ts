/** 鸡爪槭 Acer palmatum: seven-fingered leaves in pairs, green, then scarlet; winged fruit like small propellers. */
import { photographsOf, platesOf } from '../season-sheet.ts'
import type { SpeciesDrawings } from '../species-drawings.ts'
import { bare } from './acer-palmatum/bare.ts'
import { fallen } from './acer-palmatum/fallen.ts'
import { inKeys } from './acer-palmatum/in-keys.ts'
import { redPlate } from './acer-palmatum/red-plate.ts'
import { scarletBough } from './acer-palmatum/scarlet-bough.ts'
import { turningLeaves } from './acer-palmatum/turning-leaves.ts'
import { unfolding } from './acer-palmatum/unfolding.ts'

const name = { latin: 'Acer palmatum', chinese: '鸡爪槭' }

const photograph = photographsOf(name, 'acer-palmatum')

export const acerPalmatum: SpeciesDrawings = {
  latinName: name.latin,
  chineseName: name.chinese,
  photographs: [
    photograph('autumn', 1, '2025-11-16', 'Lake Walk', scarletBough),
    photograph('autumn', 2, '2025-10-28', 'Lake Walk', turningLeaves),
    photograph('autumn', 3, '2025-11-29', 'Bamboo Path', fallen),
    photograph('spring', 1, '2026-04-03', 'Lake Walk', unfolding),
    photograph('summer', 1, '2026-06-14', 'Lake Walk', inKeys),
    photograph('winter', 1, '2026-01-09', 'Bamboo Path', bare),
  ],
  artworks: [
    platesOf(name, 'acer-palmatum')(1, '2025-11-30', redPlate, { at: [850, 820], text: '红叶' }),
  ],
}
