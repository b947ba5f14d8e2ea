/** 柿, winter: in snow. */
import { bough } from '../../kit/bough.ts'
import { snowOn } from '../../kit/snow.ts'
import { barks, type DrawnTwig } from '../../kit/twig.ts'
import { shadowed, soft } from '../../kit/wash.ts'
import { haze, orange, persimmon } from './parts.ts'

export function inSnow(): string {
  const wood = bough({
    points: [
      [1220, 330],
      [980, 300],
      [740, 350],
      [480, 300],
      [200, 350],
    ],
    from: 40,
    to: 7,
    bark: barks.dark,
    rough: 1,
    seed: 'kaki winter',
    shoots: [
      [0.2, 140, 320, -20],
      [0.34, -130, 280, 24],
      [0.52, 130, 300, -24],
      [0.66, -140, 260, 26],
      [0.78, 140, 220, -18],
    ],
  })
  const fruit = [
    [wood.main, 0.3, 134],
    [wood.main, 0.6, 146],
    [wood.main, 0.88, 122],
    [wood.shoots[0], 0.8, 138],
    [wood.shoots[2], 0.75, 140],
    [wood.shoots[3], 0.7, 110],
  ]
    .map(([on, along, size], i) =>
      persimmon((on as DrawnTwig).on(along as number, 0), size as number, orange, i % 2 ? 4 : -3),
    )
    .join('')
  const flakes = Array.from(
    { length: 60 },
    (_, i) =>
      `<circle cx="${(i * 397) % 1180}" cy="${(i * 211 + 60) % 830}" r="${1.6 + (i % 4)}" fill="#ffffff" fill-opacity="${0.5 + (i % 3) * 0.15}"/>`,
  ).join('')
  return (
    haze('winter', ['#9db0bf', '#b9c6cf', '#aab4b8']) +
    soft(flakes, 2, 0.9) +
    shadowed(wood.svg) +
    snowOn(wood.main, 0.03, 0.96, 'kaki') +
    wood.shoots.map((on, i) => snowOn(on, 0.1, 0.75, `kaki ${i}`)).join('') +
    shadowed(fruit, 9, 7, 0.32)
  )
}
