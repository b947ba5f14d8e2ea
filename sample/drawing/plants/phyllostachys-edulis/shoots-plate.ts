/** 毛竹, plate: shoots after rain. */
import { brush } from '../../kit/brush.ts'
import { random } from '../../kit/random.ts'
import { scene } from '../../kit/relief.ts'
import { blot, brushed } from '../../kit/wash.ts'
import { inkCulm, inkLeaves } from './ink.ts'
import { shoot } from './shoot.ts'

export function shootsPlate(): string {
  return [
    blot([430, 1130], 460, 150, '#9a937c', 0.25),
    brushed(
      inkCulm([160, 1200], [200, 40], 40, [0.16, 0.37, 0.58, 0.78], '#6d7a62', 0.45, 'c1') +
        inkCulm([300, 1180], [330, 40], 22, [0.2, 0.42, 0.63, 0.83], '#8f9884', 0.36, 'c2') +
        inkLeaves([210, 260], 0.8, 170, '#7d8874', 0.4, 'l1', 4) +
        inkLeaves([330, 150], 0.5, 160, '#8f9884', 0.4, 'l2', 4) +
        inkLeaves([196, 520], 2.3, 140, '#7d8874', 0.4, 'l3', 3),
      6,
      0.04,
    ),
    brushed(
      scene((m) => {
        shoot(m, [560, 1160, 0], 560, 100, 'plate', 0.05)
        shoot(m, [765, 1172, 100], 270, 70, 'plate small', -0.08)
      }),
      3,
      0.05,
    ),
    brushed(
      Array.from({ length: 22 }, (_, i) => {
        const c = random(`soil ${i}`)
        const x = c.between(330, 900)
        const y = c.between(1140, 1190)
        return brush({
          points: [
            [x, y],
            [x + 30, y - c.between(0, 14)],
            [x + c.between(50, 90), y + c.around(0, 8)],
          ],
          width: c.between(5, 14),
          colour: c.pick(['#5f5a48', '#7d765e', '#46443a']),
          opacity: 0.5,
          dry: 0.5,
          seed: `soil ${i}`,
        })
      }).join(''),
      5,
      0.05,
    ),
  ].join('')
}
