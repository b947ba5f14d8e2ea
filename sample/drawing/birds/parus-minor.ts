/** 大山雀 in garden and blossom. */
import type { SpeciesDrawings } from '../species-drawings.ts'
import { photographsOf } from './entries.ts'
import { onTwig } from './habitat/scenes.ts'
import { female, juvenile, male, subadult } from './plumage/parus-minor.ts'

const name = { latin: 'Parus minor', chinese: '大山雀' }
const photo = photographsOf(name)

export const parusMinor: SpeciesDrawings = {
  latinName: name.latin,
  chineseName: name.chinese,
  photographs: [
    photo('MaleAdult', 1, '2026-02-22', 'Plum Court', () =>
      onTwig({ clothing: 'plum', seed: 'tit a' }, 0.5, {
        bird: male,
        scale: 5,
        pose: { tilt: 24, nod: 6, seed: 'a' },
      }),
    ),
    photo(
      'MaleAdult',
      2,
      '2026-01-03',
      'Science Garden',
      () =>
        onTwig(
          {
            clothing: 'snow',
            seed: 'tit b',
            points: [
              [1230, 600],
              [900, 560],
              [600, 620],
              [300, 580],
              [-30, 640],
            ],
          },
          0.5,
          {
            bird: male,
            scale: 4.9,
            mirror: true,
            pose: { tilt: 36, nod: -8, puff: 0.2, seed: 'b' },
          },
        ),
      'winter',
    ),
    photo('FemaleAdult', 1, '2025-04-20', 'Science Garden', () =>
      onTwig(
        {
          clothing: 'fresh',
          seed: 'tit c',
          points: [
            [-30, 640],
            [280, 580],
            [600, 640],
            [920, 580],
            [1230, 620],
          ],
        },
        0.5,
        {
          bird: female,
          scale: 5,
          mirror: true,
          pose: { tilt: 6, head: [-2, 4], nod: -16, tail: -8, seed: 'c' },
        },
      ),
    ),
    photo('Juvenile', 1, '2025-06-01', 'Science Garden', () =>
      onTwig(
        {
          clothing: 'camphor',
          seed: 'tit d',
          points: [
            [-30, 580],
            [280, 640],
            [600, 600],
            [920, 650],
            [1230, 600],
          ],
        },
        0.38,
        { bird: juvenile, scale: 4.5, pose: { tilt: 32, nod: 14, puff: 0.16, seed: 'd' } },
        [
          0.56,
          {
            bird: juvenile,
            scale: 4.3,
            pose: { tilt: 38, back: true, nod: 4, puff: 0.2, seed: 'd2' },
          },
        ],
      ),
    ),
    photo('Subadult', 1, '2025-10-19', 'Library Lawn', () =>
      onTwig({ clothing: 'autumn', seed: 'tit e' }, 0.5, {
        bird: subadult,
        scale: 5,
        pose: { tilt: 20, back: true, nod: 2, seed: 'e' },
      }),
    ),
  ],
  artworks: [],
}
