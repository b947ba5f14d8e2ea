/** Two ponds: a kingfisher on a lotus stalk in July, and one on a reed in November. */
import { barks, twig } from '../../kit/twig.ts'
import { blot, brushed } from '../../kit/wash.ts'
import { perched } from '../anatomy/stage.ts'
import { female, male } from '../plumage/alcedo-atthis.ts'
import { reedInk, signed, stillWater } from './ink.ts'
import { lotusBud, lotusFlower, lotusLeaf, stalk } from './lotus.ts'

export function kingfisherAndLotus(): string {
  // The perch is a stalk whose leaf has gone; it leans under the bird's weight.
  const bent = [
    [560, 1260],
    [520, 1020],
    [440, 860],
    [300, 790],
    [130, 800],
  ] as const
  const wood = twig({
    points: bent,
    from: 17,
    to: 12,
    bark: barks.green,
    seed: 'bent',
    lenticels: 0,
  })
  return (
    blot([420, 980], 460, 210, '#b9cbbb', 0.45) +
    blot([700, 330], 300, 260, '#d6dcc4', 0.4) +
    lotusLeaf([690, 1010], 270, 110, 'low', {
      tilt: -8,
      ink: '#4f6d57',
      pale: '#93aa90',
      opacity: 0.5,
    }) +
    stalk(
      [
        [760, 1270],
        [790, 900],
        [740, 620],
      ],
      15,
      's1',
    ) +
    lotusLeaf([720, 590], 300, 200, 'high', { tilt: 14 }) +
    stalk(
      [
        [640, 1270],
        [610, 800],
        [480, 380],
      ],
      13,
      's2',
    ) +
    lotusFlower([474, 352], 0.98, 70, -96) +
    stalk(
      [
        [870, 1270],
        [900, 1000],
        [880, 880],
      ],
      11,
      's3',
    ) +
    lotusBud([878, 880], 0.62, -86) +
    stalk(bent, 17, 's4') +
    stillWater('lotus', 1120, 5) +
    perched(wood, 0.83, { bird: male, scale: 3.5, pose: { tilt: 48, nod: -10, seed: 'lotus' } }) +
    signed([120, 150], '荷风', 36)
  )
}

export function kingfisherAndReed(): string {
  const line = [
    [1030, 900],
    [800, 830],
    [560, 850],
    [330, 770],
    [160, 640],
  ] as const
  const wood = twig({
    points: line,
    from: 15,
    to: 6,
    bark: barks.brown,
    seed: 'reed perch',
    rough: 0.3,
    lenticels: 0,
  })
  return (
    blot([380, 420], 380, 300, '#e2cfa4', 0.4) +
    blot([520, 1120], 460, 130, '#b3bfb8', 0.5) +
    brushed(
      reedInk(
        [250, 1290],
        [330, 330],
        'far',
        [
          [0.4, -180, 60],
          [0.6, 170, 40],
        ],
        true,
        '#b7a67c',
      ),
      3,
    ) +
    brushed(
      reedInk(
        [760, 1290],
        [700, 250],
        'near',
        [
          [0.3, 240, 80],
          [0.46, -260, 90],
          [0.62, 230, 20],
          [0.76, -190, 70],
        ],
        true,
      ) +
        reedInk(
          [880, 1290],
          [900, 470],
          'near2',
          [
            [0.4, -220, 100],
            [0.6, 120, 60],
          ],
          true,
          '#97834f',
        ),
      3,
    ) +
    wood.svg +
    stillWater('reed', 1090, 6) +
    perched(wood, 0.5, {
      bird: female,
      scale: 3.6,
      mirror: true,
      pose: { tilt: 50, nod: -18, seed: 'reed' },
    }) +
    signed([130, 140], '秋水', 36)
  )
}
