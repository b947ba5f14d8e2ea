/** 山茶, autumn: in bud. */
import { farLeaves } from '../../kit/backdrop.ts'
import { bough } from '../../kit/bough.ts'
import { solid } from '../../kit/solid.ts'
import { barks, type DrawnTwig } from '../../kit/twig.ts'
import { shadowed } from '../../kit/wash.ts'
import { bud, dressed, haze, tipOf } from './parts.ts'

export function inBud(): string {
  const wood = bough({
    points: [
      [1220, 210],
      [980, 280],
      [740, 260],
      [500, 350],
      [260, 340],
    ],
    from: 28,
    to: 8,
    bark: barks.grey,
    rough: 0.5,
    seed: 'camellia autumn',
    shoots: [
      [0.28, 118, 300, -20],
      [0.5, 100, 300, 16],
      [0.72, -130, 220, 20],
    ],
  })
  const twigs = [wood.main, ...wood.shoots]
  const [under, over] = dressed(twigs, wood.svg, 'camellia autumn', 5)
  const fruit = [
    [0.46, 0],
    [0.55, 1],
  ]
    .map(([along = 0, i = 0], k) => {
      const [x, y] = (twigs[i] as DrawnTwig).on(along, -0.5)
      return solid({
        at: [x - 8, y],
        angle: 98 - k * 14,
        length: 84,
        width: 86,
        tint: { shadow: '#5a2f20', body: '#9a5c3c', light: '#d9a474', ink: '#3f2015' },
        ribs: 3,
        ribDepth: 0.06,
        gloss: 0.35,
        blush: { colour: '#8a8a46', from: 0, reach: 0.8 },
        speckles: { count: 40, colour: '#e9c9a0', size: 0.9 },
        seed: `fruit ${k}`,
      })
    })
    .join('')
  return (
    haze('autumn', ['#d6c196', '#bcc49c', '#cfb090']) +
    farLeaves({
      seed: 'cam a',
      colours: ['#93a27c', '#b8ac78'],
      count: 26,
      size: 160,
      along: [
        [80, 720],
        [1150, 640],
      ],
      spread: 200,
    }) +
    under +
    over +
    shadowed(fruit, 8, 6) +
    shadowed(
      twigs
        .map(
          (on, i) =>
            bud(tipOf(on), on.line.angle(1), i % 2 ? 1.15 : 0.95, i !== 3) +
            bud(on.on(0.72, 1), on.line.angle(0.72) + 50, 0.7, false),
        )
        .join(''),
      5,
      4,
    )
  )
}
