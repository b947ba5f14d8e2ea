/** 朱槿, autumn: furled buds. */
import { farLeaves } from '../../kit/backdrop.ts'
import { bough } from '../../kit/bough.ts'
import { barks, type DrawnTwig } from '../../kit/twig.ts'
import { shadowed } from '../../kit/wash.ts'
import { furled, hibiscus } from './flower.ts'
import { dressed, glossy, haze, stalked, young } from './parts.ts'

export function furledBuds(): string {
  const wood = bough({
    points: [
      [1220, 740],
      [1000, 660],
      [780, 660],
      [560, 540],
      [390, 420],
    ],
    from: 24,
    to: 8,
    bark: barks.brown,
    rough: 0.4,
    seed: 'hibiscus autumn',
    shootBark: barks.green,
    shoots: [
      [0.3, -105, 380, 6],
      [0.52, 190, 330, 24],
    ],
  })
  const [under, over] = dressed([wood.main, ...wood.shoots], wood.svg, 'hibiscus autumn', 6, [
    glossy,
    glossy,
    { ...young, body: '#b5b04e', light: '#dfd48a' },
  ])
  const [a, b] = wood.shoots as [DrawnTwig, DrawnTwig]
  const buds = [
    [a, 0.98, -90, 70, 150, 1],
    [a, 0.7, -40, 70, 110, 0.7],
    [b, 0.97, 200, 70, 140, 1],
    [wood.main, 0.7, -60, 80, 90, 0.4],
  ] as const
  const open = stalked(wood.main, 0.97, -140, 80)
  return (
    haze('autumn', ['#dcc290', '#c8cc98', '#d6a888']) +
    farLeaves({
      seed: 'hib a',
      outline: 'broadlyOvate',
      breadth: 0.7,
      colours: ['#a3ad78', '#c9a872'],
      count: 26,
      size: 170,
      along: [
        [700, 130],
        [1150, 300],
      ],
      spread: 230,
    }) +
    under +
    open.svg +
    buds
      .map(([on, along, angle, length, big, grown]) => {
        const { svg, end } = stalked(on, along, angle, length)
        return svg + furled(end, angle, big, grown)
      })
      .join('') +
    over +
    shadowed(hibiscus({ at: open.end, face: 190, tilt: 82, size: 0.95, open: 0.9 }), 9, 7, 0.3)
  )
}
