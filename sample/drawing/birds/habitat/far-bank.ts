/** What closes a scene far off and out of focus: shrubs along a line, and trees with light between their trunks. */
import { n } from '../../kit/mark.ts'
import { random } from '../../kit/random.ts'
import { soft } from '../../kit/wash.ts'

/** Shrubs whose feet stand on `y`. */
export function shrubs(seed: string, y: number, hues: readonly string[]): string {
  const chance = random(`shrubs ${seed}`)
  let far = ''
  for (let i = 0; i < 26; i += 1) {
    const x = chance.between(-20, 1220)
    const tall = chance.between(40, 170)
    far += `<ellipse cx="${n(x)}" cy="${n(y - tall * 0.35)}" rx="${n(chance.between(50, 130))}" ry="${n(tall * 0.6)}" fill="${chance.pick(hues)}" fill-opacity=".7"/>`
  }
  return soft(far, 16, 0.7)
}

/** A row of trees behind a lawn or a wall: crowns in loose clouds, trunks as single strokes. */
export function trees(
  seed: string,
  y: number,
  hues: readonly string[],
  height = 330,
  opacity = 0.5,
): string {
  const chance = random(`trees ${seed}`)
  let trunks = ''
  let crowns = ''
  for (let i = 0; i < 5; i += 1) {
    const x = 60 + i * 260 + chance.around(0, 110)
    const tall = height * chance.between(0.75, 1.15)
    const lean = chance.around(0, 26)
    trunks += `<path d="M${n(x - 9)} ${y}Q${n(x)} ${n(y - tall * 0.4)} ${n(x + lean)} ${n(y - tall * 0.8)}Q${n(x + 8)} ${n(y - tall * 0.4)} ${n(x + 9)} ${y}Z" fill="#7d735e"/>`
    for (let k = 0; k < 11; k += 1) {
      crowns += `<ellipse cx="${n(x + lean + chance.around(0, 120))}" cy="${n(y - tall * chance.between(0.5, 1.15))}" rx="${n(chance.between(26, 78))}" ry="${n(chance.between(18, 46))}" fill="${chance.pick(hues)}" fill-opacity="${n(chance.between(0.4, 0.9))}"/>`
    }
  }
  return soft(trunks + crowns, 13, opacity)
}
