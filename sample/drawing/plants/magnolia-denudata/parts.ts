/** 玉兰: what several of its pictures share. */
import { inkBranch } from '../../kit/ink-branch.ts'
import type { Point } from '../../kit/space.ts'
import type { DrawnTwig } from '../../kit/twig.ts'
import { garden } from '../../kit/wash.ts'
import { ringScar } from './flower.ts'

export const blade = {
  outline: 'obovatePointed',
  length: 190,
  width: 112,
  veins: 8,
  sweep: 0.16,
  ripple: 0.14,
} as const

export const haze = (seed: string, colours: string[]): string =>
  garden(`yulan ${seed}`, colours, 11, { x: 60, y: 40, width: 1080, height: 760 }, 0.42)

export const tip = (on: DrawnTwig): Point => on.line.at(0.995)

export const scars = (twigs: DrawnTwig[]): string =>
  twigs
    .flatMap((on) =>
      [0.5, 0.53, 0.76, 0.79].map((t) => ringScar(on.on(t), on.line.angle(t), on.width(t))),
    )
    .join('')

export function painted(lines: Point[][], flowers: string): string {
  const [trunk, ...sides] = lines as [Point[], ...Point[][]]
  return (
    sides
      .map((points, i) =>
        inkBranch({ points, from: 26, to: 11, seed: `yulan side ${i}`, moss: false }),
      )
      .join('') +
    inkBranch({ points: trunk, from: 66, to: 16, seed: 'yulan trunk' }) +
    flowers
  )
}
