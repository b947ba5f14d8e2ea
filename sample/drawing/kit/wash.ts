/** What lies out of focus or runs in wet paper: blurred grounds, ink washes, rough brush edges. */
import { n } from './mark.ts'
import { random } from './random.ts'
import type { Point } from './space.ts'

/** Blurs a finished piece of drawing; `blur` in pixels. */
export function soft(body: string, blur: number, opacity = 1): string {
  const id = `soft-${String(blur).replace('.', '-')}`
  return `<filter id="${id}" x="-0.3" y="-0.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="${blur}"/></filter><g filter="url(#${id})" opacity="${opacity}">${body}</g>`
}

/** A wet blot of ink or colour that pales outwards. */
export function blot(
  [x, y]: Point,
  rx: number,
  ry: number,
  colour: string,
  opacity: number,
  angle = 0,
): string {
  const id = `blot-${n(x)}-${n(y)}-${n(rx)}-${colour.slice(1)}`.replaceAll('.', '_')
  return `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${opacity}"/><stop offset="0.55" stop-color="${colour}" stop-opacity="${Math.round(opacity * 60) / 100}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient><ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" transform="rotate(${angle} ${n(x)} ${n(y)})" fill="url(#${id})"/>`
}

/** Clouds of colour spread over a region: the out-of-focus garden behind a subject. */
export function garden(
  seed: string,
  colours: readonly string[],
  count: number,
  region: { x: number; y: number; width: number; height: number },
  opacity = 0.3,
): string {
  const chance = random(`garden ${seed}`)
  let blots = ''
  for (let index = 0; index < count; index += 1) {
    const at: Point = [
      region.x + chance.between(0, region.width),
      region.y + chance.between(0, region.height),
    ]
    const size = chance.between(60, 230)
    blots += blot(
      at,
      size,
      size * chance.between(0.5, 0.95),
      chance.pick(colours),
      opacity * chance.between(0.5, 1),
      chance.whole(-40, 40),
    )
  }
  return blots
}

/** Gives edges the tooth of a brush on unsized paper; `reach` in pixels. */
export function brushed(body: string, reach = 5, grain = 0.045): string {
  const id = `brushed-${reach}-${String(grain).slice(2)}`.replaceAll('.', '_')
  return `<filter id="${id}" x="-0.05" y="-0.05" width="1.1" height="1.1"><feTurbulence type="fractalNoise" baseFrequency="${grain}" numOctaves="3" seed="11"/><feDisplacementMap in="SourceGraphic" scale="${reach}" xChannelSelector="R" yChannelSelector="G"/></filter><g filter="url(#${id})">${body}</g>`
}

/** A soft shadow beneath a finished piece, thrown down and to the right, as the sun stands. */
export function shadowed(body: string, distance = 6, blur = 5, opacity = 0.28): string {
  const id = `shadow-${distance}-${blur}-${Math.round(opacity * 100)}`
  return `<filter id="${id}" x="-0.1" y="-0.1" width="1.25" height="1.25"><feGaussianBlur in="SourceAlpha" stdDeviation="${blur}"/><feOffset dx="${distance * 0.7}" dy="${distance}"/><feColorMatrix values="0 0 0 0 0.11  0 0 0 0 0.14  0 0 0 0 0.1  0 0 0 ${opacity} 0"/><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter><g filter="url(#${id})">${body}</g>`
}

/** A thin glaze over the whole of a landscape sheet: soil, stone, dusk. */
export function glaze(colour: string, opacity: number): string {
  return `<rect width="1200" height="900" fill="${colour}" fill-opacity="${opacity}"/>`
}

/** The paper left bare in a round, as a moon is painted. */
export function moon([x, y]: Point, radius: number): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="#fffbee" fill-opacity="0.82"/>`
}
