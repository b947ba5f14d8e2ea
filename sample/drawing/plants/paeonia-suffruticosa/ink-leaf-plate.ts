/** 牡丹, plate: flower and bud over leaves in ink. */
import { brush } from '../../kit/brush.ts'
import type { LeafColours } from '../../kit/leaf-greens.ts'
import { scene } from '../../kit/relief.ts'
import { blot, brushed } from '../../kit/wash.ts'
import { flower } from './flower.ts'
import { leaf } from './leaf.ts'

export function inkLeafPlate(): string {
  const inky: LeafColours = {
    base: '#33423c',
    pale: '#7b8a78',
    under: '#a0a896',
    vein: '#1f2a24',
    edge: '#1f2a24',
  }
  const soaked: LeafColours = {
    base: '#4c5d50',
    pale: '#98a48c',
    under: '#b3b9a2',
    vein: '#2a3830',
    edge: '#33423a',
  }
  return [
    blot([420, 560], 430, 380, '#a9b59c', 0.22),
    brushed(
      [
        brush({
          points: [
            [720, 1300],
            [690, 1120],
            [560, 960],
            [520, 800],
            [470, 640],
          ],
          width: 26,
          colour: '#4a4034',
          press: 'stalk',
          dry: 0.7,
          opacity: 0.85,
          seed: 'w1',
        }),
        brush({
          points: [
            [575, 975],
            [700, 860],
            [760, 760],
            [770, 640],
          ],
          width: 17,
          colour: '#4a4034',
          press: 'stalk',
          dry: 0.7,
          opacity: 0.8,
          seed: 'w2',
        }),
      ].join(''),
      5,
      0.05,
    ),
    brushed(
      scene((m) => {
        leaf(m, [520, 820, -300], 0.35, 430, inky, 1, 20)
        leaf(m, [500, 760, -300], 2.7, 430, inky, 3, 20)
        leaf(m, [560, 960, -320], 2.9, 360, soaked, 5)
        leaf(m, [460, 640, -400], -2.6, 380, soaked, 2)
        leaf(m, [768, 700, -380], -0.4, 250, soaked, 4)
      }),
      8,
      0.035,
    ),
    scene((m) => {
      flower(m, { at: [440, 520, 0], face: [-0.06, -0.48, 0.84], size: 270, spin: 0.8 }, 'plate')
      flower(
        m,
        { at: [772, 636, -40], face: [0.3, -0.9, 0.2], size: 130, spin: 0.2 },
        'plate bud',
        0.36,
      )
    }),
  ].join('')
}
