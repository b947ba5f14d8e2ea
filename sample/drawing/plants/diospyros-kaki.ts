/** 柿 Diospyros kaki: big glossy leaves, cream flowers in green collars, orange fruit that outlasts the leaves. */
import { photographsOf, platesOf } from '../season-sheet.ts'
import type { SpeciesDrawings } from '../species-drawings.ts'
import { greenFruit } from './diospyros-kaki/green-fruit.ts'
import { inFlower } from './diospyros-kaki/in-flower.ts'
import { inSnow } from './diospyros-kaki/in-snow.ts'
import { plateOne } from './diospyros-kaki/plate-one.ts'
import { plateTwo } from './diospyros-kaki/plate-two.ts'
import { ripening } from './diospyros-kaki/ripening.ts'

const name = { latin: 'Diospyros kaki', chinese: '柿' }

const photograph = photographsOf(name, 'diospyros-kaki')

const plateOf = platesOf(name, 'diospyros-kaki')

export const diospyrosKaki: SpeciesDrawings = {
  latinName: name.latin,
  chineseName: name.chinese,
  photographs: [
    photograph('autumn', 1, '2025-10-30', 'East Gate', ripening),
    photograph('winter', 1, '2025-12-28', 'East Gate', inSnow),
    photograph('spring', 1, '2026-05-12', 'East Gate', inFlower),
    photograph('summer', 1, '2026-07-26', 'Science Garden', greenFruit),
  ],
  artworks: [
    plateOf(1, '2025-11-10', plateOne, { at: [850, 800], text: '柿柿如意' }),
    plateOf(2, '2026-01-08', plateTwo, { at: [180, 210], text: '岁寒' }),
  ],
  creationPhotograph: 'diospyros-kaki-spring-1.webp',
}
