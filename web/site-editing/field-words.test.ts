/** Tests that every field of the content has a message in both languages, and every value of a list has a message. */
import { afterEach, expect, test } from 'vitest'
import * as z from 'zod'
import { sitePartSchemas } from '../../contract/schemas/content.ts'
import { overwriteGetLocale } from '../paraglide/runtime.js'
import { fieldWords, valueWords } from './field-words.ts'

interface Shape {
  properties?: Record<string, Shape>
  enum?: unknown[]
  items?: Shape
  anyOf?: Shape[]
  oneOf?: Shape[]
}

/** @returns each field with its allowed values; a field of free text has no values */
function* fieldsOf(shape: Shape): Generator<[field: string, values: unknown[]]> {
  for (const [field, innerShape] of Object.entries(shape.properties ?? {})) {
    yield [field, innerShape.enum ?? []]
    yield* fieldsOf(innerShape)
  }
  const { items, anyOf = [], oneOf = [] } = shape
  for (const innerShape of [...(items ? [items] : []), ...anyOf, ...oneOf])
    yield* fieldsOf(innerShape)
}

const allFields = Object.values(sitePartSchemas).flatMap((schema) => [
  ...fieldsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape),
])

afterEach(() => overwriteGetLocale(() => 'en'))

test('names every field of the content in both languages', () => {
  expect(allFields.length).toBeGreaterThan(100)
  for (const [field] of allFields) {
    overwriteGetLocale(() => 'en')
    const english = fieldWords([field])
    expect([field, english]).toEqual([field, expect.stringMatching(/^[A-Z]/)])
    overwriteGetLocale(() => 'zh')
    expect([field, fieldWords([field])]).toEqual([field, expect.stringMatching(/\p{Script=Han}/u)])
  }
})

test('has a message for every value that an admin chooses from a list', () => {
  overwriteGetLocale(() => 'en')
  const chosenValues = allFields.flatMap(([field, values]) =>
    values.map((value) => [field, `${value}`] as const),
  )
  expect(chosenValues.length).toBeGreaterThan(15)
  for (const [field, value] of chosenValues)
    expect([field, value, valueWords(field, value)]).toEqual([
      field,
      value,
      expect.stringMatching(/^(“|[A-Z])\S+ \S|^[A-Z]/),
    ])
  expect(valueWords('name', 'open')).toBe('open')
})

test('shows the numbers of entries in the path of a field', () => {
  overwriteGetLocale(() => 'en')
  expect(fieldWords(['walks', '2', 'name', 'en'])).toBe('Walks › 2 › Name › English')
})
