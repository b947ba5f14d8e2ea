/** The bent middle line of a leaf. */
import { radians, type Vector } from './space.ts'

/** The middle line: where it is and which way it heads (radians on the page) at each part of its length. */
export function midrib(
  length: number,
  sway: number,
  droop: number,
): (along: number) => { place: Vector; heading: number } {
  const steps = 40
  const places: Vector[] = [[0, 0, 0]]
  for (let step = 0; step < steps; step += 1) {
    const t = (step + 0.5) / steps
    const [x, y, z] = places[step] as Vector
    const turn = radians(sway * t)
    const fall = radians(droop * (2 * t - 0.7))
    const ahead = length / steps
    places.push([
      x + ahead * Math.cos(fall) * Math.cos(turn),
      y + ahead * Math.cos(fall) * Math.sin(turn),
      z - ahead * Math.sin(fall),
    ])
  }
  return (along) => {
    const t = Math.min(1, Math.max(0, along)) * steps
    const i = Math.min(steps - 1, Math.floor(t))
    const [a, b] = [places[i] as Vector, places[i + 1] as Vector]
    const f = t - i
    return {
      place: [a[0] + (b[0] - a[0]) * f, a[1] + (b[1] - a[1]) * f, a[2] + (b[2] - a[2]) * f],
      heading: radians(sway * along),
    }
  }
}
