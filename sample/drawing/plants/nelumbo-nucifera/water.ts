/** 莲: the still water of the pond, with the rings that stalks make in it. */
import { n } from '../../kit/mark.ts'
import { random } from '../../kit/random.ts'
import { soft } from '../../kit/wash.ts'

/** Still water: pale level strokes that close up towards the far bank. */
export function water(
  seed: string,
  from: number,
  to: number,
  colour: string,
  opacity: number,
): string {
  const chance = random(`water ${seed}`)
  let strokes = ''
  for (let i = 0; i < 70; i += 1) {
    const t = chance.between(0, 1) ** 1.6
    const y = from + (to - from) * t
    const reach = chance.between(40, 120) + 260 * t
    const x = chance.between(-100, 1200)
    strokes += `<path d="M${n(x)} ${n(y)}q${n(reach / 2)} ${n(chance.around(0, 5) - 3)} ${n(reach)} 0q${n(-reach / 2)} ${n(4 + 4 * t)} ${n(-reach)} 0Z" fill="${colour}" fill-opacity="${(opacity * chance.between(0.4, 1)).toFixed(3)}"/>`
  }
  return soft(strokes, 1.6, 1)
}

/** The ring a stalk makes where it meets the water. */
export const ripple = (x: number, y: number): string =>
  [1, 1.9, 2.9]
    .map(
      (k) =>
        `<ellipse cx="${x}" cy="${y}" rx="${n(26 * k)}" ry="${n(5.5 * k)}" fill="none" stroke="${k > 1.5 ? '#f6faf2' : '#7f9f98'}" stroke-opacity="${(0.7 / k).toFixed(2)}" stroke-width="1.6"/>`,
    )
    .join('')
