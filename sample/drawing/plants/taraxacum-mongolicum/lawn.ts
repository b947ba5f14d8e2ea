/** 蒲公英: the grass the dandelion grows in, near and far. */
import { random } from '../../kit/random.ts'
import { type Relief, scene } from '../../kit/relief.ts'
import { strap } from '../../kit/relief-strap.ts'
import { soft } from '../../kit/wash.ts'

/** Grass behind and before. */
export function grass(
  marks: Relief,
  seedName: string,
  count: number,
  y: number,
  reach: number,
  depth: number,
  tones: readonly string[] = ['#6d9450', '#8aac62', '#5b8448'],
): void {
  const chance = random(`grass ${seedName}`)
  for (let i = 0; i < count; i += 1) {
    const x = chance.between(-20, 1220)
    const h = reach * chance.between(0.5, 1)
    const lean = chance.around(0, 0.7)
    const tone = chance.pick(tones)
    strap(
      marks,
      [
        [x, y, depth],
        [x + lean * h * 0.25, y - h * 0.55, depth + 10],
        [x + lean * h * 0.8, y - h, depth],
      ],
      { half: chance.between(3, 6.5), base: tone, pale: '#b3cb86', edge: '#3f6030', ribs: 2 },
    )
  }
}

/** The lawn in the middle distance: rows of grass out of focus, taller towards the viewer. */
export function turf(
  seedName: string,
  count: number,
  heights: readonly number[],
  tones: readonly string[],
): string {
  return soft(
    scene((far) => {
      for (const [k, y] of heights.entries())
        grass(far, `${seedName}${k}`, count, y, 90 + k * 20, -800, tones)
    }),
    2,
    0.55,
  )
}

/** Lawn in the distance: a wash that fades towards the top. */
export function lawn(y: number, colour: string): string {
  return `<linearGradient id="lawn" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${colour}" stop-opacity="0"/><stop offset="0.35" stop-color="${colour}" stop-opacity="0.5"/><stop offset="1" stop-color="${colour}" stop-opacity="0.72"/></linearGradient><rect x="0" y="${y}" width="1200" height="${900 - y}" fill="url(#lawn)"/>`
}

export const mistGrass = ['#9db58c', '#b0c39a', '#90aa84']
