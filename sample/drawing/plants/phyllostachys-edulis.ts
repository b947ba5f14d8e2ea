/** 毛竹 Phyllostachys edulis: the powdered culm, the shoot in its bristly sheaths, small leaves on great canes. */
import { photographsOf, platesOf } from '../season-sheet.ts'
import type { SpeciesDrawings } from '../species-drawings.ts'
import { grove } from './phyllostachys-edulis/grove.ts'
import { inLeaf } from './phyllostachys-edulis/in-leaf.ts'
import { inSnow } from './phyllostachys-edulis/in-snow.ts'
import { inkPlate } from './phyllostachys-edulis/ink-plate.ts'
import { shooting } from './phyllostachys-edulis/shooting.ts'
import { shootsPlate } from './phyllostachys-edulis/shoots-plate.ts'

const name = { latin: 'Phyllostachys edulis', chinese: '毛竹' }

const photograph = photographsOf(name, 'phyllostachys-edulis')

const painted = platesOf(name, 'phyllostachys-edulis')

export const phyllostachysEdulis: SpeciesDrawings = {
  latinName: name.latin,
  chineseName: name.chinese,
  creationPhotograph: 'phyllostachys-edulis-summer-1.webp',
  photographs: [
    photograph('spring', 1, '2026-04-02', 'Bamboo Path', shooting),
    photograph('summer', 1, '2025-08-06', 'Bamboo Path', grove),
    photograph('autumn', 1, '2025-10-04', 'Science Garden', inLeaf),
    photograph('winter', 1, '2026-01-25', 'Bamboo Path', inSnow),
  ],
  artworks: [
    painted(1, '2025-12-18', inkPlate, { at: [880, 760], text: '虚心有节', size: 34 }),
    {
      ...painted(2, '2026-04-24', shootsPlate, { at: [870, 150], text: '雨后春笋', size: 34 }),
      location: 'Bamboo Path',
    },
  ],
}
