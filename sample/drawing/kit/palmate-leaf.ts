/** A hand-shaped leaf: lobes that share one foot and one plane (maples). */

import { blend } from './colour.ts'
import { type Leaf, leafMarks } from './leaf.ts'
import { type Mark, paint } from './mark.ts'
import { random } from './random.ts'
import { aroundX, aroundY, aroundZ, inTurn, movedTo, type Point, radians } from './space.ts'
import { tapered } from './tapered.ts'

type PalmateLeaf = Pick<
  Leaf,
  'at' | 'angle' | 'tint' | 'seed' | 'pitch' | 'roll' | 'margin' | 'blush' | 'outline'
> & {
  /** Length of the middle lobe. */
  length: number
  lobes: number
  /** Angle between the outermost lobes, degrees. */
  spread: number
  /** Width of a lobe, share of its length. */
  breadth?: number
  droop?: number
  stalkTo?: Point
}

export function palmateLeaf(options: PalmateLeaf): string {
  return paint(palmateLeafMarks(options))
}

function palmateLeafMarks(options: PalmateLeaf): Mark[] {
  const {
    at,
    angle,
    length,
    lobes,
    spread,
    tint,
    seed,
    pitch = 0,
    roll = 0,
    margin,
    blush,
    outline = 'lanceolate',
    breadth = 0.34,
    droop = 22,
    stalkTo,
  } = options
  const chance = random(`palmate ${seed}`)
  const plane = inTurn(aroundX(roll), aroundY(pitch), aroundZ(angle), movedTo(at))
  const marks: Mark[] = []
  const middle = (lobes - 1) / 2
  for (let index = 0; index < lobes; index += 1) {
    const off = (index - middle) / middle
    const size = length * (1 - 0.5 * Math.abs(off) ** 2.1) * chance.between(0.95, 1.05)
    const lobe = leafMarks({
      at: [0, 0],
      angle: (off * spread) / 2 + chance.around(0, 3),
      length: size,
      width: size * breadth,
      tint,
      outline,
      seed: `${seed} lobe`,
      sway: off * 10 + chance.around(0, 10),
      droop: droop + chance.around(0, 8),
      fold: 4,
      ripple: 0.06,
      veins: 6,
      sweep: 0.12,
      plane,
      ...(margin ? { margin } : {}),
      ...(blush ? { blush } : {}),
    })
    marks.push(...lobe)
  }
  if (stalkTo) {
    const span = Math.hypot(stalkTo[0] - at[0], stalkTo[1] - at[1]) * 0.5
    const knee: Point = [
      at[0] - Math.cos(radians(angle)) * span,
      at[1] - Math.sin(radians(angle)) * span,
    ]
    const width = Math.max(1.2, length / 60)
    marks.push({
      depth: -1e6,
      svg:
        tapered([stalkTo, knee, at], width * 1.8, width * 1.1, tint.ink) +
        tapered([stalkTo, knee, at], width, width * 0.6, blend(tint.vein, tint.body, 0.4)),
    })
  }
  return marks
}
