/** The veins of a blade, and the skin of a leaf that swells between them. */
import { type Ink, type Line, mix, type Skin, times } from './relief.ts'
import type { Vein } from './relief-blade.ts'

/** Veins running from base to tip, spread like the ribs of a fan. */
export function fanVeins(count: number, style: Line, from = 0.04, to = 0.9): Vein[] {
  return Array.from({ length: count }, (_, i) => {
    const v = count === 1 ? 0 : ((2 * i) / (count - 1) - 1) * 0.8
    const end = to - 0.16 * Math.abs(v) - (i % 2 ? 0.07 : 0)
    const points = Array.from({ length: 19 }, (_, k): [number, number] => [
      from + ((end - from) * k) / 18,
      v * (0.9 + 0.1 * (k / 18)),
    ])
    return { points, line: style }
  })
}

/** A midrib and `pairs` of side veins rising towards the tip. */
export function featherVeins(pairs: number, rise: number, midrib: Line, side: Line): Vein[] {
  const spineLine = Array.from({ length: 33 }, (_, k): [number, number] => [(k / 32) * 0.98, 0])
  const veins: Vein[] = [{ points: spineLine, line: { taper: 'out', ...midrib } }]
  for (let i = 0; i < pairs; i += 1) {
    const start = 0.06 + (0.84 * i) / pairs
    for (const sign of [-1, 1]) {
      const from = start + (sign > 0 ? 0.02 : 0)
      const points = Array.from({ length: 11 }, (_, k): [number, number] => {
        const s = k / 10
        return [Math.min(0.985, from + rise * s * (0.75 + 0.35 * s)), sign * s * 0.9]
      })
      veins.push({ points, line: { taper: 'out', ...side } })
    }
  }
  return veins
}

/** The skin of a leaf: deeper along the midrib, paler towards the edge, swelling a little between the side veins. */
export function leafSkin({
  base,
  pale,
  under,
  pairs = 0,
  rise = 0.16,
  swell = 0.1,
  ...rest
}: { base: Ink; pale: Ink; under: Ink; pairs?: number; rise?: number; swell?: number } & Omit<
  Skin,
  'upper' | 'under'
>): Skin {
  const wave = (u: number, v: number): number => {
    if (!pairs) return 0
    const place = ((u - rise * Math.abs(v) - 0.06) / 0.84) * pairs
    return (place - Math.floor(place) - 0.5) * 2
  }
  return {
    upper: (u, v) => {
      const colour = mix(
        base,
        pale,
        0.15 + 0.5 * Math.abs(v) ** 1.6 + 0.2 * u - (Math.abs(v) < 0.12 ? 0.12 : 0),
      )
      const w = wave(u, v)
      return w > 0
        ? mix(colour, pale, w * swell * 2.4)
        : mix(colour, times(base, 0.72), -w * swell * 2.4)
    },
    under: (u, v) => mix(under, base, 0.15 * (1 - Math.abs(v)) + 0.1 * u),
    ...rest,
  }
}
