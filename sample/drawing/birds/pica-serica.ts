/** 喜鹊 in bare trees, in snow and on the playing field. */
import type { SpeciesDrawings } from '../species-drawings.ts'
import { photographsOf, platesOf } from './entries.ts'
import { onLawn, onRidge, onTwig } from './habitat/scenes.ts'
import { magpieCalling, magpiesOnPlum } from './plates/magpies.ts'
import { female, juvenile, male, subadult } from './plumage/pica-serica.ts'

const name = { latin: 'Pica serica', chinese: '喜鹊' }
const photo = photographsOf(name)
const plate = platesOf(name)

export const picaSerica: SpeciesDrawings = {
  latinName: name.latin,
  chineseName: name.chinese,
  photographs: [
    photo('MaleAdult', 1, '2026-01-25', 'Playing Field', () =>
      onTwig(
        {
          clothing: 'bare',
          seed: 'magpie a',
          points: [
            [-30, 600],
            [260, 560],
            [560, 600],
            [900, 560],
            [1230, 620],
          ],
        },
        0.36,
        { bird: male, scale: 1.95, pose: { tilt: 22, nod: 6, seed: 'a' } },
      ),
    ),
    photo(
      'MaleAdult',
      2,
      '2025-12-20',
      'East Gate',
      () =>
        onTwig(
          {
            clothing: 'snow',
            seed: 'magpie b',
            points: [
              [1230, 730],
              [900, 770],
              [620, 735],
              [300, 780],
              [-30, 730],
            ],
            from: 52,
            to: 40,
          },
          0.36,
          {
            bird: male,
            scale: 3.2,
            mirror: true,
            pose: { tilt: 20, nod: 6, puff: 0.1, seed: 'b' },
          },
        ),
      'winter',
    ),
    photo('FemaleAdult', 1, '2025-11-08', 'Playing Field', () =>
      onLawn(
        'magpie c',
        [440, 680],
        { bird: female, scale: 1.95, pose: { tilt: 16, nod: -6, tail: -10, seed: 'c' } },
        true,
      ),
    ),
    photo('Juvenile', 1, '2025-06-22', 'Playing Field', () =>
      onLawn('magpie d', [600, 680], {
        bird: juvenile,
        scale: 2.35,
        mirror: true,
        pose: { tilt: 24, nod: 8, puff: 0.1, seed: 'd' },
      }),
    ),
    photo('Subadult', 1, '2025-10-05', 'Old Wall', () =>
      onRidge(
        'magpie e',
        760,
        {
          bird: subadult,
          scale: 1.9,
          mirror: true,
          pose: { tilt: 26, nod: 4, tail: -6, seed: 'e' },
        },
        580,
      ),
    ),
  ],
  artworks: [plate(1, '2026-02-16', magpiesOnPlum), plate(2, '2025-12-29', magpieCalling, 'dusk')],
}
