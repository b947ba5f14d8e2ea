/** Draws the route on the map as a smooth curve through every stop and the points between the stops. */

interface StopPoint {
  /** The position in percent of the map's width and height. */
  x: number
  y: number
  /** The points of the path to the next stop. */
  path?: readonly (readonly [x: number, y: number])[] | undefined
}

/**
 * @param reach the minimum distance in pixels between the centre of a mark and the edges of the map, as in
 * `walk-map.module.css`
 * @returns the stops at the positions of their marks. A mark near an edge stays within the map.
 */
export function atMarks<Stop extends StopPoint>(
  stops: readonly Stop[],
  { width, height }: { width: number; height: number },
  reach: number,
): Stop[] {
  const held = (percent: number, length: number) => {
    const least = (100 * reach) / length
    return Math.max(least, Math.min(percent, 100 - least))
  }
  return stops.map((stop) => ({ ...stop, x: held(stop.x, width), y: held(stop.y, height) }))
}

/**
 * @returns the `d` attribute of a path in a box that is 100 high and `ratio` times as wide. The path is a Catmull-Rom
 * spline. It bends less than usual, because the usual bend makes wide curves between distant stops.
 */
export function routeThrough(stops: readonly StopPoint[], ratio: number): string {
  const points = stops
    .flatMap(({ x, y, path = [] }, index) => {
      const isLast = index === stops.length - 1
      return [[x, y] as const, ...(isLast ? [] : path)]
    })
    .map(([x, y]) => ({ x: x * ratio, y }))
  const [first, ...otherPoints] = points
  if (!first) return ''
  const pointAt = (index: number) =>
    points[Math.min(Math.max(index, 0), points.length - 1)] ?? first
  const curves = otherPoints.map((to, index) => {
    const from = pointAt(index)
    const previous = pointAt(index - 1)
    const following = pointAt(index + 2)
    const bend = 7
    return `C${pair(from.x + (to.x - previous.x) / bend, from.y + (to.y - previous.y) / bend)} ${pair(
      to.x - (following.x - from.x) / bend,
      to.y - (following.y - from.y) / bend,
    )} ${pair(to.x, to.y)}`
  })
  return `M${pair(first.x, first.y)}${curves.join('')}`
}

const pair = (x: number, y: number) => `${round(x)} ${round(y)}`
const round = (number: number) => Math.round(number * 100) / 100
