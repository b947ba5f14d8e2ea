/** Round forms on an axis (hips, capsules, receptacles, round leaves), stamens, scattered grain. */
import { hex } from './colour.ts'
import { n } from './mark.ts'
import type { Random } from './random.ts'
import {
  between,
  type Ink,
  type Line,
  line,
  mix,
  plus,
  type Relief,
  type Skin,
  spline,
  surface,
  type Vec,
} from './relief.ts'
import { type Pose, placed } from './relief-spine.ts'

/** A form turned on the pose's axis: `profile` gives height and radius, `angle` may make them uneven. */
export function lathe(
  scene: Relief,
  pose: Pose,
  profile: (u: number, angle: number) => [height: number, radius: number],
  skin: Skin,
  {
    rings = 14,
    around = 24,
    solid = true,
    bias = 0,
  }: { rings?: number; around?: number; solid?: boolean; bias?: number } = {},
): void {
  const at = (u: number, v: number): Vec => {
    const angle = -Math.PI * v
    return placed(pose, ...profile(u, angle), angle)
  }
  surface(scene, at, skin, { nu: rings, nv: around, solid, bias })
}

/** A round grain, lit from the upper left. */
export function grain(
  scene: Relief,
  at: Vec,
  rx: number,
  colour: Ink,
  { ry = rx, turn = 0, bias = 2, shine = true } = {},
): void {
  const where = `transform="translate(${n(at[0])} ${n(at[1])}) rotate(${n(turn)})"`
  const dark = hex(mix(colour, [40, 34, 20], 0.42))
  const glow = shine
    ? `<ellipse cx="${n(-rx * 0.25)}" cy="${n(-ry * 0.28)}" rx="${n(rx * 0.42)}" ry="${n(ry * 0.4)}" fill="#fffbe8" fill-opacity="0.5"/>`
    : ''
  scene.push({
    depth: at[2] + bias,
    svg: `<g ${where}><ellipse rx="${n(rx)}" ry="${n(ry)}" fill="${hex(colour)}" stroke="${dark}" stroke-width="${n(Math.max(0.4, rx * 0.14))}"/>${glow}</g>`,
  })
}

/** A thread from a to b, bowed at the middle by `bow`, with an anther at its end. */
function stamen(
  scene: Relief,
  a: Vec,
  b: Vec,
  bow: Vec,
  thread: Line,
  anther?: { ink: Ink; length: number; width: number; turn?: number },
): void {
  const middle = plus(between(a, b, 0.5), bow)
  const points = Array.from({ length: 7 }, (_, i) => spline([a, middle, b], i / 6))
  line(scene, points, thread)
  if (anther) {
    const near = points[5] as Vec
    const turn = anther.turn ?? (Math.atan2(b[1] - near[1], b[0] - near[0]) * 180) / Math.PI
    grain(scene, b, anther.length / 2, anther.ink, { ry: anther.width / 2, turn, bias: 4 })
  }
}

/** A ring of stamens about the axis. */
export function stamens(
  scene: Relief,
  pose: Pose,
  chance: Random,
  ring: {
    count: number
    from: [height: number, radius: number]
    to: [height: number, radius: number]
    spread: number
    thread: Line
    anther: { ink: Ink; length: number; width: number }
  },
): void {
  for (let i = 0; i < ring.count; i += 1) {
    const angle = (i / ring.count) * 2 * Math.PI + chance.around(0, 0.2)
    const end = 1 + chance.around(0, ring.spread)
    const a = placed(pose, ring.from[0], ring.from[1], angle)
    const b = placed(
      pose,
      ring.to[0] * end,
      ring.to[1] * (1 + chance.around(0, ring.spread)),
      angle + chance.around(0, 0.25),
    )
    const bow = minus3(
      placed(pose, 0, (ring.to[1] - ring.from[1]) * 0.25, angle),
      placed(pose, 0, 0, angle),
    )
    stamen(scene, a, b, bow, ring.thread, { ...ring.anther, turn: chance.between(0, 180) })
  }
}
const minus3 = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
