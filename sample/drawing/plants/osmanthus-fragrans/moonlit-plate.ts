/** 桂花, plate: moonlit plate. */
import { bough } from '../../kit/bough.ts'
import { floret } from '../../kit/floret.ts'
import { inkBranch } from '../../kit/ink-branch.ts'
import { random } from '../../kit/random.ts'
import { clothe } from '../../kit/spray.ts'
import { deepGreen, leafGreen } from '../../kit/tints.ts'
import { barks } from '../../kit/twig.ts'
import { blot, moon } from '../../kit/wash.ts'
import { blade, clusters, leathery } from './parts.ts'

export function moonlitPlate(): string {
  const wood = bough({
    points: [
      [-20, 980],
      [160, 880],
      [330, 820],
      [470, 660],
      [540, 480],
    ],
    from: 20,
    to: 7,
    bark: barks.grey,
    seed: 'osmanthus plate',
    shoots: [
      [0.4, -5, 300, -35],
      [0.6, -110, 260, 20],
    ],
  })
  const twigs = [wood.main, ...wood.shoots]
  const leaves = clothe(
    twigs,
    {
      arrangement: 'opposite',
      count: 4,
      from: 0.42,
      leaf: { ...blade, length: 165, width: 62 },
      tints: [
        leathery,
        { ...deepGreen, body: '#3f5648', light: '#83947c', shadow: '#1d2a22' },
        leafGreen,
      ],
      hang: 0.12,
    },
    'osmanthus plate',
  )
  const ink = twigs
    .map((on, i) =>
      inkBranch({
        points: [0, 0.25, 0.5, 0.75, 1].map((t) => on.line.at(t)),
        from: i ? 15 : 44,
        to: 6,
        seed: `osm ${i}`,
        moss: i === 0,
      }),
    )
    .join('')
  const falling = Array.from({ length: 16 }, (_, i) => {
    const chance = random(`falling ${i}`)
    return floret({
      at: [chance.between(430, 760), chance.between(860, 1180)],
      radius: chance.between(9, 13),
      petals: 4,
      breadth: 0.52,
      body: '#f0b73c',
      shadow: '#c27a17',
      light: '#fde592',
      heart: '#c9871f',
      seed: `fall ${i}`,
    })
  }).join('')
  return (
    blot([600, 380], 340, 320, '#dfcc94', 0.4) +
    moon([640, 330], 190) +
    leaves.behind +
    ink +
    leaves.before +
    twigs.map((on, i) => clusters(on, [0.45, 0.64, 0.85], 18, `plate${i}`)).join('') +
    falling
  )
}
