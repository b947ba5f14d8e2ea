/** Woody stems: tapering, swollen at the nodes, round in the light, with bark. */
import { mix, type Rgb, rgb, threeTones } from './colour.ts'
import { beside, type Course, course, ribbon } from './line.ts'
import { n, paint, patch } from './mark.ts'
import { random } from './random.ts'
import { type Point, radians, type Vector } from './space.ts'

export type Bark = { shadow: string; body: string; light: string; ink: string }

export const barks = {
  grey: { shadow: '#3a352d', body: '#7a7263', light: '#b9b09b', ink: '#26231d' },
  brown: { shadow: '#33241a', body: '#705039', light: '#b08e6c', ink: '#241912' },
  dark: { shadow: '#1d1a16', body: '#4a4238', light: '#8b7f6b', ink: '#14120f' },
  green: { shadow: '#2f4a26', body: '#6d8a48', light: '#aebf7d', ink: '#26391f' },
  red: { shadow: '#4e2018', body: '#92503c', light: '#cc9678', ink: '#38160f' },
} as const satisfies Record<string, Bark>

export type Twig = {
  points: readonly Point[]
  from: number
  to: number
  bark: Bark
  seed: string
  /** Swellings where leaves or buds stand, 0..1 of the length. */
  nodes?: readonly number[]
  /** 0 smooth young wood .. 1 old cracked bark. */
  rough?: number
  /** Pale dots, per 100 pixels. */
  lenticels?: number
}

export type DrawnTwig = {
  svg: string
  line: Course
  width(along: number): number /** A place on the bark: -1 and 1 are its edges. */
  on(along: number, side?: number): Point
}

export function twig({
  points,
  from,
  to,
  bark,
  seed,
  nodes = [],
  rough = 0.3,
  lenticels = 3,
}: Twig): DrawnTwig {
  const chance = random(`twig ${seed}`)
  const path = course(points)
  const lumps = Array.from(
    { length: 7 },
    () => [chance.between(0, 1), chance.around(0, 0.12 * rough)] as const,
  )
  const width = (along: number): number => {
    let wide = from + (to - from) * along ** 0.85
    for (const node of nodes)
      wide +=
        (1.5 + wide * 0.14) * Math.exp(-(((along - node) * path.length) ** 2) / (20 + wide * 2))
    // A tip that ends in the picture is rounded, not sawn.
    if (to < 14 && along > 0.97) wide *= Math.sqrt(Math.max(0.05, 1 - ((along - 0.97) / 0.03) ** 2))
    for (const [where, size] of lumps) wide *= 1 + size * Math.exp(-(((along - where) * 9) ** 2))
    return wide
  }
  const on = (along: number, side = 0): Point => beside(path, along, (side * width(along)) / 2)
  const [shadow, body, light] = [bark.shadow, bark.body, bark.light].map(rgb) as [Rgb, Rgb, Rgb]
  const bands = from < 9 ? 4 : from < 26 ? 6 : 9
  const steps = Math.max(8, Math.round(path.length / Math.max(5, from / 4)))
  const marks = []
  const streak = Array.from({ length: bands }, () => 0)
  for (let step = 0; step < steps; step += 1) {
    const [a, b] = [step / steps, Math.min(1, (step + 1.15) / steps)]
    const across = radians(path.angle(a) + 90)
    for (let band = 0; band < bands; band += 1) {
      const [inner, outer] = [(band / bands) * 2 - 1, ((band + 1) / bands) * 2 - 1]
      const side = (inner + outer) / 2
      const lit =
        -0.5 * side * Math.cos(across) -
        0.68 * side * Math.sin(across) +
        0.5 * Math.sqrt(1 - side * side)
      streak[band] = (streak[band] as number) * 0.72 + chance.around(0, 0.16 * rough)
      const colour = threeTones(shadow, body, light, 0.12 + lit * 0.78 + (streak[band] as number))
      const corners = [on(a, inner), on(b, inner), on(b, outer), on(a, outer)].map(
        ([x, y]): Vector => [x, y, step],
      )
      marks.push(patch(corners, colour))
    }
  }
  const under = `<path d="${ribbon(path, (along) => width(along) + 1.6, steps)}" fill="${bark.ink}"/>`
  return { svg: under + paint(marks) + barkStrokes() + dots(), line: path, width, on }

  /** Cracks along the stem, in groups, on the shaded side more than on the lit one. */
  function barkStrokes(): string {
    let strokes = ''
    const count = Math.round((path.length * (from + to) * rough) / 420)
    for (let index = 0; index < count; index += 1) {
      const along = chance.between(0, 0.97)
      const side = chance.between(-0.85, 0.95)
      const reach = chance.between(5, 10 + from * 0.7) / path.length
      const [a, b, c] = [
        on(along, side),
        on(along + reach / 2, side + chance.around(0, 0.25)),
        on(along + reach, side + chance.around(0, 0.2)),
      ]
      strokes += `M${n(a[0])} ${n(a[1])}Q${n(b[0])} ${n(b[1])} ${n(c[0])} ${n(c[1])}`
    }
    return `<path d="${strokes}" fill="none" stroke="${bark.ink}" stroke-width="${n(0.8 + from * 0.02)}" stroke-opacity="0.55" stroke-linecap="round"/>`
  }

  function dots(): string {
    let drawn = ''
    const pale = mix(light, [255, 250, 235], 0.3)
    const fill = `rgb(${pale.map(Math.round).join(',')})`
    for (let index = 0; index < (path.length * lenticels) / 100; index += 1) {
      const along = chance.between(0.02, 0.98)
      const [x, y] = on(along, chance.between(-0.7, 0.6))
      const size = Math.min(2.6, 0.6 + width(along) * 0.06) * chance.between(0.6, 1.2)
      drawn += `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(size * 0.7)}" ry="${n(size * 1.3)}" transform="rotate(${n(path.angle(along))} ${n(x)} ${n(y)})" fill="${fill}" fill-opacity="0.75"/>`
    }
    return drawn
  }
}
