import { expect, test } from 'vitest'
import { nestsDeeperThan } from './json-depth.ts'

test.each([
  ['[[1]]', 2],
  ['{"a":{"b":[]}}', 3],
  ['[1,[2],[3]]', 2],
  ['"[[[["', 0],
  ['["\\"[[["]', 1],
  ['["\\\\",[1]]', 2],
  ['', 0],
])('%s nests %i deep', (json, depth) => {
  expect(nestsDeeperThan(depth, json)).toBe(false)
  if (depth > 0) expect(nestsDeeperThan(depth - 1, json)).toBe(true)
})
