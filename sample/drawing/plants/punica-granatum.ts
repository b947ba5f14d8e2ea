/** 石榴 Punica granatum: fleshy scarlet flowers in June, crowned red fruit that splits in autumn. */
import { photographsOf, platesOf } from '../season-sheet.ts'
import type { SpeciesDrawings } from '../species-drawings.ts'
import { bare } from './punica-granatum/bare.ts'
import { flowerPlate } from './punica-granatum/flower-plate.ts'
import { fruitPlate } from './punica-granatum/fruit-plate.ts'
import { fruiting } from './punica-granatum/fruiting.ts'
import { inFlower } from './punica-granatum/in-flower.ts'
import { near } from './punica-granatum/near.ts'
import { unfolding } from './punica-granatum/unfolding.ts'

const name = { latin: 'Punica granatum', chinese: '石榴' }

const photograph = photographsOf(name, 'punica-granatum')

const plateOf = platesOf(name, 'punica-granatum')

export const punicaGranatum: SpeciesDrawings = {
  latinName: name.latin,
  chineseName: name.chinese,
  photographs: [
    photograph('summer', 1, '2026-06-10', 'Old Wall', inFlower),
    photograph('summer', 2, '2025-06-19', 'Old Wall', near),
    photograph('autumn', 1, '2026-09-20', 'Old Wall', fruiting),
    photograph('spring', 1, '2026-04-16', 'Old Wall', unfolding),
    photograph('winter', 1, '2026-01-05', 'Old Wall', bare),
  ],
  artworks: [
    plateOf(1, '2026-10-06', fruitPlate, { at: [220, 900], text: '榴实' }),
    plateOf(2, '2026-06-24', flowerPlate, { at: [840, 200], text: '石榴花' }),
  ],
  creationPhotograph: 'punica-granatum-summer-1.webp',
}
