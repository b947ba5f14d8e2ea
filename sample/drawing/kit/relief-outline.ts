/** The outlines of blades: how wide they are along the spine, how they end, how they are toothed. */
import { clamp, ease } from './relief.ts'

/** Outlines, as half-widths from 0 to 1. */
export const outline = {
  /** Broad below the middle, drawn out to a point. */
  ovate: (u: number): number => Math.sin(Math.PI * u ** 0.62) ** 0.85 * (1 - 0.12 * u),
  elliptic: (u: number): number => Math.sin(Math.PI * clamp(u, 0.004, 0.996)) ** 0.75,
  lance: (u: number): number => Math.sin(Math.PI * u ** 0.7) ** 1.1,
  /** Broad towards a blunt end; goes with `blunt`. */
  spoon: (u: number): number => 0.16 + 0.84 * ease(0, 0.75, u),
  /** Nearly even, then a point. */
  strap: (u: number): number =>
    (0.55 + 0.45 * ease(0, 0.3, u)) * (1 - ease(0.45, 1, u) ** 1.4 * 0.97),
}
/** Rounds the end of a blade that is still wide there; a positive notch cuts in at the middle. */
export function blunt(
  depth: number,
  notch = 0,
  frill = 0,
  phase = 0,
): (u: number, v: number) => number {
  return (u, v) => {
    const end = ease(0.35, 1, u)
    const edge = -depth * Math.abs(v) ** 2.3 - notch * Math.exp(-((v / 0.16) ** 2))
    return (
      end * edge +
      (frill
        ? ease(0.75, 1, u) * frill * (Math.sin(v * 9 + phase) + 0.5 * Math.sin(v * 17 + phase * 2))
        : 0)
    )
  }
}
/** The outline with forward-pointing teeth cut into it. */
export function toothed(
  half: (u: number) => number,
  teeth: number,
  depth: number,
): (u: number) => number {
  return (u) => {
    const place = u * teeth
    const s = place - Math.floor(place)
    return (
      half(u) * (1 - depth * (s < 0.75 ? 1 - s / 0.75 : (s - 0.75) / 0.25) * ease(0.04, 0.2, u))
    )
  }
}
