/** 白头鹎 among camphor, magnolia and firethorn. */
import type { SpeciesDrawings } from '../species-drawings.ts'
import { photographsOf, platesOf } from './entries.ts'
import { onTwig } from './habitat/scenes.ts'
import { bulbulOnMagnolia } from './plates/bulbul-on-magnolia.ts'
import { adult, juvenile, subadult } from './plumage/pycnonotus-sinensis.ts'

const name = { latin: 'Pycnonotus sinensis', chinese: '白头鹎' }
const photo = photographsOf(name)
const plate = platesOf(name)

export const pycnonotusSinensis: SpeciesDrawings = {
  latinName: name.latin,
  chineseName: name.chinese,
  photographs: [
    photo('MaleAdult', 1, '2026-03-07', 'Library Lawn', () =>
      onTwig({ clothing: 'magnolia', seed: 'bulbul a' }, 0.48, {
        bird: adult,
        scale: 3.9,
        pose: { tilt: 38, nod: 16, head: [-2, -4], seed: 'a' },
      }),
    ),
    photo('MaleAdult', 2, '2025-11-16', 'Library Lawn', () =>
      onTwig(
        {
          clothing: 'camphor',
          seed: 'bulbul b',
          points: [
            [1230, 640],
            [900, 610],
            [600, 640],
            [280, 590],
            [-30, 620],
          ],
        },
        0.52,
        {
          bird: adult,
          scale: 3.8,
          mirror: true,
          pose: { tilt: 22, back: true, nod: 0, seed: 'b' },
        },
      ),
    ),
    photo('FemaleAdult', 1, '2025-05-03', 'Science Garden', () =>
      onTwig(
        {
          clothing: 'fresh',
          seed: 'bulbul c',
          points: [
            [-30, 560],
            [280, 640],
            [600, 590],
            [900, 640],
            [1230, 560],
          ],
        },
        0.5,
        {
          bird: adult,
          scale: 3.8,
          pose: { tilt: 12, head: [-3, 5], nod: -14, tail: -4, seed: 'c' },
        },
      ),
    ),
    photo('Juvenile', 1, '2025-07-06', 'Library Lawn', () =>
      onTwig({ clothing: 'camphor', seed: 'bulbul d' }, 0.5, {
        bird: juvenile,
        scale: 4,
        mirror: true,
        pose: { tilt: 34, puff: 0.14, nod: 8, seed: 'd' },
      }),
    ),
    photo('Subadult', 1, '2025-10-12', 'Old Wall', () =>
      onTwig(
        {
          clothing: 'berries',
          seed: 'bulbul e',
          points: [
            [-30, 640],
            [300, 590],
            [620, 640],
            [900, 590],
            [1230, 610],
          ],
        },
        0.5,
        { bird: subadult, scale: 3.8, pose: { tilt: 26, nod: -6, seed: 'e' } },
      ),
    ),
  ],
  artworks: [plate(1, '2026-03-16', bulbulOnMagnolia)],
}
