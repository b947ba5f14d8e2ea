/** 毛竹, spring: two shoots coming up through last year's leaves. */
import { random } from '../../kit/random.ts'
import { type Relief, scene } from '../../kit/relief.ts'
import { strap } from '../../kit/relief-strap.ts'
import { garden, soft } from '../../kit/wash.ts'
import { culm, tones } from './culm.ts'
import { shoot } from './shoot.ts'

/** Last year's sheaths and leaves on the ground. */
function litter(marks: Relief, seed: string, y: number, depth: number, count = 60): void {
  const chance = random(`litter ${seed}`)
  for (let i = 0; i < count; i += 1) {
    const x = chance.between(-20, 1220)
    const py = y + chance.between(-40, 50)
    const a = chance.between(-0.5, 0.5) + (chance.chance(0.5) ? 0 : Math.PI)
    const r = chance.between(50, 120)
    strap(
      marks,
      [
        [x, py, depth + (py - y)],
        [x + Math.cos(a) * r * 0.5, py + Math.sin(a) * r * 0.2 - 6, depth + (py - y) + 6],
        [x + Math.cos(a) * r, py + Math.sin(a) * r * 0.35, depth + (py - y)],
      ],
      {
        half: chance.between(3.5, 8),
        base: chance.pick(['#a38a58', '#8c7448', '#b59c6a', '#7d6a40']),
        pale: '#cdb88a',
        edge: '#6a5430',
        shadow: [110, 100, 84],
        ribs: 3,
      },
    )
  }
}

export function shooting(): string {
  return [
    garden(
      'bamboo 1',
      ['#a9bb98', '#bfc8a4', '#93a988', '#c9bfa0'],
      16,
      { x: 0, y: 0, width: 1200, height: 880 },
      0.5,
    ),
    soft(
      scene((far) => {
        for (const [x, r] of [
          [120, 24],
          [330, 18],
          [860, 20],
          [1040, 30],
          [1140, 16],
        ] as const)
          culm(far, [x, 800, -900], [x + 20, -40, -900], r, [90, 230, 400, 590, 780], tones.far)
      }),
      5,
      0.7,
    ),
    soft(
      scene((far) => litter(far, 'far', 770, -800, 40)),
      2.5,
      0.6,
    ),
    scene((near) => {
      litter(near, 'near', 828, -200, 60)
      shoot(near, [500, 850, 0], 600, 108, 'tall', 0.03)
      shoot(near, [800, 862, 120], 290, 76, 'small', -0.06)
      litter(near, 'front', 858, 330, 44)
    }),
  ].join('')
}
