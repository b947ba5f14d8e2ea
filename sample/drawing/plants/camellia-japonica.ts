/** 山茶 Camellia japonica: lacquered leaves, red cups round a brush of gold, whole flowers fallen on the ground. */
import { photographsOf, platesOf } from '../season-sheet.ts'
import type { SpeciesDrawings } from '../species-drawings.ts'
import { fallen } from './camellia-japonica/fallen.ts'
import { flushing } from './camellia-japonica/flushing.ts'
import { inBud } from './camellia-japonica/in-bud.ts'
import { inFlower } from './camellia-japonica/in-flower.ts'
import { near } from './camellia-japonica/near.ts'
import { painted } from './camellia-japonica/painted.ts'

const name = { latin: 'Camellia japonica', chinese: '山茶' }

const photograph = photographsOf(name, 'camellia-japonica')

export const camelliaJaponica: SpeciesDrawings = {
  latinName: name.latin,
  chineseName: name.chinese,
  photographs: [
    photograph('winter', 1, '2026-01-30', 'Science Garden', inFlower),
    photograph('winter', 2, '2026-02-12', 'Science Garden', near),
    photograph('spring', 1, '2025-03-16', 'Old Wall', fallen),
    photograph('summer', 1, '2026-06-06', 'Science Garden', flushing),
    photograph('autumn', 1, '2025-10-25', 'Old Wall', inBud),
  ],
  artworks: [
    platesOf(name, 'camellia-japonica')(1, '2026-02-21', painted, { at: [840, 200], text: '山茶' }),
  ],
}
