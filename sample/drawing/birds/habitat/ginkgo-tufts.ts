/** Golden ginkgo leaves in tufts along the shoots a bird sits among. */
import type { DrawnTwig } from '../../kit/twig.ts'
import { golden, oldGold, peg, tuft } from '../../plants/ginkgo-biloba/leaf.ts'

type Tufts = {
  /** Where along each shoot. */
  places: readonly number[]
  /** The length of the short shoot that bears a tuft. */
  peg: number
  leaves: number
  /** How many leaves of each tuft are behind the wood. */
  hidden: number
  radius: number
  hang: number
  seed: string
}

export function ginkgoTufts(
  shoots: readonly DrawnTwig[],
  { places, peg: length, leaves: count, hidden, radius, hang, seed }: Tufts,
): { behind: string; before: string } {
  let behind = ''
  let before = ''
  for (const [i, on] of shoots.entries()) {
    for (const [j, along] of places.entries()) {
      const { svg, tip, angle } = peg(on, along, (i + j) % 2 ? 1 : -1, length)
      const leaves = tuft({
        tip,
        angle,
        count,
        radius,
        tints: [golden, golden, oldGold],
        hang,
        seed: `${seed} ${i} ${j}`,
      })
      behind += leaves.slice(0, hidden).join('') + svg
      before += leaves.slice(hidden).join('')
    }
  }
  return { behind, before }
}
