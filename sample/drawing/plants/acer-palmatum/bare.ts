/** 鸡爪槭, winter: bare. */
import { bough, shoot } from '../../kit/bough.ts'
import { solid } from '../../kit/solid.ts'
import { barks } from '../../kit/twig.ts'
import { shadowed } from '../../kit/wash.ts'
import { haze } from './parts.ts'

export function bare(): string {
  const wood = bough({
    points: [
      [560, 900],
      [540, 700],
      [590, 520],
      [560, 340],
      [610, 180],
    ],
    from: 42,
    to: 6,
    bark: barks.grey,
    rough: 0.6,
    seed: 'maple bare',
    shootTo: 3,
    shoots: [
      [0.16, -150, 420, 30],
      [0.28, -30, 440, -30],
      [0.44, -145, 360, 30],
      [0.52, -35, 360, -30],
      [0.68, -140, 280, 28],
      [0.76, -42, 260, -28],
    ],
  })
  const finer = wood.shoots.flatMap((on, i) =>
    [0.42, 0.64, 0.84].flatMap((along) =>
      [-1, 1].map((side) =>
        shoot(on.line.at(along), on.line.angle(along) + side * 42, 150 - along * 60, -side * 26, {
          from: 4.5,
          to: 2.4,
          bark: barks.red,
          seed: `fine ${i} ${along} ${side}`,
          lenticels: 0,
        }),
      ),
    ),
  )
  const buds = [...wood.shoots, ...finer]
    .map((on, i) =>
      [-1, 1]
        .map((side) =>
          solid({
            at: on.line.at(0.985),
            angle: on.line.angle(1) + side * 18,
            length: 12,
            width: 7,
            profile: 'bud',
            tint: { shadow: '#6a1a1c', body: '#aa3836', light: '#e08a74', ink: '#4a1214' },
            seed: `bud ${i} ${side}`,
          }),
        )
        .join(''),
    )
    .join('')
  return (
    haze('bare', ['#b5c3ce', '#cfd3d2', '#c7b8ae']) +
    shadowed(finer.map((on) => on.svg).join('') + wood.svg + buds, 6, 6, 0.2)
  )
}
