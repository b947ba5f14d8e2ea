/** 月季花 Rosa chinensis: the rose of every month, its hooked prickles, its smooth leaflets and orange hips. */
import { photographsOf, platesOf } from '../season-sheet.ts'
import type { SpeciesDrawings } from '../species-drawings.ts'
import { halfOpen } from './rosa-chinensis/half-open.ts'
import { inFlower } from './rosa-chinensis/in-flower.ts'
import { inHip } from './rosa-chinensis/in-hip.ts'
import { inkLeafPlate } from './rosa-chinensis/ink-leaf-plate.ts'
import { pruned } from './rosa-chinensis/pruned.ts'

const name = { latin: 'Rosa chinensis', chinese: '月季花' }

const photograph = photographsOf(name, 'rosa-chinensis')

const painted = platesOf(name, 'rosa-chinensis')

export const rosaChinensis: SpeciesDrawings = {
  latinName: name.latin,
  chineseName: name.chinese,
  creationPhotograph: 'rosa-chinensis-spring-1.webp',
  photographs: [
    photograph('spring', 1, '2025-05-10', 'East Gate', inFlower),
    photograph('summer', 1, '2025-08-23', 'East Gate', halfOpen),
    photograph('autumn', 1, '2025-11-15', 'East Gate', inHip),
    photograph('winter', 1, '2026-02-21', 'East Gate', pruned),
  ],
  artworks: [
    painted(1, '2025-06-05', inkLeafPlate, { at: [870, 140], text: '此花无日不春风', size: 28 }),
  ],
}
