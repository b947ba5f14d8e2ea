/** Bamboo in ink for the bird plates: its leaves and culms. */
import { brush } from '../../kit/brush.ts'
import { random } from '../../kit/random.ts'
import { type Point, radians } from '../../kit/space.ts'

/** Leaves of bamboo hang from one point like the strokes of 个 and 介. */
export function bambooLeaves(
  at: Point,
  seed: string,
  count = 5,
  size = 150,
  ink = '#26352a',
  opacity = 0.82,
): string {
  const chance = random(`bamboo ${seed}`)
  let svg = ''
  for (let i = 0; i < count; i += 1) {
    const angle = radians(90 + ((i - (count - 1) / 2) / count) * 130 + chance.around(0, 14))
    const long = size * chance.between(0.75, 1.2)
    const end: Point = [at[0] + Math.cos(angle) * long, at[1] + Math.sin(angle) * long]
    const bend: Point = [
      at[0] + Math.cos(angle) * long * 0.5 + chance.around(0, 10),
      at[1] + Math.sin(angle) * long * 0.5 - 7,
    ]
    svg += brush({
      points: [at, bend, end],
      width: size * chance.between(0.13, 0.19),
      colour: ink,
      opacity: opacity * chance.between(0.8, 1),
      dry: 0.25,
      press: 'leaf',
      seed: `${seed} ${i}`,
    })
  }
  return svg
}

/** A culm from foot to top, written joint by joint. */
export function culm(
  foot: Point,
  top: Point,
  width: number,
  joints: number,
  seed: string,
  ink = '#5d6b57',
  opacity = 0.6,
): string {
  const chance = random(`culm ${seed}`)
  let svg = ''
  const at = (t: number): Point => [
    foot[0] + (top[0] - foot[0]) * t + Math.sin(t * 3) * 8,
    foot[1] + (top[1] - foot[1]) * t,
  ]
  for (let i = 0; i < joints; i += 1) {
    const [a, b] = [at(i / joints), at((i + 0.965) / joints)]
    const wide = width * (1 - 0.35 * (i / joints))
    svg += brush({
      points: [a, [(a[0] + b[0]) / 2 + chance.around(0, 2), (a[1] + b[1]) / 2], b],
      width: wide,
      colour: ink,
      opacity,
      dry: 0.5,
      press: 'stalk',
      seed: `${seed} ${i}`,
    })
    svg += `<path d="M${b[0] - wide * 0.62} ${b[1] + 2}Q${b[0]} ${b[1] + 9} ${b[0] + wide * 0.62} ${b[1] - 1}" stroke="#1d2419" stroke-opacity=".75" stroke-width="${Math.max(2, wide * 0.14)}" stroke-linecap="round" fill="none"/>`
  }
  return svg
}
