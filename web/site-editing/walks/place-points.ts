/**
 * Moves the stops of a walk, and moves, adds and removes the points of the path between stops. All positions are in
 * percent of the map's width and height.
 */
import type { WalksSource } from '../../../contract/schemas/content.ts'

export type WalkSource = NonNullable<WalksSource['walks']>[number]
export type StopSource = WalkSource['stops'][number]
export type MapSource = NonNullable<WalksSource['map']>
export type Point = [x: number, y: number]

/** @returns the nearest point within the map, in steps of a tenth of a percent */
export function onMap(x: number, y: number): Point {
  const limit = (percent: number) => Math.round(Math.min(100, Math.max(0, percent)) * 10) / 10
  return [limit(x), limit(y)]
}

/**
 * Adds a point to the part of the route that the point lengthens least, so that an admin need not choose the part.
 * @param ratio the width of the map divided by its height
 * @returns the new stops and the indexes of the stop and of the point; undefined for fewer than two stops
 */
export function withPoint(stops: readonly StopSource[], point: Point, ratio: number) {
  let best: { stop: number; index: number; detour: number } | undefined
  for (const [stop, { x, y, path = [] }] of stops.slice(0, -1).entries()) {
    const next = stops[stop + 1] as StopSource
    const points: Point[] = [[x, y], ...path, [next.x, next.y]]
    for (let index = 0; index < points.length - 1; index++) {
      const [from, to] = [points[index], points[index + 1]] as [Point, Point]
      const detour =
        distance(from, point, ratio) + distance(point, to, ratio) - distance(from, to, ratio)
      if (!best || detour < best.detour) best = { stop, index, detour }
    }
  }
  if (!best) return undefined
  const { stop, index } = best
  return {
    stops: changedStop(stops, stop, ({ path = [] }) => ({ path: path.toSpliced(index, 0, point) })),
    stop,
    index,
  }
}

function distance([ax, ay]: Point, [bx, by]: Point, ratio: number): number {
  return Math.hypot((ax - bx) * ratio, ay - by)
}

export function withoutPoint(stops: readonly StopSource[], stop: number, index: number) {
  return changedStop(stops, stop, ({ path = [] }) => ({ path: path.toSpliced(index, 1) }))
}

export function withMovedPoint(
  stops: readonly StopSource[],
  { stop, index }: { stop: number; index: number },
  point: Point,
) {
  return changedStop(stops, stop, ({ path = [] }) => ({ path: path.with(index, point) }))
}

export function withMovedStop(stops: readonly StopSource[], stop: number, [x, y]: Point) {
  return changedStop(stops, stop, () => ({ x, y }))
}

function changedStop(
  stops: readonly StopSource[],
  index: number,
  change: (stop: StopSource) => Partial<StopSource>,
): StopSource[] {
  return stops.map((stop, stopIndex) => (stopIndex === index ? { ...stop, ...change(stop) } : stop))
}
