/** The hibiscus flower: five overlapping petals and the long column that carries stamens and five stigmas. */
import { type BlossomPlace, blossom } from '../../kit/blossom.ts'
import { mix, rgb } from '../../kit/colour.ts'
import { dot, line, type Mark } from '../../kit/mark.ts'
import { wavy } from '../../kit/outline.ts'
import type { PetalTint } from '../../kit/petal.ts'
import { random } from '../../kit/random.ts'
import { solid } from '../../kit/solid.ts'
import { type Point, radians, type Turn, type Vector } from '../../kit/space.ts'

const scarletPetal: PetalTint = {
  shadow: '#931618',
  body: '#d8352c',
  light: '#f98a6c',
  base: '#6f0d18',
  baseReach: 0.42,
  back: '#cf4a40',
  vein: '#a31c1e',
  ink: '#7a1315',
}

export type Placed = BlossomPlace & { open?: number }

/** About 330 pixels across at size 1. */
export function hibiscus({
  at,
  face = -90,
  tilt = 30,
  size = 1,
  spin = 0,
  open = 1,
}: Placed): string {
  return blossom({
    at,
    face,
    tilt,
    size,
    spin,
    seed: `hibiscus ${at}`,
    whorls: [
      {
        count: 5,
        start: 36,
        vary: 0.2,
        petal: {
          length: 62,
          width: 26,
          outline: 'petalPointed',
          tint: {
            ...scarletPetal,
            shadow: '#3f5f28',
            body: '#6f9040',
            light: '#b3c678',
            base: '#4f7030',
            back: '#7f9c4c',
            vein: '#54742f',
            ink: '#33491f',
          },
          rise: 20,
          curl: -8,
          lift: -22,
          veins: 3,
        },
      },
      {
        count: 5,
        vary: 0.5,
        petal: {
          length: 172,
          width: 168,
          outline: 'petalRound',
          tint: scarletPetal,
          margin: wavy(5, 0.05),
          rise: 46 - open * 20,
          curl: -open * 34,
          hollow: 0.16,
          ruffle: 0.17,
          folds: 4,
          veins: 13,
          roll: 15,
          away: 3,
          sway: 12,
        },
      },
    ],
    heart: (place) => column(place, `hibiscus ${at}`, size),
  })
}

function column(place: Turn, seed: string, size: number): Mark[] {
  const chance = random(`column ${seed}`)
  const marks: Mark[] = []
  const along = (t: number): Vector => [t * t * 26, t * t * 12, 14 + t * 178]
  const steps = 22
  for (let step = 0; step < steps; step += 1) {
    const [a, b] = [along(step / steps), along((step + 1) / steps)]
    const width = (7.5 - (4.5 * step) / steps) * size
    marks.push(
      line([place(a), place(b)], width + 1.6 * size, rgb('#7f1418'), 30),
      line([place(a), place(b)], width, rgb('#e8604e'), 31),
      line(
        [place([a[0] - 1, a[1] - 1, a[2]]), place([b[0] - 1, b[1] - 1, b[2]])],
        width * 0.35,
        rgb('#fbb4a0'),
        32,
      ),
    )
  }
  for (let index = 0; index < 46; index += 1) {
    const t = chance.between(0.42, 0.93)
    const [x, y, z] = along(t)
    const round = radians(index * 137.5)
    const reach = chance.between(15, 25) * (1.15 - t * 0.4)
    const end: Vector = [x + Math.cos(round) * reach, y + Math.sin(round) * reach, z + 6]
    marks.push(line([place([x, y, z]), place(end)], 1.1 * size, rgb('#f0917c'), 33))
    marks.push(
      dot(place(end), 3.3 * size, mix(rgb('#e9b22e'), rgb('#5a3a10'), 0.4), 34),
      dot(place([end[0] - 0.6, end[1] - 0.6, end[2]]), 2.5 * size, rgb('#f3c84a'), 35),
    )
  }
  for (let index = 0; index < 5; index += 1) {
    const [x, y, z] = along(1)
    const round = radians(index * 72 + 10)
    const end: Vector = [x + Math.cos(round) * 17, y + Math.sin(round) * 17, z + 20]
    marks.push(
      line([place([x, y, z]), place(end)], 1.6 * size, rgb('#c93a34'), 36),
      dot(place(end), 4.4 * size, rgb('#8f1420'), 37),
      dot(place([end[0] - 0.8, end[1] - 0.8, end[2]]), 2.6 * size, rgb('#d8504e'), 38),
    )
  }
  return marks
}

/** A furled bud: a twisted scarlet spindle in its green calyx; `grown` 0..1. */
export function furled(at: Point, angle: number, length: number, grown = 1): string {
  const spindle =
    grown > 0.3
      ? solid({
          at,
          angle,
          length: length * (0.6 + 0.4 * grown),
          width: length * 0.27,
          profile: 'spindle',
          tint: { shadow: '#931618', body: '#d8352c', light: '#f98a6c', ink: '#6a1013' },
          ribs: 5,
          ribDepth: 0.14,
          gloss: 0.1,
          seed: `furled ${at}`,
        })
      : ''
  const calyx = solid({
    at,
    angle,
    length: length * 0.44,
    width: length * 0.25,
    profile: 'bud',
    tint: { shadow: '#36551f', body: '#6f9040', light: '#b9cb7e', ink: '#2c421a' },
    ribs: 5,
    ribDepth: 0.1,
    gloss: 0.1,
    seed: `calyx ${at}`,
  })
  return spindle + calyx
}
