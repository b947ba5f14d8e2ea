/** Leaves set along a twig as they grow: alternate, in pairs, or crowded at the tip; some behind, some before. */
import { type Leaf, type LeafTint, leaf } from './leaf.ts'
import { random } from './random.ts'
import { radians } from './space.ts'
import type { DrawnTwig } from './twig.ts'

type Spray = {
  on: DrawnTwig
  arrangement: 'alternate' | 'opposite'
  /** Leaves when alternate, pairs when opposite. */
  count: number
  /** First and last place on the twig, 0..1. */
  from?: number
  to?: number
  leaf: Omit<Leaf, 'at' | 'angle' | 'seed' | 'tint'>
  /** Each leaf takes one of these. */
  tints: readonly LeafTint[]
  /** Angle between leaf and twig, degrees. */
  opening?: number
  /** Pull of gravity, 0 stiff .. 1 hanging straight down. */
  hang?: number
  petiole?: number
  /** Share of leaves that come towards or go away from us, foreshortened. */
  depth?: number
  /** A leaf at the very tip. */
  terminal?: boolean
  /** Size at each part of the twig. */
  size?: (along: number) => number
  seed: string
}

type DrawnSpray = { behind: string; before: string }

export function spray({
  on,
  arrangement,
  count,
  from = 0.12,
  to = 0.96,
  leaf: blade,
  tints,
  opening = 52,
  hang = 0.15,
  petiole = 12,
  depth = 0.35,
  terminal = true,
  size = () => 1,
  seed,
}: Spray): DrawnSpray {
  const chance = random(`spray ${seed}`)
  const behind: string[] = []
  const before: string[] = []
  const grow = (along: number, side: number, index: number): void => {
    const scale = size(along) * (1 + chance.around(0, 0.14))
    const foreshortened = chance.chance(depth)
    const heading =
      on.line.angle(along) +
      side * (opening * (terminal && side === 0 ? 0 : 1) + chance.around(0, 14))
    const angle = pulled(heading, hang * chance.between(0.6, 1.3))
    const root = on.on(along, side * 0.5)
    const stalk = petiole * scale
    const at: [number, number] = [
      root[0] + Math.cos(radians(angle)) * stalk,
      root[1] + Math.sin(radians(angle)) * stalk,
    ]
    const drawn = leaf({
      ...blade,
      at,
      angle: angle + chance.around(0, 8),
      length: blade.length * scale,
      width: blade.width * scale,
      tint: chance.pick(tints),
      pitch:
        (blade.pitch ?? 0) +
        (foreshortened ? chance.pick([-1, 1]) * chance.between(24, 46) : chance.around(0, 14)),
      roll: (blade.roll ?? 0) + side * chance.between(-6, 26) + chance.around(0, 26),
      sway:
        (blade.sway ?? 0) +
        (Math.cos(radians(angle)) > 0 ? 1 : -1) * hang * 42 +
        chance.around(0, 16),
      droop: (blade.droop ?? 14) + chance.around(0, 14),
      petiole: stalk,
      stalkTo: root,
      seed: `${seed} ${index} ${side}`,
    })
    ;(chance.chance(0.5) ? behind : before).push(drawn)
  }
  for (let index = 0; index < count; index += 1) {
    const along = from + ((to - from) * index) / Math.max(1, count - 1) + chance.around(0, 0.018)
    if (arrangement === 'opposite') {
      grow(along, 1, index)
      grow(along, -1, index)
    } else grow(along, index % 2 ? 1 : -1, index)
  }
  if (terminal) grow(1, 0, count)
  return { behind: behind.join(''), before: before.join('') }
}

/** A direction turned part of the way towards straight down (90), the short way round. */
function pulled(angle: number, share: number): number {
  const off = ((((90 - angle) % 360) + 540) % 360) - 180
  return angle + off * Math.min(1, share)
}

/** The same spray on several twigs, as two layers to stand behind and before the wood. */
export function clothe(
  twigs: readonly DrawnTwig[],
  template: Omit<Spray, 'on' | 'seed'>,
  seed: string,
): DrawnSpray {
  const all = twigs.map((on, index) => spray({ ...template, on, seed: `${seed} ${index}` }))
  return {
    behind: all.map((one) => one.behind).join(''),
    before: all.map((one) => one.before).join(''),
  }
}
