/**
 * The little space drawings are modelled in: x to the right and y down as on the page, z towards the
 * viewer, seen without perspective. Angles are in degrees; on the page 0 points right and -90 up.
 */
export type Point = readonly [x: number, y: number]
export type Vector = readonly [x: number, y: number, z: number]
export type Turn = (vector: Vector) => Vector

/** From the upper left, a little in front of the page: everywhere, so that a sheet has one sun. */
const sun: Vector = [-0.46, -0.62, 0.635]

export const radians = (degrees: number): number => (degrees * Math.PI) / 180

export const aroundX = (degrees: number): Turn => {
  const c = Math.cos(radians(degrees))
  const s = Math.sin(radians(degrees))
  return ([x, y, z]) => [x, y * c - z * s, y * s + z * c]
}

/** Positive lifts the x axis towards the viewer. */
export const aroundY = (degrees: number): Turn => {
  const c = Math.cos(radians(degrees))
  const s = Math.sin(radians(degrees))
  return ([x, y, z]) => [x * c - z * s, y, x * s + z * c]
}

/** Positive is clockwise on the page. */
export const aroundZ = (degrees: number): Turn => {
  const c = Math.cos(radians(degrees))
  const s = Math.sin(radians(degrees))
  return ([x, y, z]) => [x * c - y * s, x * s + y * c, z]
}

export const inTurn =
  (...turns: Turn[]): Turn =>
  (vector) =>
    turns.reduce((turned, turn) => turn(turned), vector)

/** Moves to a place on the page; `depth` is how far in front of it. */
export const movedTo =
  ([px, py]: Point, depth = 0): Turn =>
  ([x, y, z]) => [x + px, y + py, z + depth]

/** Turns the z axis (a flower's own axis) to lean `tilt` degrees away from the viewer, towards `face` on the page. */
export const leaning = (face: number, tilt: number): Turn =>
  inTurn(aroundZ(-face), aroundY(-tilt), aroundZ(face))

export type Facing = {
  /** 0 in shadow .. 1 in full light. */
  light: number
  /** How much the surface mirrors the sun, 0..1. */
  shine: number
  /** Whether the upper side is seen. */
  front: boolean
}

/** How the patch spanned by two edges (along, across) lies to viewer and sun. */
export function facing(along: Vector, across: Vector): Facing {
  let nx = along[1] * across[2] - along[2] * across[1]
  let ny = along[2] * across[0] - along[0] * across[2]
  let nz = along[0] * across[1] - along[1] * across[0]
  const size = Math.hypot(nx, ny, nz) || 1
  const front = nz >= 0
  const sign = front ? 1 / size : -1 / size
  nx *= sign
  ny *= sign
  nz *= sign
  const lit = nx * sun[0] + ny * sun[1] + nz * sun[2]
  const mirrored = 2 * lit * nz - sun[2]
  return {
    light: Math.min(1, Math.max(0, (lit + 0.05) / 1.05)),
    shine: Math.max(0, mirrored) ** 7,
    front,
  }
}
