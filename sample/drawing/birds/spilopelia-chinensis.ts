/** 珠颈斑鸠 on paving, wall and ginkgo. */
import type { SpeciesDrawings } from '../species-drawings.ts'
import { photographsOf } from './entries.ts'
import { onLawn, onPaving, onRidge, onTwig } from './habitat/scenes.ts'
import { female, juvenile, male, subadult } from './plumage/spilopelia-chinensis.ts'

const name = { latin: 'Spilopelia chinensis', chinese: '珠颈斑鸠' }
const photo = photographsOf(name)

export const spilopeliaChinensis: SpeciesDrawings = {
  latinName: name.latin,
  chineseName: name.chinese,
  photographs: [
    photo('MaleAdult', 1, '2026-04-05', 'East Gate', () =>
      onPaving('dove a', [480, 660], {
        bird: male,
        scale: 2.6,
        pose: { tilt: 10, nod: -4, seed: 'a' },
      }),
    ),
    photo('MaleAdult', 2, '2025-05-25', 'Library Lawn', () =>
      onTwig(
        {
          clothing: 'camphor',
          seed: 'dove b',
          points: [
            [1230, 600],
            [900, 640],
            [620, 600],
            [300, 640],
            [-30, 600],
          ],
        },
        0.46,
        { bird: male, scale: 2.5, mirror: true, pose: { tilt: 26, nod: 2, tail: 6, seed: 'b' } },
      ),
    ),
    photo('FemaleAdult', 1, '2025-11-22', 'East Gate', () =>
      onTwig({ clothing: 'ginkgo', seed: 'dove c' }, 0.44, {
        bird: female,
        scale: 2.55,
        pose: { tilt: 16, back: true, nod: -2, puff: 0.1, seed: 'c' },
      }),
    ),
    photo('Juvenile', 1, '2025-08-17', 'Rooftop Garden', () =>
      onRidge('dove d', 600, {
        bird: juvenile,
        scale: 2.8,
        mirror: true,
        pose: { tilt: 22, nod: 6, seed: 'd' },
      }),
    ),
    photo('Subadult', 1, '2025-10-18', 'Library Lawn', () =>
      onLawn(
        'dove e',
        [500, 680],
        {
          bird: subadult,
          scale: 2.6,
          pose: { tilt: 0, head: [-8, 16], nod: -26, tail: -6, seed: 'e' },
        },
        true,
      ),
    ),
  ],
  artworks: [],
}
