/** 麻雀 in court, on roof and in the autumn hedge. */
import type { SpeciesDrawings } from '../species-drawings.ts'
import { photographsOf, platesOf } from './entries.ts'
import { onPaving, onRidge, onTwig } from './habitat/scenes.ts'
import { sparrowsInBamboo } from './plates/sparrows-in-bamboo.ts'
import { female, juvenile, male, subadult, winterMale } from './plumage/passer-montanus.ts'

const name = { latin: 'Passer montanus', chinese: '麻雀' }
const photo = photographsOf(name)
const plate = platesOf(name)

export const passerMontanus: SpeciesDrawings = {
  latinName: name.latin,
  chineseName: name.chinese,
  photographs: [
    photo('MaleAdult', 1, '2025-04-12', 'Plum Court', () =>
      onTwig({ clothing: 'fresh', seed: 'sparrow a' }, 0.5, {
        bird: male,
        scale: 4.9,
        pose: { tilt: 26, seed: 'a' },
      }),
    ),
    photo('MaleAdult', 2, '2026-02-15', 'Plum Court', () =>
      onTwig(
        {
          clothing: 'plum',
          seed: 'sparrow b',
          points: [
            [1230, 680],
            [920, 760],
            [620, 730],
            [300, 790],
            [-30, 750],
          ],
          from: 48,
          to: 34,
        },
        0.52,
        {
          bird: winterMale,
          scale: 7.2,
          mirror: true,
          pose: { tilt: 34, back: true, nod: 4, puff: 0.14, seed: 'b' },
        },
      ),
    ),
    photo('FemaleAdult', 1, '2025-05-20', 'Plum Court', () =>
      onPaving('sparrow c', [640, 640], {
        bird: female,
        scale: 4.8,
        pose: { tilt: -4, head: [-6, 18], nod: -40, tail: -12, stand: [2, 35], seed: 'c' },
      }),
    ),
    photo('Juvenile', 1, '2025-06-18', 'Old Wall', () =>
      onRidge('sparrow d', 520, {
        bird: juvenile,
        scale: 5,
        mirror: true,
        pose: { tilt: 30, nod: 12, puff: 0.16, stand: [3, 35], seed: 'd' },
      }),
    ),
    photo('Subadult', 1, '2025-10-26', 'East Gate', () =>
      onTwig(
        {
          clothing: 'autumn',
          seed: 'sparrow e',
          points: [
            [-30, 560],
            [260, 640],
            [600, 600],
            [900, 655],
            [1230, 600],
          ],
        },
        0.31,
        {
          bird: subadult,
          scale: 4.2,
          mirror: true,
          pose: { tilt: 22, nod: -4, puff: 0.14, seed: 'e' },
        },
        [0.63, { bird: subadult, scale: 4.1, pose: { tilt: 30, nod: 8, puff: 0.18, seed: 'e2' } }],
      ),
    ),
  ],
  artworks: [plate(1, '2026-03-20', sparrowsInBamboo)],
}
