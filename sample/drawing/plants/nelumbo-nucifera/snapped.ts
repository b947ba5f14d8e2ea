/** 莲, winter: snapped stalks mirrored in the water. */
import { ink, scene, stem, type Vec } from '../../kit/relief.ts'
import { blot, soft } from '../../kit/wash.ts'
import { receptacle } from './receptacle.ts'
import { dryStalk } from './stalk.ts'
import { ripple, water } from './water.ts'
import { withered } from './withered.ts'

export function snapped(): string {
  const broken: [Vec, Vec, Vec][] = [
    [
      [180, 560, 0],
      [230, 300, 0],
      [370, 470, 0],
    ],
    [
      [420, 600, 0],
      [400, 250, 0],
      [330, 180, 0],
    ],
    [
      [560, 570, 0],
      [600, 390, 0],
      [760, 530, 0],
    ],
    [
      [800, 640, 0],
      [850, 330, 0],
      [950, 300, 0],
    ],
    [
      [1010, 590, 0],
      [960, 420, 0],
      [880, 560, 0],
    ],
    [
      [690, 540, 0],
      [700, 460, 0],
      [660, 380, 0],
    ],
  ]
  const stalks = scene((near) => {
    for (const [i, [foot, knee, end]] of broken.entries()) {
      // A snapped stalk is straight on both sides of its knee.
      stem(
        near,
        [foot, [(foot[0] + knee[0]) / 2 + 6, (foot[1] + knee[1]) / 2, 0], knee],
        (u) => 6 - u,
        dryStalk,
        { steps: 24, edge: { ink: ink('#2c2317'), width: 0.9 } },
      )
      stem(near, [knee, end], (u) => 5.2 - 1.5 * u, dryStalk, {
        steps: 16,
        edge: { ink: ink('#2c2317'), width: 0.9 },
      })
      if (i === 1)
        receptacle(near, { at: [330, 186, 0], face: [-0.75, 0.45, 0.5], size: 84 }, 'brown')
      if (i === 3)
        receptacle(near, { at: [948, 300, 0], face: [0.75, 0.6, 0.3], size: 92 }, 'brown')
      if (i === 2) withered(near, [755, 520, 0], 110, 'win')
      if (i === 0) withered(near, [366, 462, 0], 120, 'win2', 0.06)
    }
  })
  return [
    blot([300, 246], 800, 44, '#8d9a94', 0.5),
    blot([1000, 244], 600, 36, '#97a39e', 0.5),
    water('ice', 270, 860, '#93a7ac', 0.4),
    `<g transform="matrix(1 0 0 -0.72 0 1010)" opacity="0.32">${soft(stalks, 3, 1)}</g>`,
    ...broken.map(([foot]) => ripple(foot[0], foot[1])),
    stalks,
  ].join('')
}
