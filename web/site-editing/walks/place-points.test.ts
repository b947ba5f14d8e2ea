/** Tests how the points of a route on the map are added, moved and removed. */
import { expect, test } from 'vitest'
import { onMap, type StopSource, withMovedPoint, withoutPoint, withPoint } from './place-points.ts'

const stop = (key: string, x: number, y: number, path?: [number, number][]): StopSource => {
  return { key, name: { en: key, zh: key }, x, y, ...(path && { path }) }
}
const square = [stop('a', 10, 10), stop('b', 90, 10, [[90, 50]]), stop('c', 90, 90)]

test('limits a point to the map, and rounds it to tenths of a percent', () => {
  expect(onMap(12.3456, 7)).toEqual([12.3, 7])
  expect(onMap(-4, 103)).toEqual([0, 100])
})

test('adds a point to the part of the route that the point lengthens least', () => {
  expect(withPoint(square, [50, 12], 1)).toMatchObject({ stop: 0, index: 0 })
  const added = withPoint(square, [88, 30], 1)
  expect(added).toMatchObject({ stop: 1, index: 0 })
  expect(added?.stops[1]?.path).toEqual([
    [88, 30],
    [90, 50],
  ])
  expect(withPoint(square, [88, 70], 1)).toMatchObject({ stop: 1, index: 1 })
})

test('adds no point to a single stop', () => {
  expect(withPoint([stop('a', 1, 1)], [2, 2], 1)).toBeUndefined()
})

test('moves and removes a point without changing the original stops', () => {
  const before = structuredClone(square)
  expect(withMovedPoint(square, { stop: 1, index: 0 }, [80, 40])[1]?.path).toEqual([[80, 40]])
  expect(withoutPoint(square, 1, 0)[1]?.path).toEqual([])
  expect(square).toEqual(before)
})
