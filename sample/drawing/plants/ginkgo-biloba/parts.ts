/** 银杏: what several of its pictures share. */
import { type Bough, bough, type DrawnBough } from '../../kit/bough.ts'
import type { LeafTint } from '../../kit/leaf.ts'
import { barks, type DrawnTwig } from '../../kit/twig.ts'
import { garden, shadowed } from '../../kit/wash.ts'
import { golden, oldGold, peg, tuft, turning } from './leaf.ts'

export const haze = (seed: string, colours: string[]): string =>
  garden(`ginkgo ${seed}`, colours, 11, { x: 60, y: 40, width: 1080, height: 760 }, 0.4)

type Dress = {
  radius: number
  leaves: number
  tints: readonly LeafTint[]
  hang?: number
  places: readonly number[]
  seed: string
}

/** Pegs along a twig and their tufts, half of the leaves behind the wood. */
export function dressed(
  on: DrawnTwig,
  { radius, leaves, tints, hang, places, seed }: Dress,
): { behind: string; before: string } {
  const tufts = places.map((along, index) => {
    const { svg, tip, angle } = peg(on, along, index % 2 ? 1 : -1, radius * 0.16)
    const parts = tuft({
      tip,
      angle,
      count: leaves,
      radius,
      tints,
      seed: `${seed} ${index}`,
      ...(hang === undefined ? {} : { hang }),
    })
    return { svg, behind: parts.filter((_, i) => i % 2), before: parts.filter((_, i) => !(i % 2)) }
  })
  return {
    behind: tufts.flatMap((one) => one.behind).join(''),
    before: tufts.map((one) => one.svg + one.before.join('')).join(''),
  }
}

export function leafy(
  branch: DrawnBough,
  dress: Omit<Dress, 'places'>,
  places = [0.35, 0.62, 0.88, 1],
  onMain = [0.5, 0.72, 0.9, 1],
): string {
  const all = [
    ...branch.shoots.map((side, i) =>
      dressed(side, { ...dress, places, seed: `${dress.seed} ${i}` }),
    ),
    dressed(branch.main, { ...dress, places: onMain, seed: `${dress.seed} main` }),
  ]
  return (
    shadowed(all.map((part) => part.behind).join(''), 5, 5, 0.2) +
    shadowed(branch.svg) +
    shadowed(all.map((part) => part.before).join(''), 8, 6, 0.25)
  )
}

export const wood = (
  rest: Omit<Bough, 'from' | 'to' | 'bark' | 'rough'> & Partial<Bough>,
): DrawnBough => bough({ from: 30, to: 8, bark: barks.grey, rough: 0.8, ...rest })

export const golds = [golden, golden, oldGold, turning]
