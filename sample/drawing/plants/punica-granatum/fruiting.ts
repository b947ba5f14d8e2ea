/** 石榴, autumn: fruiting. */
import { farLeaves } from '../../kit/backdrop.ts'
import { gold, leafGreen } from '../../kit/tints.ts'
import type { DrawnTwig } from '../../kit/twig.ts'
import { shadowed } from '../../kit/wash.ts'
import { pomegranate, splitPomegranate } from './flower-and-fruit.ts'
import { glossy, haze, shrub } from './parts.ts'

export function fruiting(): string {
  const { under, over, twigs } = shrub(
    'punica autumn',
    [
      [1220, 150],
      [980, 220],
      [720, 200],
      [460, 280],
      [230, 270],
    ],
    [
      [0.22, 118, 260, -16],
      [0.46, 104, 300, 14],
      [0.68, 118, 240, -16],
      [0.84, 150, 180, -20],
    ],
    [glossy, leafGreen, { ...gold, body: '#c9b548' }],
    5,
  )
  const [, a, b, c] = twigs as [DrawnTwig, DrawnTwig, DrawnTwig, DrawnTwig]
  return (
    haze('autumn', ['#dcc290', '#c9c998', '#d3a888']) +
    farLeaves({
      seed: 'punica autumn',
      outline: 'oblong',
      breadth: 0.3,
      colours: ['#b3b07c', '#cda472', '#9faa78'],
      count: 40,
      size: 120,
      along: [
        [80, 720],
        [1150, 640],
      ],
      spread: 200,
    }) +
    under +
    over +
    shadowed(
      pomegranate(a.line.at(0.96), 96, 190) +
        splitPomegranate(b.line.at(0.96), 82, 225) +
        pomegranate(c.line.at(0.96), 104, 165),
      11,
      9,
      0.34,
    )
  )
}
