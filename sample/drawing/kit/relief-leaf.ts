/** Whole leaves for the relief: one blade from stalk to tip, and leaves made of leaflets. */
import {
  between,
  type Ink,
  ink,
  minus,
  mix,
  plus,
  type Relief,
  stem,
  times,
  unit,
  type Vec,
} from './relief.ts'
import {
  type Blade,
  blade,
  featherVeins,
  leafSkin,
  leafSpine,
  outline,
  toothed,
} from './relief-blade.ts'

export type LeafColours = {
  base: string
  pale: string
  under: string
  vein: string
  edge: string
  shadow?: Ink
  gloss?: number
}

/** Leaf greens and autumn colours, after mineral green, indigo and gamboge. */
export const greens = {
  deep: {
    base: '#2b5a36',
    pale: '#5c8a50',
    under: '#93ab7c',
    vein: '#a9c088',
    edge: '#1a3320',
    gloss: 0.35,
  },
  leaf: {
    base: '#3f7440',
    pale: '#7da058',
    under: '#a5b98a',
    vein: '#b9cc90',
    edge: '#233f22',
    gloss: 0.2,
  },
  fresh: {
    base: '#6f9a45',
    pale: '#a9c26a',
    under: '#bccb94',
    vein: '#d3dfa2',
    edge: '#40592a',
    gloss: 0.12,
  },
  blue: {
    base: '#4a7360',
    pale: '#86a88c',
    under: '#b4c6ae',
    vein: '#bfd2b4',
    edge: '#28463a',
    gloss: 0.08,
  },
  copper: {
    base: '#7a4030',
    pale: '#b4714a',
    under: '#b98a6c',
    vein: '#d9a27a',
    edge: '#4a2218',
    gloss: 0.2,
  },
  gold: {
    base: '#c08a2a',
    pale: '#e2bf5e',
    under: '#d8bf86',
    vein: '#f0dc96',
    edge: '#7c5614',
    gloss: 0.1,
  },
  mist: { base: '#8fa98c', pale: '#b8c8aa', under: '#c2cfb6', vein: '#c9d6ba', edge: '#93a88c' },
  brown: { base: '#7d5a36', pale: '#aa8656', under: '#b59a72', vein: '#c9ad7e', edge: '#46301a' },
} as const satisfies Record<string, LeafColours>

export type LeafShape = {
  /** Half the greatest width. */
  half: number
  colours: LeafColours
  shape?: (u: number) => number
  /** Number and depth of the teeth. */
  teeth?: [number, number]
  pairs?: number
  rise?: number
  swell?: number
  fold?: number
  cup?: number
  ruffle?: number
  /** Where the upper side looks. */
  up?: Vec
  /** Sideways bow of the midrib on the page, and how far the middle stands towards the viewer. */
  bow?: number
  arch?: number
  twist?: (u: number) => number
  phase?: number
  /** A second colour towards the edge and tip. */
  blush?: { ink: string; reach: number }
  finer?: number
}

export function leafBlade(scene: Relief, base: Vec, tip: Vec, leaf: LeafShape): void {
  const {
    colours,
    pairs = 7,
    rise = 0.17,
    bow = 0,
    arch = 0,
    shape = outline.ovate,
    phase = 0,
    blush,
  } = leaf
  const run = minus(tip, base)
  const flat = unit([run[1], -run[0], 0])
  const middle = (t: number, k: number): Vec =>
    plus(plus(between(base, tip, t), times(flat, bow * k)), [0, 0, arch * k])
  const spine = leafSpine(
    [base, middle(0.33, 0.85), middle(0.68, 0.9), tip],
    leaf.up ?? [-0.25, -0.45, 0.85],
    leaf.twist,
  )
  const outlineOf = leaf.teeth ? toothed(shape, ...leaf.teeth) : shape
  const skin = leafSkin({
    base: ink(colours.base),
    pale: ink(colours.pale),
    under: ink(colours.under),
    pairs,
    rise,
    swell: leaf.swell ?? 0.1,
    gloss: colours.gloss ?? 0,
    shadow: colours.shadow ?? [92, 110, 104],
    contrast: 1.2,
  })
  const flushed = blush
    ? {
        ...skin,
        upper: (u: number, v: number) =>
          mix(
            skin.upper(u, v),
            ink(blush.ink),
            Math.max(0, Math.max(Math.abs(v), u ** 1.5) - 1 + blush.reach) / blush.reach,
          ),
      }
    : skin
  const size = Math.hypot(...run)
  const shaped: Blade = {
    half: (u) => leaf.half * Math.max(0, outlineOf(u)),
    skin: flushed,
    fold: leaf.fold ?? 0.22,
    cup: leaf.cup ?? -0.25,
    ruffle: { height: (leaf.ruffle ?? 0.14) * leaf.half, waves: 1.7, phase },
    veins: featherVeins(
      pairs,
      rise,
      { ink: ink(colours.vein), width: Math.max(1, size / 95), opacity: 0.95, bias: 4 },
      { ink: ink(colours.vein), width: Math.max(0.6, size / 220), opacity: 0.6, bias: 4 },
    ),
    edge: { ink: ink(colours.edge), width: 0.9, opacity: 0.6 },
  }
  if (leaf.teeth) {
    shaped.nu = Math.round(leaf.teeth[0] * 4)
    shaped.forward = (u, v) => leaf.half * 0.12 * v * v * Math.sin(Math.PI * u)
  }
  if (leaf.finer) shaped.nu = leaf.finer
  blade(scene, spine, shaped)
}

/** A thin stalk between two points. */
export function petiole(
  scene: Relief,
  points: Vec[],
  from: number,
  to: number,
  colour: string,
  edge = '#2c3a20',
): void {
  stem(
    scene,
    points,
    (u) => from + (to - from) * u,
    { upper: () => ink(colour), contrast: 1.2 },
    { steps: Math.max(8, points.length * 7), edge: { ink: ink(edge), width: 0.8, opacity: 0.6 } },
  )
}

/** A leaf of pairs of leaflets along a stalk, with or without one at the end. */
export function pinnate(
  scene: Relief,
  stalk: Vec[],
  {
    pairs,
    length,
    leaf,
    from = 0.3,
    terminal = true,
    opening = 1,
    taper = 0.25,
    seed = 0,
  }: {
    pairs: number
    length: number
    leaf: LeafShape
    from?: number
    terminal?: boolean
    opening?: number
    taper?: number
    seed?: number
  },
): void {
  petiole(scene, stalk, 2.6, 1.2, leaf.colours.pale, leaf.colours.edge)
  const at = (u: number): Vec => {
    const place = u * (stalk.length - 1)
    const i = Math.min(stalk.length - 2, Math.floor(place))
    return between(stalk[i] as Vec, stalk[i + 1] as Vec, place - i)
  }
  const grow = (u: number, side: number, k: number): void => {
    const ahead = unit(minus(at(Math.min(1, u + 0.03)), at(Math.max(0, u - 0.03))))
    const across: Vec = [ahead[1] * side, -ahead[0] * side, 0.25 * Math.sin(k * 2.3 + seed)]
    const angle = side === 0 ? 0 : opening * (1.05 - 0.25 * u)
    const heading = unit(
      plus(
        times(ahead, Math.cos(angle)),
        times(unit(side === 0 ? ahead : across), Math.sin(angle)),
      ),
    )
    const size = length * (1 - taper * Math.abs(u - 0.55)) * (1 + 0.06 * Math.sin(k * 3.7 + seed))
    const foot = plus(at(u), times(heading, 4))
    leafBlade(scene, foot, plus(foot, times(heading, size)), {
      ...leaf,
      half: leaf.half * (size / length),
      bow: size * 0.09 * (side || 0.4),
      phase: k + seed,
      arch: size * 0.06,
    })
  }
  for (let i = 0; i < pairs; i += 1) {
    const u =
      from + ((terminal ? 0.92 : 1) - from) * (i / Math.max(1, pairs - 1 + (terminal ? 0.6 : 0)))
    grow(u, 1, i * 2)
    grow(u, -1, i * 2 + 1)
  }
  if (terminal) grow(1, 0, pairs * 2)
}
