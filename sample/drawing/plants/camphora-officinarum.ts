/** 樟 Camphora officinarum: glossy three-veined leaves, tiny spring flowers, black berries on green cups. */
import { photographsOf } from '../season-sheet.ts'
import type { SpeciesDrawings } from '../species-drawings.ts'
import { flowering } from './camphora-officinarum/flowering.ts'
import { glossy } from './camphora-officinarum/glossy.ts'
import { inBerry } from './camphora-officinarum/in-berry.ts'

const name = { latin: 'Camphora officinarum', chinese: '樟' }

const photograph = photographsOf(name, 'camphora-officinarum')

export const camphoraOfficinarum: SpeciesDrawings = {
  latinName: name.latin,
  chineseName: name.chinese,
  photographs: [
    photograph('spring', 1, '2026-04-26', 'East Gate', flowering),
    photograph('summer', 1, '2025-07-20', 'Playing Field', glossy),
    photograph('autumn', 1, '2025-11-08', 'East Gate', inBerry),
  ],
  artworks: [],
}
