/** 洋紫荆 Bauhinia × blakeana: hoof-shaped leaves and orchid-like purple flowers that never set fruit. */
import { photographsOf, platesOf } from '../season-sheet.ts'
import type { SpeciesDrawings } from '../species-drawings.ts'
import { hooves } from './bauhinia-x-blakeana/hooves.ts'
import { inFlower } from './bauhinia-x-blakeana/in-flower.ts'
import { near } from './bauhinia-x-blakeana/near.ts'
import { painted } from './bauhinia-x-blakeana/painted.ts'
import { raceme } from './bauhinia-x-blakeana/raceme.ts'

const name = { latin: 'Bauhinia × blakeana', chinese: '洋紫荆' }

const photograph = photographsOf(name, 'bauhinia-x-blakeana')

export const bauhiniaBlakeana: SpeciesDrawings = {
  latinName: name.latin,
  chineseName: name.chinese,
  photographs: [
    photograph('autumn', 1, '2025-11-22', 'Rooftop Garden', inFlower),
    photograph('winter', 1, '2025-12-20', 'Rooftop Garden', near),
    photograph('spring', 1, '2026-03-14', 'Lake Walk', raceme),
    photograph('summer', 1, '2026-08-02', 'Lake Walk', hooves),
  ],
  artworks: [
    platesOf(name, 'bauhinia-x-blakeana')(1, '2026-01-10', painted, {
      at: [220, 860],
      text: '洋紫荆',
    }),
  ],
}
