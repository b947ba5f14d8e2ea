import { describe, expect, test } from 'vitest'
import { endpoints, pictureListKey } from './endpoints.ts'
import { kinds } from './kinds.ts'

describe('the table of calls', () => {
  test.each(Object.entries(endpoints))('%s lies under its own name', (name, row) => {
    expect(row.path).toBe(`/${name}`)
  })

  test('has a list in /getPics for every section of every kind', () => {
    const sections = [...kinds.plant.sections, ...kinds.bird.sections]
    const keys = Object.keys(endpoints.getPics.output.shape)
    expect(keys.sort()).toEqual(
      [...sections.map((section) => pictureListKey[section]), 'plant'].sort(),
    )
  })
})
