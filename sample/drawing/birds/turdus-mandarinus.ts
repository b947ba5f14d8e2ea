/** 乌鸫 on the lawn and at its song post. */
import type { SpeciesDrawings } from '../species-drawings.ts'
import { photographsOf } from './entries.ts'
import { worm } from './habitat/prey.ts'
import { onLawn, onTwig } from './habitat/scenes.ts'
import { female, juvenile, male, subadult } from './plumage/turdus-mandarinus.ts'

const name = { latin: 'Turdus mandarinus', chinese: '乌鸫' }
const photo = photographsOf(name)

export const turdusMandarinus: SpeciesDrawings = {
  latinName: name.latin,
  chineseName: name.chinese,
  photographs: [
    photo('MaleAdult', 1, '2026-03-21', 'Library Lawn', () =>
      onLawn('blackbird a', [520, 690], {
        bird: male,
        scale: 2.75,
        pose: { tilt: 24, nod: 4, seed: 'a' },
      }),
    ),
    photo('MaleAdult', 2, '2025-03-15', 'Plum Court', () =>
      onTwig(
        {
          clothing: 'plum',
          seed: 'blackbird b',
          points: [
            [-30, 560],
            [260, 640],
            [560, 610],
            [860, 660],
            [1230, 590],
          ],
        },
        0.44,
        { bird: male, scale: 2.7, pose: { tilt: 32, nod: 18, head: [-3, -5], tail: 4, seed: 'b' } },
      ),
    ),
    photo('FemaleAdult', 1, '2025-04-26', 'Library Lawn', () =>
      onLawn('blackbird c', [640, 680], {
        bird: female,
        scale: 2.7,
        mirror: true,
        pose: {
          tilt: 2,
          head: [-10, 30],
          nod: -34,
          tail: -8,
          stand: [4, 62],
          seed: 'c',
          over: (f) => worm(f, [-1.86, 0.26], 26),
        },
      }),
    ),
    photo('Juvenile', 1, '2025-06-08', 'Science Garden', () =>
      onLawn('blackbird d', [560, 690], {
        bird: juvenile,
        scale: 2.9,
        mirror: true,
        pose: { tilt: 28, puff: 0.1, nod: 10, seed: 'd' },
      }),
    ),
    photo('Subadult', 1, '2026-01-10', 'East Gate', () =>
      onTwig(
        {
          clothing: 'berries',
          seed: 'blackbird e',
          points: [
            [1230, 600],
            [900, 650],
            [620, 600],
            [300, 660],
            [-30, 620],
          ],
        },
        0.56,
        { bird: subadult, scale: 2.65, pose: { tilt: 18, nod: -4, seed: 'e' } },
      ),
    ),
  ],
  artworks: [],
}
