/** Round bodies: fruits, buds, capsules, drawn as a turned solid with the sun on it. */
import { mix, type Rgb, rgb, threeTones } from './colour.ts'
import { dot, type Mark, paint } from './mark.ts'
import { random } from './random.ts'
import {
  aroundX,
  aroundY,
  aroundZ,
  inTurn,
  movedTo,
  type Point,
  radians,
  type Turn,
  type Vector,
} from './space.ts'
import { surface } from './surface.ts'

export type SolidTint = { shadow: string; body: string; light: string; ink: string }

/** Radius 0..1 along the axis, from the stalk (0) to the far end (1). */
const solids = {
  globe: (t: number) => Math.sqrt(Math.max(0, 1 - (2 * t - 1) ** 2)),
  egg: (t: number) => Math.sqrt(Math.max(0, 1 - (2 * t - 1) ** 2)) * (1.08 - 0.3 * t),
  bud: (t: number) => Math.sin(Math.PI * Math.min(1, t) ** 0.62) ** 0.8 * (1 - 0.25 * t),
  urn: (t: number) => Math.sin(Math.PI * t ** 0.8) ** 0.6 * 0.98 + 0.02,
  pod: (t: number) => Math.sin(Math.PI * t) ** 0.45,
  spindle: (t: number) => Math.sin(Math.PI * t ** 0.8) ** 1.1,
} as const

type Solid = {
  /** The stalk end. */
  at: Point
  /** Direction of the axis on the page. */
  angle: number
  length: number
  width: number
  tint: SolidTint
  seed: string
  profile?: keyof typeof solids
  /** Far end towards the viewer. */
  pitch?: number
  /** Shallow lengthwise furrows. */
  ribs?: number
  ribDepth?: number
  gloss?: number
  /** A second colour from one end: 1 from the far end, 0 from the stalk. */
  blush?: { colour: string; from: 0 | 1; reach: number }
  speckles?: { count: number; colour: string; size: number }
}

export function solid(options: Solid): string {
  return paint(solidMarks(options))
}

export function solidMarks(options: Solid, plane?: Turn): Mark[] {
  const {
    at,
    angle,
    length,
    width,
    tint,
    seed,
    profile = 'globe',
    pitch = 0,
    ribs = 0,
    ribDepth = 0.06,
    gloss = 0.5,
    blush,
    speckles,
  } = options
  const chance = random(`solid ${seed}`)
  const spin = chance.between(0, 90)
  const radius = solids[profile]
  const shape = (along: number, across: number): Vector => {
    const turn = radians(across * 180 + spin)
    const furrow = ribs ? 1 - ribDepth * Math.abs(Math.cos((turn * ribs) / 2)) : 1
    const r = (width / 2) * radius(along) * furrow
    return [length * along, r * Math.cos(turn), r * Math.sin(turn)]
  }
  const place = plane ?? inTurn(aroundX(0), aroundY(pitch), aroundZ(angle), movedTo(at))
  const [shadow, body, light] = [tint.shadow, tint.body, tint.light].map(rgb) as [Rgb, Rgb, Rgb]
  const blushed = blush ? rgb(blush.colour) : body
  const marks = surface({
    shape,
    place,
    rows: Math.round(Math.min(40, Math.max(10, length / 3.5))),
    columns: Math.round(Math.min(40, Math.max(10, width / 2.8))),
    colour(along, across, { light: lit, shine }) {
      const grain = 0.02 * Math.sin(along * 31 + across * 47)
      let colour = threeTones(shadow, body, light, lit * 1.05 - 0.04 + grain)
      if (blush)
        colour = mix(colour, blushed, 0.85 * (1 - Math.abs(blush.from - along) / blush.reach))
      return mix(colour, [255, 252, 240], shine ** 2 * gloss)
    },
  })
  if (!plane) marks.push(...rim(options, place, radius))
  for (let index = 0; index < (speckles?.count ?? 0); index += 1) {
    const spot = place(shape(chance.between(0.08, 0.92), chance.between(-1, 1)))
    const size = (speckles?.size ?? 1) * chance.between(0.5, 1.2)
    if (spot[2] > width * 0.06)
      marks.push(
        dot(spot, size, mix(body, rgb(speckles?.colour ?? tint.ink), chance.between(0.3, 0.8)), 3),
      )
  }
  return marks
}

/** The ink line round the silhouette, laid underneath so that only its outer half shows. */
function rim({ length, width, tint }: Solid, place: Turn, radius: (t: number) => number): Mark[] {
  const points: string[] = []
  for (let step = 0; step <= 40; step += 1) {
    const t = (1 - Math.cos((step / 20) * Math.PI)) / 2
    const side = step <= 20 ? 1 : -1
    const [x, y] = place([length * t, (side * width * radius(t)) / 2, 0])
    points.push(`${x.toFixed(1)} ${y.toFixed(1)}`)
  }
  const depth = place([0, 0, 0])[2] - width - length
  return [
    {
      depth,
      svg: `<path d="M${points.join('L')}Z" fill="${tint.ink}" stroke="${tint.ink}" stroke-width="1.6"/>`,
    },
  ]
}
