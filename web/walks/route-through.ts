/** Draws the route on the map: a smooth curve through every stop and the points between. */

interface Place {
  /** Percent of the map's width and height. */
  x: number
  y: number
  /** The points of the path to the next place. */
  path?: readonly (readonly [x: number, y: number])[] | undefined
}

/**
 * @returns the `d` of a path in a box that is 100 high and `ratio` times as wide. The path is a
 * Catmull-Rom spline with less bend than usual, so that it makes no wide curves between distant stops.
 */
export function routeThrough(stops: readonly Place[], ratio: number): string {
  const points = stops
    .flatMap(({ x, y, path = [] }, place) => {
      const isLast = place === stops.length - 1
      return [[x, y] as const, ...(isLast ? [] : path)]
    })
    .map(([x, y]) => ({ x: x * ratio, y }))
  const [first, ...rest] = points
  if (!first) return ''
  const at = (place: number) => points[Math.min(Math.max(place, 0), points.length - 1)] ?? first
  const curves = rest.map((to, place) => {
    const from = at(place)
    const before = at(place - 1)
    const after = at(place + 2)
    const bend = 7
    return `C${pair(from.x + (to.x - before.x) / bend, from.y + (to.y - before.y) / bend)} ${pair(
      to.x - (after.x - from.x) / bend,
      to.y - (after.y - from.y) / bend,
    )} ${pair(to.x, to.y)}`
  })
  return `M${pair(first.x, first.y)}${curves.join('')}`
}

const pair = (x: number, y: number) => `${round(x)} ${round(y)}`
const round = (number: number) => Math.round(number * 100) / 100
