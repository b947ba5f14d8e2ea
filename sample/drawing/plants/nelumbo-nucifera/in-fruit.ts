/** 莲, summer: the green cone with its last petal, another one fallen. */
import { ink, line, scene } from '../../kit/relief.ts'
import { type Pose, petalSpine } from '../../kit/relief-spine.ts'
import { garden, soft } from '../../kit/wash.ts'
import { loosePetal } from './flower.ts'
import { leaf } from './leaf.ts'
import { receptacle } from './receptacle.ts'
import { stalk } from './stalk.ts'

export function inFruit(): string {
  return [
    garden(
      'lotus far 5',
      ['#93b08a', '#bcd0a8', '#d8e0bc', '#a3bfae'],
      14,
      { x: 0, y: 60, width: 1200, height: 780 },
      0.5,
    ),
    soft(
      scene((far) => {
        leaf(far, { at: [330, 640, -500], face: [0.25, -0.85, 0.4], size: 290 }, 'g1')
        leaf(far, { at: [1050, 700, -500], face: [-0.2, -0.85, 0.4], size: 250 }, 'g2')
      }),
      5,
      0.75,
    ),
    scene((near) => {
      stalk(
        near,
        [
          [650, 900, -20],
          [672, 700, -20],
          [640, 470, -20],
        ],
        11,
        'h',
      )
      const pose: Pose = { at: [640, 470, 0], face: [-0.12, -0.8, 0.58], size: 185 }
      for (let i = 0; i < 34; i += 1) {
        const a = (i / 34) * 6.283
        const spine = petalSpine(pose, {
          angle: a,
          length: 0.42 + 0.1 * Math.sin(i * 5),
          radius: 0.1,
          lean: (u) => 1.9 + 0.7 * u + 0.3 * Math.sin(i * 3),
        })
        line(
          near,
          spine.map((s) => s.p),
          { ink: ink('#b08a4a'), width: 2.4, taper: 'out', bias: 1 },
        )
      }
      receptacle(near, pose, 'green')
      loosePetal(
        near,
        { at: [665, 486, 30], face: [0.62, 0.75, 0.35], size: 270, spin: 2.2 },
        'last',
      )
    }),
    scene((fallen) =>
      loosePetal(
        fallen,
        { at: [190, 640, 0], face: [0.1, -0.75, 0.6], size: 200, spin: -0.3 },
        'fallen',
      ),
    ),
  ].join('')
}
