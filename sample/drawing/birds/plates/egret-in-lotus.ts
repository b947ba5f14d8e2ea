/** An egret among lotus: the white of the bird is the paper's own. */
import { blot } from '../../kit/wash.ts'
import { afloat } from '../anatomy/stage.ts'
import { plumes } from '../plumage/egret-plumes.ts'
import { male } from '../plumage/egretta-garzetta.ts'
import { signed, stillWater } from './ink.ts'
import { lotusBud, lotusFlower, lotusLeaf, stalk } from './lotus.ts'

export function egretInLotus(): string {
  const bird = {
    bird: male,
    scale: 2.05,
    pose: {
      tilt: 24,
      legs: true,
      grip: 'ground' as const,
      seed: 'plate',
      over: (f: Parameters<typeof plumes>[0]) => plumes(f),
    },
  }
  return (
    blot([380, 620], 420, 520, '#a9bdae', 0.62) +
    blot([760, 980], 380, 220, '#9db4a6', 0.55) +
    stalk(
      [
        [820, 1270],
        [800, 800],
        [850, 430],
      ],
      15,
      'e1',
    ) +
    lotusLeaf([840, 400], 230, 165, 'e a', { tilt: -16, ink: '#3e5c48' }) +
    stalk(
      [
        [700, 1270],
        [720, 820],
        [640, 300],
      ],
      12,
      'e2',
    ) +
    lotusFlower([634, 270], 0.8, 74, -100) +
    lotusLeaf([830, 1010], 250, 96, 'e b', { tilt: -4, ink: '#46654f', opacity: 0.55 }) +
    lotusLeaf([140, 1090], 210, 78, 'e c', { tilt: 6, ink: '#53715a', opacity: 0.5 }) +
    stalk(
      [
        [930, 1270],
        [920, 900],
        [890, 720],
      ],
      10,
      'e3',
    ) +
    lotusBud([888, 716], 0.55, -96) +
    afloat([430, 1060], 150, bird, '#6f8b8a') +
    stillWater('egret', 1090, 5) +
    signed([120, 130], '清塘', 36)
  )
}
