/** 牡丹 Paeonia × suffruticosa: the great double flower, the furry star of pods, the fat winter bud on grey wood. */
import { photographsOf, platesOf } from '../season-sheet.ts'
import type { SpeciesDrawings } from '../species-drawings.ts'
import { inFlower } from './paeonia-suffruticosa/in-flower.ts'
import { inFruit } from './paeonia-suffruticosa/in-fruit.ts'
import { inkLeafPlate } from './paeonia-suffruticosa/ink-leaf-plate.ts'
import { opening } from './paeonia-suffruticosa/opening.ts'
import { winterBuds } from './paeonia-suffruticosa/winter-buds.ts'

const name = { latin: 'Paeonia × suffruticosa', chinese: '牡丹' }

const photograph = photographsOf(name, 'paeonia-suffruticosa')

const painted = platesOf(name, 'paeonia-suffruticosa')

export const paeoniaSuffruticosa: SpeciesDrawings = {
  latinName: name.latin,
  chineseName: name.chinese,
  creationPhotograph: 'paeonia-suffruticosa-spring-1.webp',
  photographs: [
    photograph('spring', 1, '2025-04-19', 'Library Lawn', inFlower),
    photograph('spring', 2, '2026-04-09', 'Library Lawn', opening),
    photograph('summer', 1, '2025-08-16', 'Library Lawn', inFruit),
    photograph('winter', 1, '2026-01-20', 'Library Lawn', winterBuds),
  ],
  artworks: [painted(1, '2025-05-15', inkLeafPlate, { at: [880, 130], text: '国色天香' })],
}
