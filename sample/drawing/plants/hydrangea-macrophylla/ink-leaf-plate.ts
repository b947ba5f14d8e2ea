/** 绣球, plate: blue heads over leaves in ink. */
import { brush } from '../../kit/brush.ts'
import type { LeafColours } from '../../kit/leaf-greens.ts'
import { scene } from '../../kit/relief.ts'
import { blot, brushed } from '../../kit/wash.ts'
import { moods } from './floret.ts'
import { head } from './head.ts'
import { leaf } from './leaf.ts'

export function inkLeafPlate(): string {
  const inky: LeafColours = {
    base: '#33443e',
    pale: '#83917c',
    under: '#a0a892',
    vein: '#c3c8b0',
    edge: '#24302a',
  }
  const soaked: LeafColours = {
    base: '#58685a',
    pale: '#a2ac90',
    under: '#b5bba0',
    vein: '#d3d4bc',
    edge: '#3d4a40',
  }
  return [
    blot([430, 520], 380, 340, '#a9b6d0', 0.22),
    brushed(
      brush({
        points: [
          [640, 1300],
          [600, 1080],
          [500, 880],
          [450, 640],
        ],
        width: 18,
        colour: '#54603f',
        press: 'stalk',
        opacity: 0.85,
        seed: 'h1',
      }) +
        brush({
          points: [
            [560, 990],
            [680, 900],
            [740, 800],
            [760, 720],
          ],
          width: 12,
          colour: '#54603f',
          press: 'stalk',
          opacity: 0.8,
          seed: 'h2',
        }),
      4,
      0.05,
    ),
    brushed(
      scene((m) => {
        leaf(m, [500, 860, -300], [110, 930, -260], 130, inky, 1, { up: [0.1, -0.5, 0.8] })
        leaf(m, [505, 870, -300], [800, 1000, -260], 116, inky, 2.2, {
          up: [-0.1, -0.5, 0.8],
        })
        leaf(m, [450, 700, -360], [130, 640, -400], 100, soaked, 3.4)
        leaf(m, [600, 1080, -330], [330, 1230, -300], 90, soaked, 4.2)
      }),
      8,
      0.035,
    ),
    scene((m) => {
      head(
        m,
        [425, 510, 0],
        235,
        (d) => (d[0] > 0.4 ? { ...moods.blue, body: '#a9a2d8', deep: '#7a68b4' } : moods.blue),
        'plate',
        { count: 84 },
      )
      head(
        m,
        [770, 680, -60],
        96,
        () => ({ ...moods.young, body: '#b9c8c0', deep: '#7f9cc0' }),
        'plate small',
        { count: 40, size: 0.34 },
      )
    }),
  ].join('')
}
