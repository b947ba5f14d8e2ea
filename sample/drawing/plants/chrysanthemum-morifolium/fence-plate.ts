/** 菊花, plate: golden heads by the fence. */
import { brush } from '../../kit/brush.ts'
import type { LeafColours } from '../../kit/leaf-greens.ts'
import { scene } from '../../kit/relief.ts'
import { blot, brushed } from '../../kit/wash.ts'
import { forms, hues } from './forms.ts'
import { head } from './head.ts'
import { leaf } from './leaf.ts'

export function fencePlate(): string {
  const inky: LeafColours = {
    base: '#35433c',
    pale: '#7d8a78',
    under: '#a3aa96',
    vein: '#1c2620',
    edge: '#24302a',
  }
  const soaked: LeafColours = {
    base: '#5b695a',
    pale: '#a0a890',
    under: '#b5baa2',
    vein: '#34423a',
    edge: '#46544a',
  }
  const fence =
    [
      [90, 620],
      [190, 610],
      [292, 630],
    ]
      .map(([x = 0, y = 0], i) =>
        brush({
          points: [
            [x, 1250],
            [x + 6, 940],
            [x + 2, y],
          ],
          width: 26,
          colour: '#6d6552',
          opacity: 0.4,
          press: 'stalk',
          dry: 0.8,
          seed: `fence ${i}`,
        }),
      )
      .join('') +
    [780, 1030]
      .map((y, i) =>
        brush({
          points: [
            [20, y + 12],
            [220, y],
            [430, y + 8],
          ],
          width: 14,
          colour: '#6d6552',
          opacity: 0.4,
          press: 'stalk',
          dry: 0.8,
          seed: `rail ${i}`,
        }),
      )
      .join('')
  return [
    blot([520, 500], 420, 330, '#d3c08a', 0.2),
    brushed(fence, 6, 0.05),
    brushed(
      [
        brush({
          points: [
            [500, 1260],
            [520, 1020],
            [500, 780],
            [530, 600],
          ],
          width: 12,
          colour: '#4c5440',
          press: 'stalk',
          opacity: 0.85,
          seed: 'm1',
        }),
        brush({
          points: [
            [515, 1060],
            [620, 900],
            [700, 820],
            [740, 760],
          ],
          width: 10,
          colour: '#4c5440',
          press: 'stalk',
          opacity: 0.8,
          seed: 'm2',
        }),
        brush({
          points: [
            [505, 860],
            [420, 740],
            [340, 620],
            [315, 458],
          ],
          width: 9,
          colour: '#4c5440',
          press: 'stalk',
          opacity: 0.8,
          seed: 'm3',
        }),
      ].join(''),
      4,
      0.05,
    ),
    brushed(
      scene((m) => {
        leaf(m, [512, 960, -300], [740, 1050, -260], 92, inky, 1)
        leaf(m, [512, 900, -300], [290, 960, -260], 92, inky, 2.6)
        leaf(m, [505, 790, -300], [700, 720, -280], 70, soaked, 4)
        leaf(m, [516, 1080, -300], [330, 1180, -280], 80, soaked, 5)
        leaf(m, [640, 880, -300], [840, 930, -280], 76, inky, 3)
        leaf(m, [400, 710, -300], [230, 740, -280], 62, soaked, 0.5)
        leaf(m, [518, 700, -300], [380, 640, -320], 56, inky, 2)
      }),
      7,
      0.04,
    ),
    scene((m) => {
      head(
        m,
        { at: [560, 480, 0], face: [0.1, -0.5, 0.84], size: 240 },
        forms.incurved,
        hues.gold,
        'plate',
      )
      head(
        m,
        { at: [755, 730, -40], face: [0.5, -0.6, 0.6], size: 150 },
        { ...forms.incurved, count: 110 },
        hues.gold,
        'plate 2',
        0.8,
      )
      head(
        m,
        { at: [314, 452, -60], face: [-0.2, -0.95, 0.2], size: 96 },
        { ...forms.incurved, count: 80 },
        hues.gold,
        'plate 3',
        0.35,
      )
    }),
  ].join('')
}
