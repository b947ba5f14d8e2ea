/** Puts birds where they live: on a twig, on the ground, on the water. Sheet pixels from here on. */
import type { DrawnTwig } from '../../kit/twig.ts'
import { type Bird, drawBird, type Pose } from './bird.ts'
import type { Point } from './geometry.ts'

export type Seat = {
  bird: Bird
  pose?: Pose
  /** Pixels for one millimetre of bird. */
  scale: number
  /** Faces right. */
  mirror?: boolean
}

const placed = (
  svg: string,
  [x, y]: Point,
  scale: number,
  mirror: boolean,
  [fx, fy]: Point,
): string =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(mirror ? -scale : scale).toFixed(3)} ${scale}) translate(${(-fx).toFixed(2)} ${(-fy).toFixed(2)})">${svg}</g>`

/** On a twig, gripping its upper side. */
export function perched(
  wood: DrawnTwig,
  where: number,
  { bird, pose = {}, scale, mirror = false }: Seat,
): string {
  const [top, under] = [wood.on(where, -1), wood.on(where, 1)]
  const upper = top[1] < under[1] ? top : under
  let slope = wood.line.angle(where)
  if (slope > 90) slope -= 180
  if (slope < -90) slope += 180
  const { svg, foot } = drawBird(
    bird,
    {
      grip: 'perch',
      perchRadius: wood.width(where) / 2 / scale,
      slope: mirror ? -slope : slope,
      ...pose,
    },
    scale,
  )
  return placed(svg, [upper[0], upper[1] + wood.width(where) * 0.1], scale, mirror, foot)
}

/** On flat ground, with a soft shadow under the bird. */
export function standing(
  at: Point,
  { bird, pose = {}, scale, mirror = false }: Seat,
  shadow = 0.26,
): string {
  const { svg, foot } = drawBird(bird, { grip: 'ground', ...pose }, scale)
  const wide = scale * (bird.belly[2] ? Math.abs((bird.belly[0] as Point)[0]) * 1.5 : 40)
  const shade = `<ellipse cx="${at[0] + (mirror ? -1 : 1) * wide * 0.15}" cy="${at[1] + wide * 0.04}" rx="${wide * (shadow < 0.25 ? 0.5 : 0.8)}" ry="${wide * 0.1}" fill="#3a3424" fill-opacity="${shadow}" filter="url(#bird-shade)"/>`
  return `<defs><filter id="bird-shade" x="-.3" y="-1" width="1.6" height="3"><feGaussianBlur stdDeviation="12 6"/></filter></defs>${shade}${placed(svg, at, scale, mirror, foot)}`
}

/**
 * Afloat: the part under the waterline is not seen; the rest is mirrored below it, broken by ripples.
 * `draught` is the waterline in body millimetres.
 */
export function afloat(
  at: Point,
  draught: number,
  { bird, pose = {}, scale, mirror = false }: Seat,
  ripple = '#5f7f86',
): string {
  const { svg } = drawBird(bird, { legs: false, ...pose }, scale)
  const id = `float${Math.round(at[0])}-${Math.round(at[1])}`
  const [x, y] = at
  const sign = mirror ? -1 : 1
  const group = (flip: number): string =>
    `<g transform="translate(${x} ${y}) scale(${sign * scale} ${flip * scale}) translate(0 ${-draught})">${svg}</g>`
  let bands = ''
  let rows = ''
  const reach = scale * 150
  for (let i = 0; i < 26; i += 1) {
    const depth = i * i * 0.16 + i * 4.6
    const shift = Math.sin(i * 2.3) * (6 + i * 1.1)
    bands += `<path d="M${x - reach + shift} ${y + depth}q${reach * 0.5} ${-3 - i * 0.12} ${reach} 0t${reach} 0v${3.4 + i * 0.22}q${-reach * 0.5} ${3 + i * 0.1} ${-reach} 0t${-reach} 0z" fill="#fff" fill-opacity="${(0.95 - i * 0.03).toFixed(2)}"/>`
    if (i % 2 === 0 && i < 20)
      rows += `M${x - scale * (110 - i * 2) + shift * 2} ${y + depth + 3}q${scale * 50} ${i % 4 ? 5 : -5} ${scale * 104} 0t${scale * (104 - i * 3)} 0`
  }
  // The surface is bowed slightly where the breast pushes it.
  const cut = `M${x - 700} ${y - 900}H${x + 700}V${y}Q${x} ${y + 9} ${x - 700} ${y}Z`
  return `<defs><clipPath id="${id}a"><path d="${cut}"/></clipPath><mask id="${id}b" maskUnits="userSpaceOnUse" x="${x - 700}" y="${y}" width="1400" height="500">${bands}</mask><filter id="bird-wet" x="-.1" y="-.1" width="1.2" height="1.2"><feGaussianBlur stdDeviation="5 1.6"/></filter><filter id="bird-sunk" x="-.2" y="-2" width="1.4" height="5"><feGaussianBlur stdDeviation="9 4"/></filter></defs>
<ellipse cx="${x - sign * scale * 4}" cy="${y + 4}" rx="${scale * (pose.legs ? 20 : 84)}" ry="8" fill="#24383a" fill-opacity=".42" filter="url(#bird-sunk)"/>
<g mask="url(#${id}b)"><g filter="url(#bird-wet)" opacity=".62">${group(-1)}</g></g><g clip-path="url(#${id}a)">${group(1)}</g>
<path d="${rows}" fill="none" stroke="${ripple}" stroke-opacity=".34" stroke-width="1.5"/><path d="M${x - scale * 96} ${y + 1}q${scale * 90} 12 ${scale * 190} 1" fill="none" stroke="#fdfdf6" stroke-opacity=".75" stroke-width="2.4"/><path d="M${x - scale * 126} ${y + 9}q${scale * 120} 16 ${scale * 262} 2" fill="none" stroke="#fdfdf6" stroke-opacity=".5" stroke-width="1.8"/>`
}
