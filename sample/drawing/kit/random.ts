/** Seeded chance, so that a drawing comes out byte for byte the same every time it is rendered. */
export type Random = {
  /** A number in [from, to). */
  between(from: number, to: number): number
  /** A whole number from..to, both included. */
  whole(from: number, to: number): number
  /** One of the given things. */
  pick<T>(things: readonly T[]): T
  /** True with the given probability, 0..1. */
  chance(probability: number): boolean
  /** A deviation of at most `most` either way, more often small than large. */
  around(middle: number, most: number): number
}

/** The seed is any word; the same word gives the same sequence for ever. */
export function random(seed: string): Random {
  let state = 2166136261
  for (const character of seed) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619)
  }
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const between = (from: number, to: number): number => from + next() * (to - from)
  return {
    between,
    whole: (from, to) => Math.floor(between(from, to + 1)),
    pick: (things) => things[Math.floor(next() * things.length)] as (typeof things)[number],
    chance: (probability) => next() < probability,
    around: (middle, most) => middle + (next() + next() - 1) * most,
  }
}
