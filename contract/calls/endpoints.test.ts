/** Tests the consistency of the table of calls. */
import { describe, expect, test } from 'vitest'
import type { Endpoint } from '../endpoint.ts'
import { kinds } from '../kinds.ts'
import { endpoints } from './endpoints.ts'
import { pictureListKey } from './pictures.ts'

const rows: [string, Endpoint][] = Object.entries(endpoints)

describe('the table of calls', () => {
  // Two rows have the same address and different methods, so the second row needs another name.
  const pathByName = { listCreations: '/uploadCreation' } as Record<string, string>

  test.each(rows)('gives %s its name as its path, or a shared path', (name, row) => {
    expect(row.path).toBe(pathByName[name] ?? `/${name}`)
  })

  test('has each pair of method and path only once', () => {
    const addresses = rows.map(([, { method, path }]) => `${method} ${path}`)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  test('accepts forms only by POST', () => {
    for (const [, row] of rows) if (row.form) expect(row.method).toBe('POST')
  })

  test('has a list in /getPics for every section of every kind', () => {
    const sections = [...kinds.plant.sections, ...kinds.bird.sections]
    const keys = Object.keys(endpoints.getPics.output.shape)
    expect(keys.sort()).toEqual(
      [...sections.map((section) => pictureListKey[section]), 'plant'].sort(),
    )
  })
})
