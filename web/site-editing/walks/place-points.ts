/** Places stops and the points of the path between them, in percent of the map's width and height. */
import type { WalksSource } from '../../../contract/schemas/content.ts'

export type WalkSource = NonNullable<WalksSource['walks']>[number]
export type StopSource = WalkSource['stops'][number]
export type MapSource = NonNullable<WalksSource['map']>
export type Point = [x: number, y: number]

/** @returns the point within the map, in steps of a tenth of a percent */
export function onMap(x: number, y: number): Point {
  const within = (percent: number) => Math.round(Math.min(100, Math.max(0, percent)) * 10) / 10
  return [within(x), within(y)]
}

/**
 * Adds a point to the part of the route that it lengthens least, so that nobody has to choose the part.
 * @returns undefined for fewer than two stops, between which there is no path
 */
export function withPoint(stops: readonly StopSource[], point: Point, ratio: number) {
  let best: { stop: number; at: number; detour: number } | undefined
  for (const [stop, { x, y, path = [] }] of stops.slice(0, -1).entries()) {
    const next = stops[stop + 1] as StopSource
    const points: Point[] = [[x, y], ...path, [next.x, next.y]]
    for (let at = 0; at < points.length - 1; at++) {
      const [from, to] = [points[at], points[at + 1]] as [Point, Point]
      const detour =
        distance(from, point, ratio) + distance(point, to, ratio) - distance(from, to, ratio)
      if (!best || detour < best.detour) best = { stop, at, detour }
    }
  }
  if (!best) return undefined
  const { stop, at } = best
  return {
    stops: changedStop(stops, stop, ({ path = [] }) => ({ path: path.toSpliced(at, 0, point) })),
    stop,
    at,
  }
}

function distance([ax, ay]: Point, [bx, by]: Point, ratio: number): number {
  return Math.hypot((ax - bx) * ratio, ay - by)
}

export function withoutPoint(stops: readonly StopSource[], stop: number, at: number) {
  return changedStop(stops, stop, ({ path = [] }) => ({ path: path.toSpliced(at, 1) }))
}

export function withMovedPoint(
  stops: readonly StopSource[],
  { stop, at }: { stop: number; at: number },
  point: Point,
) {
  return changedStop(stops, stop, ({ path = [] }) => ({ path: path.with(at, point) }))
}

export function withMovedStop(stops: readonly StopSource[], stop: number, [x, y]: Point) {
  return changedStop(stops, stop, () => ({ x, y }))
}

function changedStop(
  stops: readonly StopSource[],
  place: number,
  change: (stop: StopSource) => Partial<StopSource>,
): StopSource[] {
  return stops.map((stop, each) => (each === place ? { ...stop, ...change(stop) } : stop))
}
