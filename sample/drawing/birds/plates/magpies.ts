/** 喜上眉梢: magpies (joy) on the plum (a pun on the eyebrow); and one calling on a bare tree under the moon. */
import { shoot } from '../../kit/bough.ts'
import type { Point } from '../../kit/space.ts'
import { barks } from '../../kit/twig.ts'
import { blot } from '../../kit/wash.ts'
import { inBloom } from '../../plants/prunus-mume/flower.ts'
import { perched } from '../anatomy/stage.ts'
import { female, male } from '../plumage/pica-serica.ts'
import { branch, inkShoots, signed } from './ink.ts'

export function magpiesOnPlum(): string {
  const trunk = branch(
    [
      [1040, 1180],
      [860, 1060],
      [760, 880],
      [560, 800],
      [380, 820],
      [180, 740],
      [60, 760],
    ],
    84,
    12,
    'plum trunk',
  )
  const upper = branch(
    [
      [760, 880],
      [800, 660],
      [700, 500],
      [720, 330],
      [620, 190],
    ],
    40,
    6,
    'plum upper',
  )
  const shoots = [
    [upper.wood, 0.62, -165, 210],
    [upper.wood, 0.66, -20, 200],
    [upper.wood, 0.84, -150, 170],
    [trunk.wood, 0.86, -100, 190],
    [trunk.wood, 0.2, -60, 180],
    [trunk.wood, 0.7, 80, 150],
  ] as const
  const drawn = shoots.map(([on, t, angle, long], i) =>
    shoot(on.line.at(t), angle, long, i % 2 ? 22 : -22, {
      from: 11,
      to: 3,
      bark: barks.dark,
      seed: `plum ${i}`,
    }),
  )
  return (
    blot([360, 420], 380, 330, '#d8c4c0', 0.35) +
    blot([760, 1080], 300, 170, '#b7bcb0', 0.4) +
    upper.svg +
    inkShoots(drawn) +
    trunk.svg +
    drawn.map((s, i) => inBloom(s, 5, 0.68, `mag ${i}`, 0.2)).join('') +
    inBloom(upper.wood, 5, 0.72, 'mag upper', 0.55) +
    perched(trunk.wood, 0.7, {
      bird: male,
      scale: 1.55,
      mirror: true,
      pose: { tilt: 36, nod: 20, head: [-3, -6], tail: 16, seed: 'plate a' },
    }) +
    perched(upper.wood, 0.44, {
      bird: female,
      scale: 1.4,
      pose: {
        tilt: 34,
        nod: -22,
        head: [-2, 4],
        tail: 20,
        seed: 'plate b',
        perchRadius: 8,
        slope: 0,
      },
    }) +
    signed([130, 130], '喜上眉梢', 34)
  )
}

export function magpieCalling(): string {
  const points: Point[] = [
    [-40, 1010],
    [180, 900],
    [380, 900],
    [560, 800],
    [780, 770],
    [940, 640],
  ]
  const main = branch(points, 58, 8, 'bare')
  const limbs = [
    [0.3, -80, 360, 20],
    [0.48, -60, 300, -30],
    [0.66, -95, 260, 20],
    [0.2, 70, 200, -40],
    [0.82, 50, 180, -30],
  ] as const
  const shoots = limbs.map(([t, angle, long, bend], i) =>
    shoot(main.wood.line.at(t), angle, long, bend, {
      from: 14,
      to: 2.5,
      bark: barks.dark,
      seed: `bare ${i}`,
    }),
  )
  return (
    `<circle cx="640" cy="380" r="190" fill="#fffaf0" fill-opacity=".9"/>${blot([640, 380], 330, 330, '#e0cfa4', 0.28)}${blot([260, 1060], 420, 170, '#aeb4b2', 0.35)}` +
    inkShoots(shoots, [0, 0.3, 0.65, 1], 14, 2.5) +
    main.svg +
    perched(main.wood, 0.58, {
      bird: male,
      scale: 1.75,
      pose: { tilt: 40, nod: 22, head: [-4, -8], tail: 14, seed: 'calling' },
    }) +
    signed([130, 150], '晓晴', 36)
  )
}
