/** Silhouettes: how wide a leaf or petal is, 0..1, at each part of its length, and how its margin is cut. */
type Outline = (along: number) => number
export type Margin = (along: number) => number

/** Swells as along^foot and closes as (1-along)^head, widest value 1; `tip` draws the point out. */
function swelling(foot: number, head: number, tip = 0): Outline {
  const widest = foot / (foot + head)
  const most = widest ** foot * (1 - widest) ** head
  return (along) => {
    const t = Math.min(1, Math.max(0, along))
    const width = (t ** foot * (1 - t) ** head) / most
    if (tip === 0) return width
    const start = 0.78
    if (t < start) return width
    const beyond = (t - start) / (1 - start)
    return (
      width * (1 - tip * beyond * beyond * (3 - 2 * beyond)) * (1 - beyond) ** (tip * beyond * 1.4)
    )
  }
}

export const outlines = {
  ovate: swelling(0.5, 0.95, 0.3),
  broadlyOvate: swelling(0.38, 0.78, 0.35),
  elliptic: swelling(0.62, 0.66, 0.15),
  ellipticPointed: swelling(0.62, 0.8, 0.5),
  oblong: swelling(0.4, 0.42),
  lanceolate: swelling(0.75, 1.15, 0.1),
  linear: swelling(0.25, 0.5),
  obovate: swelling(0.95, 0.48),
  obovatePointed: swelling(0.95, 0.5, 0.7),
  round: swelling(0.5, 0.5),
  /** Petals: narrow foot, broad head. */
  petalRound: swelling(0.55, 0.36),
  petalBroad: swelling(0.5, 0.26),
  petalSpoon: swelling(0.85, 0.42),
  petalCup: swelling(0.58, 0.4),
  petalPointed: swelling(0.7, 0.62),
  petalStrap: swelling(0.22, 0.24),
  petalClawed: ((along) =>
    along < 0.3 ? 0.1 + along * 0.35 : swelling(0.7, 0.35)((along - 0.22) / 0.78)) as Outline,
} as const

export type OutlineName = keyof typeof outlines

/** Saw teeth pointing forward; `depth` is a share of the half-width. */
export function serrate(teeth: number, depth: number): Margin {
  return (along) => {
    const phase = (along * teeth) % 1
    const fade = Math.min(1, along * 7, (1 - along) * 5)
    return 1 - depth * fade * (phase < 0.72 ? 1 - phase / 0.72 : (phase - 0.72) / 0.28)
  }
}

/** Rounded waves. */
export function wavy(waves: number, depth: number, phase = 0): Margin {
  return (along) => 1 - depth * (0.5 + 0.5 * Math.sin(along * waves * Math.PI * 2 + phase))
}

export const entire: Margin = () => 1
