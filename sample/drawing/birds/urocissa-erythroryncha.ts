/** 红嘴蓝鹊 along the bamboo path. */
import type { SpeciesDrawings } from '../species-drawings.ts'
import { photographsOf, platesOf } from './entries.ts'
import { onLawn, onTwig } from './habitat/scenes.ts'
import { blueMagpieInGinkgo } from './plates/blue-magpie.ts'
import { female, juvenile, male, subadult } from './plumage/urocissa-erythroryncha.ts'

const name = { latin: 'Urocissa erythroryncha', chinese: '红嘴蓝鹊' }
const photo = photographsOf(name)
const plate = platesOf(name)

export const urocissaErythroryncha: SpeciesDrawings = {
  latinName: name.latin,
  chineseName: name.chinese,
  photographs: [
    photo('MaleAdult', 1, '2025-05-31', 'Bamboo Path', () =>
      onTwig(
        {
          clothing: 'camphor',
          seed: 'blue a',
          points: [
            [-30, 470],
            [200, 440],
            [420, 462],
            [760, 400],
            [1230, 330],
          ],
        },
        0.27,
        { bird: male, scale: 1.72, pose: { tilt: 30, nod: 6, tail: 4, seed: 'a' } },
      ),
    ),
    photo('MaleAdult', 2, '2025-11-29', 'Bamboo Path', () =>
      onTwig(
        {
          clothing: 'autumn',
          seed: 'blue b',
          points: [
            [1230, 740],
            [960, 700],
            [700, 730],
            [360, 670],
            [-30, 700],
          ],
          from: 46,
          to: 30,
        },
        0.4,
        {
          bird: male,
          scale: 2.6,
          mirror: true,
          pose: { tilt: 18, back: true, nod: 0, tail: 2, seed: 'b' },
        },
      ),
    ),
    photo('FemaleAdult', 1, '2026-03-28', 'Library Lawn', () =>
      onLawn('blue c', [370, 660], {
        bird: female,
        scale: 1.72,
        pose: { tilt: 8, nod: -6, tail: -14, seed: 'c' },
      }),
    ),
    photo('Juvenile', 1, '2025-07-13', 'Bamboo Path', () =>
      onTwig({ clothing: 'fresh', seed: 'blue d' }, 0.48, {
        bird: juvenile,
        scale: 2.35,
        mirror: true,
        pose: { tilt: 28, nod: 10, puff: 0.12, seed: 'd' },
      }),
    ),
    photo('Subadult', 1, '2025-12-06', 'Science Garden', () =>
      onTwig(
        {
          clothing: 'bare',
          seed: 'blue e',
          points: [
            [-30, 560],
            [260, 520],
            [560, 550],
            [900, 490],
            [1230, 520],
          ],
        },
        0.32,
        { bird: subadult, scale: 1.9, pose: { tilt: 22, nod: -4, seed: 'e' } },
      ),
    ),
  ],
  artworks: [plate(1, '2026-05-18', blueMagpieInGinkgo)],
}
