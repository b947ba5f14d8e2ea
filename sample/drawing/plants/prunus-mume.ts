/** 梅 Prunus mume: blossom on bare wood at the end of winter, leaf, then the small sour fruit. */
import { photographsOf, platesOf } from '../season-sheet.ts'
import type { SpeciesDrawings } from '../species-drawings.ts'
import { budding } from './prunus-mume/budding.ts'
import { fallen } from './prunus-mume/fallen.ts'
import { fruiting } from './prunus-mume/fruiting.ts'
import { inSnow } from './prunus-mume/in-snow.ts'
import { inkPlate } from './prunus-mume/ink-plate.ts'
import { leafing } from './prunus-mume/leafing.ts'
import { moonPlate } from './prunus-mume/moon-plate.ts'
import { nearFlowers } from './prunus-mume/near-flowers.ts'
import { oldBranch } from './prunus-mume/old-branch.ts'
import { upright } from './prunus-mume/upright.ts'

const name = { latin: 'Prunus mume', chinese: '梅' }

const photograph = photographsOf(name, 'prunus-mume')

const painted = platesOf(name, 'prunus-mume')

export const prunusMume: SpeciesDrawings = {
  latinName: name.latin,
  chineseName: name.chinese,
  photographs: [
    photograph('winter', 1, '2026-02-08', 'Plum Court', oldBranch),
    photograph('winter', 2, '2026-02-14', 'Plum Court', nearFlowers),
    photograph('winter', 3, '2025-12-29', 'Old Wall', budding),
    photograph('winter', 4, '2026-01-24', 'Plum Court', inSnow),
    photograph('winter', 5, '2026-02-19', 'Library Lawn', upright, 'dusk'),
    photograph('winter', 6, '2026-02-26', 'Plum Court', fallen),
    photograph('spring', 1, '2025-04-06', 'Plum Court', () => leafing('spring')),
    photograph('summer', 1, '2025-06-03', 'Old Wall', fruiting),
    photograph('autumn', 1, '2025-10-19', 'Plum Court', () => leafing('autumn')),
  ],
  artworks: [
    painted(1, '2026-03-02', inkPlate, { at: [880, 210], text: '早梅' }),
    painted(2, '2026-03-09', moonPlate, { at: [850, 860], text: '月下梅' }),
  ],
  creationPhotograph: 'prunus-mume-winter-1.webp',
}
