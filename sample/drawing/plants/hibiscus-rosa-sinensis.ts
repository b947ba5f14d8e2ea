/** 朱槿 Hibiscus rosa-sinensis: scarlet funnels with a long gilded column, among toothed glossy leaves. */
import { photographsOf, platesOf } from '../season-sheet.ts'
import type { SpeciesDrawings } from '../species-drawings.ts'
import { flushing } from './hibiscus-rosa-sinensis/flushing.ts'
import { furledBuds } from './hibiscus-rosa-sinensis/furled-buds.ts'
import { inFlower } from './hibiscus-rosa-sinensis/in-flower.ts'
import { near } from './hibiscus-rosa-sinensis/near.ts'
import { painted } from './hibiscus-rosa-sinensis/painted.ts'

const name = { latin: 'Hibiscus rosa-sinensis', chinese: '朱槿' }

const photograph = photographsOf(name, 'hibiscus-rosa-sinensis')

export const hibiscusRosaSinensis: SpeciesDrawings = {
  latinName: name.latin,
  chineseName: name.chinese,
  photographs: [
    photograph('summer', 1, '2026-07-04', 'Rooftop Garden', inFlower),
    photograph('summer', 2, '2025-08-17', 'Rooftop Garden', near),
    photograph('autumn', 1, '2025-10-11', 'Rooftop Garden', furledBuds),
    photograph('spring', 1, '2026-05-09', 'Playing Field', flushing),
  ],
  artworks: [
    platesOf(name, 'hibiscus-rosa-sinensis')(1, '2026-07-18', painted, {
      at: [840, 200],
      text: '朱槿',
    }),
  ],
  creationPhotograph: 'hibiscus-rosa-sinensis-summer-1.webp',
}
