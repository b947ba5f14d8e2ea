/** 萱草 Hemerocallis fulva: trumpets that last a day on bare stalks, over a fountain of strap leaves. */
import { photographsOf, platesOf } from '../season-sheet.ts'
import type { SpeciesDrawings } from '../species-drawings.ts'
import { fromTheSide } from './hemerocallis-fulva/from-the-side.ts'
import { inFlower } from './hemerocallis-fulva/in-flower.ts'
import { inkLeafPlate } from './hemerocallis-fulva/ink-leaf-plate.ts'
import { shooting } from './hemerocallis-fulva/shooting.ts'
import { withering } from './hemerocallis-fulva/withering.ts'

const name = { latin: 'Hemerocallis fulva', chinese: '萱草' }

const photograph = photographsOf(name, 'hemerocallis-fulva')

const painted = platesOf(name, 'hemerocallis-fulva')

export const hemerocallisFulva: SpeciesDrawings = {
  latinName: name.latin,
  chineseName: name.chinese,
  creationPhotograph: 'hemerocallis-fulva-summer-1.webp',
  photographs: [
    photograph('summer', 1, '2025-06-24', 'Library Lawn', inFlower),
    photograph('summer', 2, '2025-07-10', 'Library Lawn', fromTheSide),
    photograph('spring', 1, '2026-03-25', 'Library Lawn', shooting),
    photograph('autumn', 1, '2025-11-12', 'Library Lawn', withering),
  ],
  artworks: [painted(1, '2025-07-16', inkLeafPlate, { at: [875, 140], text: '忘忧', size: 40 })],
}
