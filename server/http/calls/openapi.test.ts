/** Tests that the OpenAPI document is valid and has every status and a valid example of each call. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { Validator } from '@seriousme/openapi-schema-validator'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { statusesOf } from '../../../contract/call-statuses.ts'
import { type EndpointName, endpoints } from '../../../contract/calls/endpoints.ts'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { inputSchema } from '../../../contract/input-schema.ts'
import { onlyOnSqlite } from '../../../tests/harness/databases/databases.ts'
import { recordExamples } from '../../../tests/harness/examples/record-examples.ts'
import { openSite } from '../../../tests/harness/sites/site.ts'
import { callExamples } from './call-examples.ts'
import { openApiDocument } from './openapi.ts'

const names = Object.keys(endpoints) as EndpointName[]

/** Properties that need no description anywhere. */
const selfEvident = [
  '_id',
  'accounts',
  'appearance',
  'artist',
  'breeding',
  'chineseName',
  'diet',
  'en',
  'habitat',
  'id',
  'latinName',
  'linkTitle',
  'message',
  'migration',
  'name',
  'password',
  'photographer',
  'sessions',
  'songs',
  'user',
  'username',
  'walk',
  'walks',
  'zh',
]

/** @returns the names of all properties of inputs and outputs that have no description */
function propertiesWithoutDescription(): Set<string> {
  const names = new Set<string>()
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { properties } = node as { properties?: Record<string, { description?: string }> }
    for (const [name, { description }] of Object.entries(properties ?? {})) {
      if (!description) names.add(name)
    }
    for (const [keyword, value] of Object.entries(node)) {
      // This line visits only the values, because a property can have the name of a keyword.
      if (keyword === 'properties') for (const each of Object.values(value)) visit(each)
      else if (keyword !== 'example' && keyword !== 'default') visit(value)
    }
  }
  for (const row of Object.values(endpoints) as Endpoint[]) {
    visit(inputSchema(row))
    visit(z.toJSONSchema(row.output))
  }
  return names
}

// The command `npm run examples` records the file again, and then runs the tests below.
if (process.env.EXAMPLES === 'record') {
  onlyOnSqlite((open) => {
    beforeAll(async () => {
      const database = await open()
      const settings = { BACKUP_DIR: path.join(database.dataFolder, 'backups') }
      const newExamples = await recordExamples(await openSite(database, { settings }))
      const file = path.join(import.meta.dirname, 'call-examples.json')
      writeFileSync(file, `${JSON.stringify(newExamples, null, 2)}\n`)
      Object.assign(callExamples, newExamples)
    }, 600_000)
    test('has an example of every call', () => {
      expect(Object.keys(callExamples)).toEqual(names)
    })
  })
}

describe('the OpenAPI document', () => {
  const document = openApiDocument('Test site')
  const operationOf = (name: EndpointName) => {
    const { path: address, method }: Endpoint = endpoints[name]
    return document.paths[address]?.[method.toLowerCase()] as Record<string, unknown>
  }

  test('is valid', async () => {
    const result = await new Validator().validate(JSON.parse(JSON.stringify(document)))
    expect([result.valid, result.errors]).toEqual([true, undefined])
  })

  test.each(names)('has one tag, the statuses and valid examples of %s', (name) => {
    const row: Endpoint = endpoints[name]
    const operation = operationOf(name)
    expect(operation.tags).toHaveLength(1)
    const statuses = Object.keys(operation.responses as object)
    expect(statuses).toEqual(statusesOf(row).map(([status]) => `${status}`))
    const example = callExamples[name]
    expect(row.output.safeParse(example?.answer).error).toBeUndefined()
    expect(row.input.safeParse(example?.input ?? {}).error).toBeUndefined()
  })

  test('lists Idempotency-Key only where the call reads it', () => {
    const callsWithKey = names.filter((name) =>
      JSON.stringify(operationOf(name).parameters ?? []).includes('Idempotency-Key'),
    )
    expect(callsWithKey).toEqual([
      'uploadPlant',
      'uploadBird',
      'uploadCreation',
      'updateText',
      'birdUpdateText',
    ])
  })

  test('describes the file of a large upload with its maximum size', () => {
    const fileOf = (row: Endpoint, field: string) => inputSchema(row).properties?.[field]
    expect(fileOf(endpoints.siteFile, 'file')).toMatchObject({
      type: 'string',
      description: 'At most 200,000,000 bytes',
    })
    expect(fileOf(endpoints.uploadPic, 'files')).toMatchObject({ type: 'array', maxItems: 20 })
  })

  test('describes every property that is not self-evident', () => {
    expect([...propertiesWithoutDescription()].sort()).toEqual(selfEvident)
  })

  test('has no straight apostrophes in its texts', () => {
    const texts: string[] = []
    JSON.stringify(document, (name, value) => {
      if (['summary', 'description', 'tags'].includes(name)) texts.push(JSON.stringify(value))
      return name === 'example' ? undefined : value
    })
    expect(texts.length).toBeGreaterThan(100)
    expect(texts.filter((text) => /\p{L}'\p{L}/u.test(text))).toEqual([])
  })

  test('names the cookie and the token as the two ways to sign in', () => {
    expect(Object.values(document.components.securitySchemes)).toMatchObject([
      { type: 'apiKey', in: 'cookie', name: '__Host-session' },
      { type: 'http', scheme: 'bearer' },
    ])
  })
})
