/** A pair of bulbuls on a magnolia that flowers before its leaves. */
import { shoot } from '../../kit/bough.ts'
import { barks } from '../../kit/twig.ts'
import { blot } from '../../kit/wash.ts'
import { cup, furredBud } from '../../plants/magnolia-denudata/flower.ts'
import { perched } from '../anatomy/stage.ts'
import { adult } from '../plumage/pycnonotus-sinensis.ts'
import { branch, signed } from './ink.ts'

export function bulbulOnMagnolia(): string {
  const main = branch(
    [
      [-40, 1130],
      [160, 1010],
      [330, 860],
      [520, 800],
      [700, 640],
      [760, 430],
      [860, 250],
    ],
    62,
    8,
    'magnolia',
  )
  const side = branch(
    [
      [330, 860],
      [300, 690],
      [210, 560],
      [190, 420],
    ],
    26,
    7,
    'magnolia side',
  )
  const perch = branch(
    [
      [520, 800],
      [700, 830],
      [880, 800],
      [1030, 830],
    ],
    24,
    9,
    'magnolia perch',
  )
  const twigs = [
    [main.wood, 0.62, -150, 150],
    [main.wood, 0.82, -10, 110],
    [side.wood, 0.6, -150, 110],
  ] as const
  const shoots = twigs.map(([on, t, angle, long], i) =>
    shoot(on.line.at(t), angle, long, -20, { from: 10, to: 6, bark: barks.dark, seed: `m ${i}` }),
  )
  const tips = shoots.map((one, i) =>
    i === 0
      ? cup({ at: one.line.at(1), face: -110, tilt: 84, size: 0.72, open: 0.2 })
      : furredBud(one.line.at(1), i === 1 ? -40 : -140, 72),
  )
  const flowers = [
    cup({ at: [862, 250], face: -78, tilt: 76, size: 0.95, open: 0.42 }),
    cup({ at: [190, 420], face: -96, tilt: 70, size: 0.9, open: 0.6 }),
    ...tips,
    cup({ at: [430, 850], face: 60, tilt: 98, size: 0.62, open: 0.4 }),
  ]
  return (
    blot([330, 380], 360, 320, '#d9d0bd', 0.45) +
    blot([800, 1000], 320, 200, '#c3cdbf', 0.35) +
    side.svg +
    perch.svg +
    main.svg +
    shoots.map((s) => s.svg).join('') +
    flowers.join('') +
    perched(perch.wood, 0.5, {
      bird: adult,
      scale: 2.75,
      pose: { tilt: 40, nod: 12, tail: 6, seed: 'plate a' },
    }) +
    perched(main.wood, 0.3, {
      bird: adult,
      scale: 2.6,
      mirror: true,
      pose: { tilt: 30, nod: 4, seed: 'plate b', slope: 0 },
    }) +
    signed([600, 130], '春到玉堂', 32)
  )
}
