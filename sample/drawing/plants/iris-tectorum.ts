/** 鸢尾 Iris tectorum: the flat violet flower with its white crests, the fan of leaves, the six-ribbed pod. */
import { photographsOf, platesOf } from '../season-sheet.ts'
import type { SpeciesDrawings } from '../species-drawings.ts'
import { fromAbove } from './iris-tectorum/from-above.ts'
import { frosted } from './iris-tectorum/frosted.ts'
import { inBud } from './iris-tectorum/in-bud.ts'
import { inFlower } from './iris-tectorum/in-flower.ts'
import { inPod } from './iris-tectorum/in-pod.ts'
import { inkLeafPlate } from './iris-tectorum/ink-leaf-plate.ts'

const name = { latin: 'Iris tectorum', chinese: '鸢尾' }

const photograph = photographsOf(name, 'iris-tectorum')

const painted = platesOf(name, 'iris-tectorum')

export const irisTectorum: SpeciesDrawings = {
  latinName: name.latin,
  chineseName: name.chinese,
  creationPhotograph: 'iris-tectorum-spring-1.webp',
  photographs: [
    photograph('spring', 1, '2025-04-25', 'Plum Court', inFlower),
    photograph('spring', 2, '2026-05-02', 'Plum Court', fromAbove),
    photograph('spring', 3, '2026-04-15', 'Old Wall', inBud),
    photograph('summer', 1, '2025-07-08', 'Plum Court', inPod),
    photograph('winter', 1, '2025-12-20', 'Plum Court', frosted),
  ],
  artworks: [
    {
      ...painted(1, '2026-05-20', inkLeafPlate, { at: [870, 160], text: '鸢尾', size: 40 }),
      location: 'Science Garden',
    },
  ],
}
