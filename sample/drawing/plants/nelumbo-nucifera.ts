/** 莲 Nelumbo nucifera: bud, open flower and seed cone over the round leaves; withered leaves and snapped stalks after. */
import { photographsOf, platesOf } from '../season-sheet.ts'
import type { SpeciesDrawings } from '../species-drawings.ts'
import { beaded } from './nelumbo-nucifera/beaded.ts'
import { fromAbove } from './nelumbo-nucifera/from-above.ts'
import { inBud } from './nelumbo-nucifera/in-bud.ts'
import { inFlower } from './nelumbo-nucifera/in-flower.ts'
import { inFruit } from './nelumbo-nucifera/in-fruit.ts'
import { inkLeafPlate } from './nelumbo-nucifera/ink-leaf-plate.ts'
import { pond } from './nelumbo-nucifera/pond.ts'
import { snapped } from './nelumbo-nucifera/snapped.ts'
import { witheredPlate } from './nelumbo-nucifera/withered-plate.ts'
import { withering } from './nelumbo-nucifera/withering.ts'

const name = { latin: 'Nelumbo nucifera', chinese: '莲' }

const photograph = photographsOf(name, 'nelumbo-nucifera')

const painted = platesOf(name, 'nelumbo-nucifera')

export const nelumboNucifera: SpeciesDrawings = {
  latinName: name.latin,
  chineseName: name.chinese,
  creationPhotograph: 'nelumbo-nucifera-summer-1.webp',
  photographs: [
    photograph('summer', 1, '2025-07-05', 'Reed Pond', inFlower),
    photograph('summer', 2, '2025-06-21', 'Reed Pond', inBud),
    photograph('summer', 3, '2025-07-12', 'Reed Pond', fromAbove),
    photograph('summer', 4, '2025-06-15', 'Reed Pond', beaded),
    photograph('summer', 5, '2025-08-02', 'Reed Pond', inFruit),
    photograph('summer', 6, '2025-07-26', 'Lake Walk', pond),
    photograph('autumn', 1, '2025-10-18', 'Reed Pond', withering),
    photograph('winter', 1, '2026-01-17', 'Reed Pond', snapped),
  ],
  artworks: [
    painted(1, '2025-09-10', inkLeafPlate, { at: [880, 130], text: '清香远溢' }),
    {
      ...painted(2, '2025-11-20', witheredPlate, { at: [150, 150], text: '留得残荷' }),
      location: 'Science Garden',
    },
  ],
}
