/** 连翘, autumn: beaked pods among turning leaves. */
import { greens } from '../../kit/leaf-greens.ts'
import { scene, type Vec } from '../../kit/relief.ts'
import { petiole } from '../../kit/relief-leaf.ts'
import { garden, soft } from '../../kit/wash.ts'
import { archingBranch, farArch, steps } from './branches.ts'
import { capsule } from './capsule.ts'
import { leafy } from './leaf.ts'

export function inFruit(): string {
  const stem = archingBranch(
    'forsythia autumn',
    [
      [-20, 560],
      [260, 370],
      [600, 300],
      [900, 400],
      [1220, 330],
    ],
    18,
    9,
  )
  return [
    garden(
      'forsythia 4',
      ['#d9bb80', '#c3a878', '#b3a884', '#cfa890'],
      15,
      { x: 0, y: 0, width: 1200, height: 880 },
      0.45,
    ),
    soft(
      farArch.svg +
        scene((far) => leafy(far, farArch, steps(0.15, 0.9, 5), 130, [greens.gold], 'far')),
      6,
      0.55,
    ),
    stem.svg,
    scene((m) => {
      for (const [t, dx, dy, size, face, split] of [
        [0.3, -30, 96, 240, [-0.25, 0.95, 0.2], 0.35],
        [0.42, 60, 140, 215, [0.2, 0.97, 0.15], 0],
        [0.57, -24, 110, 235, [-0.1, 0.98, 0.2], 0.5],
        [0.72, 50, 100, 200, [0.35, 0.9, 0.2], 0.1],
        [0.52, 74, -56, 150, [0.6, -0.75, 0.3], 0.6],
      ] as const) {
        const [x, y] = stem.on(t, 0)
        const at: Vec = [x + dx, y + dy, 20]
        petiole(m, [[x, y, 0], [x + dx * 0.7, y + dy * 0.4, 10], at], 3.4, 3, '#8a6a3c', '#4a3418')
        capsule(m, { at, face, size, spin: dx }, split, `cap ${t}`)
      }
      leafy(
        m,
        stem,
        [0.1, 0.2, 0.8, 0.91],
        190,
        [greens.gold, { ...greens.copper, base: '#7d3f4a', pale: '#b4705a' }],
        'autumn',
        { ink: '#7d3448', reach: 0.5 },
      )
    }),
  ].join('')
}
