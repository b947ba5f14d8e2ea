/** Two sparrows in bamboo, after rain. */
import { blot, brushed } from '../../kit/wash.ts'
import { perched } from '../anatomy/stage.ts'
import { female, male } from '../plumage/passer-montanus.ts'
import { bambooLeaves, culm } from './bamboo.ts'
import { branch, signed } from './ink.ts'

export function sparrowsInBamboo(): string {
  const { svg, wood } = branch(
    [
      [1010, 800],
      [800, 760],
      [560, 800],
      [330, 770],
      [150, 810],
    ],
    26,
    7,
    'sparrows',
  )
  const far = brushed(
    culm([770, 1320], [700, -20], 34, 7, 'far', '#9aa694', 0.42) +
      culm([250, 1320], [330, 300], 20, 7, 'far2', '#a8b2a0', 0.35) +
      bambooLeaves([700, 120], 'f1', 5, 190, '#8f9d8b', 0.5) +
      bambooLeaves([330, 330], 'f2', 4, 150, '#a0ab9a', 0.45),
    4,
  )
  const near = brushed(culm([900, 1320], [850, -30], 52, 6, 'near', '#55664f', 0.72), 4)
  const leaves = brushed(
    bambooLeaves([850, 70], 'a', 6, 240) +
      bambooLeaves([640, 60], 'b', 5, 200, '#34463a') +
      bambooLeaves([905, 330], 'c', 5, 200, '#2e4033') +
      bambooLeaves([845, 930], 'd', 5, 210, '#2b3b30') +
      bambooLeaves([170, 815], 'e', 4, 130, '#3a4d3f') +
      bambooLeaves([905, 1040], 'f', 4, 190, '#44584a', 0.7),
    4,
  )
  return (
    blot([420, 420], 420, 330, '#cdd6bd', 0.35) +
    far +
    near +
    svg +
    leaves +
    perched(wood, 0.36, { bird: male, scale: 3.3, pose: { tilt: 30, nod: 8, seed: 'plate a' } }) +
    perched(wood, 0.78, {
      bird: female,
      scale: 3.2,
      mirror: true,
      pose: { tilt: 20, nod: -6, puff: 0.12, seed: 'plate b' },
    }) +
    signed([120, 150], '竹雀')
  )
}
