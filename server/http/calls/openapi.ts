/** Describes the table of calls as an OpenAPI 3.1 document, with an example of every call. */
import * as z from 'zod'
import { statusesOf } from '../../../contract/call-statuses.ts'
import { callGroups } from '../../../contract/calls/endpoints.ts'
import type { Endpoint, Role } from '../../../contract/endpoint.ts'
import { inputSchema } from '../../../contract/input-schema.ts'
import { etagOf } from '../../kernel/caching/etag.ts'
import { LastingBytes } from '../../kernel/caching/lasting-bytes.ts'
import { callExamples } from './call-examples.ts'

const callersOf: Record<Role, string> = {
  visitor: 'Visitors, members, reviewers and admins',
  member: 'Signed-in members, reviewers and admins',
  reviewer: 'Reviewers and admins',
  admin: 'Admins',
}

const text = { type: 'string' }
const rejectedFile = { type: 'object', properties: { name: text, message: text, code: text } }
const failure = {
  type: 'object',
  properties: {
    message: {
      ...text,
      description:
        'A sentence for people, in the language of Accept-Language (en or zh) where the specification does not give the words',
    },
    code: { ...text, description: 'Error code for programs' },
    fields: {
      type: 'object',
      additionalProperties: text,
      description: 'For invalid input: the code of the problem of each field',
    },
    files: {
      type: 'array',
      items: rejectedFile,
      description: 'Each rejected file with the reason',
    },
  },
  required: ['message', 'code'],
  examples: [
    { message: 'No plant is recorded under this name', code: 'not_found' },
    {
      message: 'The username must have at least 2 characters.',
      code: 'bad_input',
      fields: { username: 'username_short' },
    },
  ],
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{8,64}$' },
  description:
    'Chosen by the author; a repeated request with the same key answers with the first submission',
}

const securitySchemes = {
  cookie: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-session',
    description:
      'The session of a browser, set by login, register, setup and changePassword; `session` without https',
  },
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description:
      'The `token` in the answers of login, register, setup and changePassword, for programs',
  },
}

/**
 * @returns a function that returns the document. The function caches the document until the name of the site changes,
 * because a new document takes 0.1 s.
 */
export function cachedOpenApiDocument(readSiteName: () => string) {
  let cached = { siteName: '', body: new LastingBytes(''), etag: '' }
  return async () => {
    const siteName = readSiteName()
    if (cached.siteName !== siteName) {
      const text = JSON.stringify(openApiDocument(siteName))
      cached = { siteName, body: new LastingBytes(text), etag: etagOf(text) }
    }
    return cached
  }
}

/**
 * @param siteName the site's name in English, for the title
 * @returns the document as a value that can be written as JSON
 */
export function openApiDocument(siteName: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [group, calls] of Object.entries(callGroups)) {
    for (const [name, row] of Object.entries(calls) as [string, Endpoint][]) {
      const method = row.method.toLowerCase()
      paths[row.path] = { ...paths[row.path], [method]: operation(group, name, row) }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${siteName} API`, version: '1' },
    servers: [{ url: '/api' }],
    tags: Object.keys(callGroups).map((name) => ({ name })),
    paths,
    components: { schemas: { Failure: failure }, securitySchemes },
  }
}

function operation(group: string, name: string, row: Endpoint) {
  const input = inputSchema(row)
  const parameters = [
    ...(row.method === 'GET' ? queryParameters(name, input) : []),
    ...(row.idempotent ? [idempotencyKey] : []),
  ]
  return {
    operationId: name,
    tags: [group],
    summary: row.summary,
    description: `Who may call: ${callersOf[row.allow]}.`,
    'x-allow': row.allow,
    ...(row.allow !== 'visitor' && { security: [{ cookie: [] }, { bearer: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(row.method !== 'GET' && { requestBody: requestBody(name, row, input) }),
    responses: responses(name, row),
  }
}

function queryParameters(name: string, input: z.core.JSONSchema.BaseSchema) {
  const example = (callExamples[name]?.input ?? {}) as Record<string, unknown>
  return Object.entries(input.properties ?? {}).map(([field, schema]) => ({
    name: field,
    in: 'query',
    required: input.required?.includes(field) ?? false,
    schema,
    ...(field in example && { example: example[field] }),
  }))
}

function requestBody(name: string, { form }: Endpoint, schema: z.core.JSONSchema.BaseSchema) {
  const type = form ? 'multipart/form-data' : 'application/json'
  return { required: true, content: { [type]: { schema, example: callExamples[name]?.input } } }
}

function responses(name: string, row: Endpoint) {
  const { $schema: _, ...schema } = z.toJSONSchema(row.output)
  const type = row.file?.type ?? 'application/json'
  const answerContent = { [type]: { schema, example: callExamples[name]?.answer } }
  const failureContent = {
    'application/json': { schema: { $ref: '#/components/schemas/Failure' } },
  }
  return Object.fromEntries(
    statusesOf(row).map(([status, description]) => {
      const content = status === 200 ? answerContent : failureContent
      return [status, { description, ...(status !== 304 && { content }) }]
    }),
  )
}
