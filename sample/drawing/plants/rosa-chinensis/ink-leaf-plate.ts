/** 月季花, plate: rose, half-open rose and bud over leaves in ink. */
import { brush } from '../../kit/brush.ts'
import type { LeafColours } from '../../kit/leaf-greens.ts'
import { scene } from '../../kit/relief.ts'
import { blot, brushed } from '../../kit/wash.ts'
import { flower } from './flower.ts'
import { leaf } from './leaf.ts'

export function inkLeafPlate(): string {
  const inky: LeafColours = {
    base: '#36453c',
    pale: '#7f8c78',
    under: '#9fa792',
    vein: '#1f2a24',
    edge: '#24302a',
  }
  const soaked: LeafColours = {
    base: '#5d6b52',
    pale: '#a2ab8a',
    under: '#b5ba9c',
    vein: '#36442f',
    edge: '#46543c',
  }
  return [
    blot([560, 660], 400, 360, '#b6bd9e', 0.2),
    brushed(
      [
        brush({
          points: [
            [80, 1180],
            [260, 1040],
            [400, 880],
            [500, 700],
          ],
          width: 15,
          colour: '#4d5238',
          press: 'stalk',
          opacity: 0.85,
          seed: 'r1',
        }),
        brush({
          points: [
            [390, 890],
            [540, 900],
            [680, 830],
            [760, 720],
          ],
          width: 10,
          colour: '#4d5238',
          press: 'stalk',
          opacity: 0.8,
          seed: 'r2',
        }),
        brush({
          points: [
            [300, 1000],
            [300, 860],
            [270, 760],
            [280, 660],
          ],
          width: 9,
          colour: '#565c40',
          press: 'stalk',
          opacity: 0.75,
          seed: 'r3',
        }),
        ...[
          [180, 1102, -0.3],
          [330, 966, 2.6],
          [430, 840, -0.4],
          [474, 752, 2.8],
          [600, 868, 1.4],
        ].map(([x = 0, y = 0, a = 0], i) =>
          brush({
            points: [
              [x, y],
              [x + Math.cos(a) * 26, y + Math.sin(a) * 26 + 8],
            ],
            width: 8,
            colour: '#7d3a2c',
            press: 'tail',
            opacity: 0.85,
            seed: `thorn ${i}`,
          }),
        ),
      ].join(''),
      4,
      0.05,
    ),
    brushed(
      scene((m) => {
        leaf(m, [420, 850, -200], 0.5, 380, inky, 1.5)
        leaf(m, [340, 955, -200], 2.75, 380, inky, 3)
        leaf(m, [480, 745, -260], -0.12, 380, soaked, 2.4)
        leaf(m, [280, 720, -240], -2.6, 300, soaked, 4)
        leaf(m, [220, 1070, -240], 0.75, 330, soaked, 1)
      }),
      6,
      0.04,
    ),
    scene((m) => {
      flower(m, { at: [510, 560, 0], face: [0.06, -0.55, 0.82], size: 240, spin: 0.2 }, 'plate')
      flower(m, { at: [768, 690, 0], face: [0.35, -0.88, 0.3], size: 150 }, 'plate half', 0.45)
      flower(m, { at: [282, 640, 0], face: [-0.1, -0.98, 0.15], size: 96 }, 'plate bud', 0.1)
    }),
  ].join('')
}
