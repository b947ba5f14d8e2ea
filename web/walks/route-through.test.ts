/** Tests the route that a map draws through the stops of a walk and the points between the stops. */
import { expect, test } from 'vitest'
import { atMarks, routeThrough } from './route-through.ts'

/** @returns the end points of the pieces of a route */
const ends = (route: string) =>
  [...route.matchAll(/(?:M|\d )(-?[\d.]+ -?[\d.]+)(?=C|$)/g)].map(([, end]) => end)

test('draws a route through every stop in order, scaled to the map', () => {
  const route = routeThrough(
    [
      { x: 10, y: 20 },
      { x: 50, y: 50 },
      { x: 100, y: 0 },
    ],
    4 / 3,
  )
  expect(ends(route)).toEqual(['13.33 20', '66.67 50', '133.33 0'])
})

test('draws a route through the points between two stops, but not through points after the last stop', () => {
  const route = routeThrough(
    [
      { x: 0, y: 0, path: [[50, 0]] },
      { x: 50, y: 50, path: [[99, 99]] },
    ],
    1,
  )
  expect(ends(route)).toEqual(['0 0', '50 0', '50 50'])
})

test('draws a straight line between two stops', () => {
  const route = routeThrough(
    [
      { x: 0, y: 0 },
      { x: 70, y: 70 },
    ],
    1,
  )
  expect(route).toBe('M0 0C10 10 60 60 70 70')
})

test('draws a point for one stop, and an empty path without stops', () => {
  expect(routeThrough([{ x: 5, y: 6 }], 1)).toBe('M5 6')
  expect(routeThrough([], 1)).toBe('')
})

test('moves stops near an edge to their marks, and does not move the points of the paths', () => {
  const path = [[1, 2]] as const
  const stops = [
    { x: 0, y: 100, path },
    { x: 50, y: 3 },
  ]
  expect(atMarks(stops, { width: 400, height: 200 }, 20)).toEqual([
    { x: 5, y: 90, path },
    { x: 50, y: 10 },
  ])
})
