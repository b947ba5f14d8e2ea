/** The table of calls as an OpenAPI 3.1 document. */
import * as z from 'zod'
import type { Endpoint, Role } from '../../contract/endpoint.ts'
import { endpoints } from '../../contract/endpoints.ts'
import { inputSchema } from '../../contract/input-schema.ts'
import { etagOf } from '../names/etag.ts'

const whoMay: Record<Role, string> = {
  visitor: 'Anyone',
  member: 'Signed-in members and admins',
  admin: 'Admins',
}

const text = { type: 'string' }
const refusedFile = { type: 'object', properties: { name: text, message: text, code: text } }
const failure = {
  type: 'object',
  properties: {
    message: text,
    code: text,
    fields: { type: 'object', additionalProperties: text, description: 'What is wrong, by field' },
    files: { type: 'array', items: refusedFile, description: 'Each refused file, and why' },
  },
  required: ['message', 'code'],
}
const sendKey = {
  name: 'Idempotency-Key',
  in: 'header',
  schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{8,64}$' },
  description: 'The sender’s own name for this sending: under the same one nothing is kept twice',
}
const refused = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
})

/** The document takes 0.1 s to make, so it is made once for each name of the site (security.md 82). */
export function keptOpenApiDocument(siteNameNow: () => string) {
  let kept = { siteName: '', body: Buffer.alloc(0), etag: '' }
  return async () => {
    const siteName = siteNameNow()
    if (kept.siteName !== siteName) {
      const body = Buffer.from(JSON.stringify(openApiDocument(siteName)))
      kept = { siteName, body, etag: etagOf(body) }
    }
    return kept
  }
}

export function openApiDocument(siteName: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, row] of Object.entries(endpoints)) {
    paths[row.path] = { ...paths[row.path], [row.method.toLowerCase()]: operation(name, row) }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${siteName} API`, version: '1' },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: { Failure: failure },
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
    },
  }
}

function operation(name: string, row: Endpoint) {
  const input = inputSchema(row)
  return {
    operationId: name,
    summary: row.summary,
    description: `Who may call: ${whoMay[row.allow]}.`,
    'x-allow': row.allow,
    ...(row.allow !== 'visitor' && { security: [{ session: [] }] }),
    ...(row.method === 'GET'
      ? { parameters: queryParameters(input) }
      : { ...requestBody(row, input), ...(row.allow !== 'visitor' && { parameters: [sendKey] }) }),
    responses: {
      200: {
        description: 'The answer',
        content: { [row.file?.type ?? 'application/json']: { schema: z.toJSONSchema(row.output) } },
      },
      400: refused('Something in the request is wrong; the message says what'),
      ...(row.allow !== 'visitor' && {
        401: refused('Not signed in'),
        403: refused('Not allowed'),
      }),
      ...(row.form && {
        413: refused('Too much: of files, of bytes, or of what waits for review'),
        507: refused('No space left; nothing was kept'),
      }),
      500: refused('Our fault; the message says nothing of the inside'),
    },
  }
}

function queryParameters(input: z.core.JSONSchema.BaseSchema) {
  return Object.entries(input.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: input.required?.includes(name) ?? false,
    schema,
  }))
}

function requestBody({ form }: Endpoint, schema: z.core.JSONSchema.BaseSchema) {
  const type = form ? 'multipart/form-data' : 'application/json'
  return { requestBody: { required: true, content: { [type]: { schema } } } }
}
