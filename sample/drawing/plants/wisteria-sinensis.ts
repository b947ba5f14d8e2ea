/** 紫藤 Wisteria sinensis: hanging clusters on a twining vine, the pinnate leaf, velvet pods on bare wood. */
import { photographsOf, platesOf } from '../season-sheet.ts'
import type { SpeciesDrawings } from '../species-drawings.ts'
import { inFlower } from './wisteria-sinensis/in-flower.ts'
import { inLeaf } from './wisteria-sinensis/in-leaf.ts'
import { inPod } from './wisteria-sinensis/in-pod.ts'
import { inkVinePlate } from './wisteria-sinensis/ink-vine-plate.ts'
import { nearCluster } from './wisteria-sinensis/near-cluster.ts'

const name = { latin: 'Wisteria sinensis', chinese: '紫藤' }

const photograph = photographsOf(name, 'wisteria-sinensis')

const painted = platesOf(name, 'wisteria-sinensis')

export const wisteriaSinensis: SpeciesDrawings = {
  latinName: name.latin,
  chineseName: name.chinese,
  creationPhotograph: 'wisteria-sinensis-spring-1.webp',
  photographs: [
    photograph('spring', 1, '2025-04-18', 'Old Wall', inFlower),
    photograph('spring', 2, '2026-04-22', 'Old Wall', nearCluster),
    photograph('summer', 1, '2025-07-19', 'Old Wall', inLeaf),
    photograph('winter', 1, '2025-12-13', 'Old Wall', inPod),
  ],
  artworks: [painted(1, '2026-05-08', inkVinePlate, { at: [880, 800], text: '紫藤挂云木' })],
}
