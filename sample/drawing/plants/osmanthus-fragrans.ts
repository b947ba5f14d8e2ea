/** 桂花 Osmanthus fragrans: pairs of leathery leaves, golden clusters in their axils in autumn. */
import { photographsOf, platesOf } from '../season-sheet.ts'
import type { SpeciesDrawings } from '../species-drawings.ts'
import { flushing } from './osmanthus-fragrans/flushing.ts'
import { moonlitPlate } from './osmanthus-fragrans/moonlit-plate.ts'
import { near } from './osmanthus-fragrans/near.ts'
import { spray } from './osmanthus-fragrans/spray.ts'
import { winterLeaves } from './osmanthus-fragrans/winter-leaves.ts'

const name = { latin: 'Osmanthus fragrans', chinese: '桂花' }

const photograph = photographsOf(name, 'osmanthus-fragrans')

export const osmanthusFragrans: SpeciesDrawings = {
  latinName: name.latin,
  chineseName: name.chinese,
  photographs: [
    photograph('autumn', 1, '2025-10-03', 'Library Lawn', spray),
    photograph('autumn', 2, '2026-09-26', 'Library Lawn', near),
    photograph('spring', 1, '2026-04-12', 'Old Wall', flushing),
    photograph('winter', 1, '2025-12-13', 'Library Lawn', winterLeaves),
  ],
  artworks: [
    platesOf(name, 'osmanthus-fragrans')(1, '2025-10-08', moonlitPlate, {
      at: [850, 760],
      text: '桂花',
    }),
  ],
}
