/**
 * Checks that each text of a call has a maximum length. The time to parse a text must grow at most in proportion to its
 * length (security.md 66).
 */
import { describe, expect, test } from 'vitest'
import { endpoints } from '../../contract/calls/endpoints.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { dose } from '../../tests/harness/doses/dose.ts'
import { inputWith, textFieldsOf } from '../../tests/harness/requests/text-fields.ts'
import { expectLinear } from '../../tests/harness/texts/linear-time.ts'
import { parseInput } from '../http/calls/bad-input.ts'
import { acceptedEncoding } from '../http/compression.ts'
import { HttpError } from '../kernel/http-error.ts'

const rows: [string, Endpoint][] = Object.entries(endpoints)
const fields = rows.flatMap(([name, row]) =>
  textFieldsOf(row).map((field) => ({ ...field, row, name: [name, ...field.path].join(' ') })),
)

/** `npm test` measures one field of each rule, and `npm run test:all` measures each field. */
const measuredFields = dose(
  [...new Map(fields.map((field) => [field.rule, field])).values()],
  fields,
)

/** Number of characters for a field without a maximum. This number is enough to measure the growth of the time. */
const manyCharacters = 40_000

test('finds text fields at every depth', () => {
  const names = fields.map(({ name }) => name)
  expect(names).toContain('login username')
  expect(names).toContain('updateText link')
  expect(names).toContain('updateText link 0 linkTitle')
  expect(names).toContain('identifySpecies species 0 name')
})

test.each(fields)('$name has a maximum', ({ maximum }) => {
  expect(maximum).toBeTypeOf('number')
  // The limit is the greatest maximum, which a text of links and a list of pupils have.
  expect(maximum).toBeLessThanOrEqual(100_000)
})

describe('the time is proportional to the length', () => {
  test.each(measuredFields)(
    'of $name',
    { timeout: 120_000 },
    ({ name, row, path, maximum = manyCharacters }) => {
      expectLinear(maximum, (text) => parseQuietly(row, inputWith(path, text)), name)
    },
  )

  test('of a list of accepted encodings', { timeout: 120_000 }, () => {
    // Node accepts 16 kB of headers.
    expectLinear(16_000, (text) => acceptedEncoding(text))
  })
})

function parseQuietly(row: Endpoint, input: unknown): void {
  try {
    parseInput(row.input, input)
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
  }
}
