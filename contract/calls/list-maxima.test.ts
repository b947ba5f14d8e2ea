/** Tests that no call accepts a list without a limit (security.md 119). */
import { expect, test } from 'vitest'
import * as z from 'zod'
import { endpoints } from './endpoints.ts'

interface Shape {
  type?: string
  maxItems?: number
  properties?: Record<string, Shape>
  items?: Shape
  anyOf?: Shape[]
  oneOf?: Shape[]
}

/** @returns the path of each list, and whether the list has a maximum length */
function* listsOf(shape: Shape, path: string): Generator<[path: string, limited: boolean]> {
  if (shape.type === 'array') yield [path, shape.maxItems !== undefined]
  if (shape.items) yield* listsOf(shape.items, `${path}[]`)
  for (const [name, inner] of Object.entries(shape.properties ?? {}))
    yield* listsOf(inner, `${path}.${name}`)
  for (const inner of [...(shape.anyOf ?? []), ...(shape.oneOf ?? [])]) yield* listsOf(inner, path)
}

test('every list in the input of a call has a maximum length (119)', () => {
  const lists = Object.entries(endpoints).flatMap(([name, { input }]) => [
    ...listsOf(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Shape, name),
  ])
  expect(lists.length).toBeGreaterThan(20)
  expect(lists.filter(([, limited]) => !limited)).toEqual([])
})
