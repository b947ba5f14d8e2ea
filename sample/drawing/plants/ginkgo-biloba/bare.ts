/** 银杏, winter: bare. */
import { bough } from '../../kit/bough.ts'
import { solid } from '../../kit/solid.ts'
import { barks } from '../../kit/twig.ts'
import { shadowed, soft } from '../../kit/wash.ts'
import { peg } from './leaf.ts'
import { haze, wood } from './parts.ts'

export function bare(): string {
  const branch = wood({
    points: [
      [-20, 760],
      [240, 640],
      [470, 610],
      [700, 450],
      [930, 360],
      [1110, 180],
    ],
    from: 44,
    seed: 'ginkgo bare',
    shoots: [
      [0.18, -85, 420, 14],
      [0.36, -78, 460, 10],
      [0.45, 10, 430, -18],
      [0.6, -100, 320, 20],
      [0.72, 0, 300, -25],
    ],
  })
  const pegs = [branch.main, ...branch.shoots]
    .map((on, i) =>
      [0.2, 0.34, 0.48, 0.6, 0.72, 0.84, 0.94]
        .map((along, k) => {
          const one = peg(on, along, (i + k) % 2 ? 1 : -1, 9)
          return (
            one.svg +
            solid({
              at: one.tip,
              angle: one.angle,
              length: 15,
              width: 14,
              profile: 'egg',
              tint: { shadow: '#5a3a22', body: '#8f6644', light: '#c39a70', ink: '#3a2415' },
              gloss: 0.2,
              seed: `peg bud ${i} ${k}`,
            })
          )
        })
        .join(''),
    )
    .join('')
  return (
    haze('bare', ['#b5c3ce', '#cdd2d2', '#c2b8a8']) +
    soft(
      bough({
        points: [
          [1220, 800],
          [900, 700],
          [600, 760],
        ],
        from: 30,
        to: 6,
        bark: barks.grey,
        seed: 'far',
        shoots: [
          [0.2, -110, 420, 20],
          [0.5, -120, 380, 20],
          [0.8, -100, 300, 10],
        ],
      }).svg,
      8,
      0.3,
    ) +
    shadowed(branch.svg + pegs)
  )
}
