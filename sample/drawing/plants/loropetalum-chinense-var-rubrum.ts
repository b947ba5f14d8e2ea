/** 红花檵木 Loropetalum chinense var. rubrum: small wine-dark leaves, tassels of ribbon petals. */
import { photographsOf, platesOf } from '../season-sheet.ts'
import type { SpeciesDrawings } from '../species-drawings.ts'
import { again } from './loropetalum-chinense-var-rubrum/again.ts'
import { greened } from './loropetalum-chinense-var-rubrum/greened.ts'
import { inFlower } from './loropetalum-chinense-var-rubrum/in-flower.ts'
import { near } from './loropetalum-chinense-var-rubrum/near.ts'
import { painted } from './loropetalum-chinense-var-rubrum/painted.ts'

const name = { latin: 'Loropetalum chinense var. rubrum', chinese: '红花檵木' }

const photograph = photographsOf(name, 'loropetalum-chinense-var-rubrum')

export const loropetalumRubrum: SpeciesDrawings = {
  latinName: name.latin,
  chineseName: name.chinese,
  photographs: [
    photograph('spring', 1, '2026-03-28', 'East Gate', inFlower),
    photograph('spring', 2, '2026-04-11', 'East Gate', near),
    photograph('summer', 1, '2025-07-06', 'Playing Field', greened),
    photograph('autumn', 1, '2025-10-15', 'East Gate', again),
  ],
  artworks: [
    platesOf(name, 'loropetalum-chinense-var-rubrum')(1, '2026-04-18', painted, {
      at: [820, 210],
      text: '红花檵木',
    }),
  ],
}
