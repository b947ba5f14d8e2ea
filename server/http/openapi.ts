/** The table of calls as an OpenAPI 3.1 document. */
import * as z from 'zod'
import type { Endpoint, Role } from '../../contract/endpoint.ts'
import { endpoints } from '../../contract/endpoints.ts'

const whoMay: Record<Role, string> = {
  visitor: 'Anyone',
  member: 'Signed-in members and admins',
  admin: 'Admins',
}

const failure = {
  type: 'object',
  properties: { message: { type: 'string' }, code: { type: 'string' } },
  required: ['message', 'code'],
}
const refused = (description: string) => ({
  description,
  content: { 'application/json': { schema: failure } },
})

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
    components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
  }
}

function operation(name: string, row: Endpoint) {
  const input = z.toJSONSchema(row.input, { io: 'input' })
  return {
    operationId: name,
    summary: row.summary,
    description: `Who may call: ${whoMay[row.allow]}.`,
    'x-allow': row.allow,
    ...(row.allow !== 'visitor' && { security: [{ session: [] }] }),
    ...(row.method === 'GET' ? { parameters: queryParameters(input) } : requestBody(input)),
    responses: {
      200: {
        description: 'The answer',
        content: { 'application/json': { schema: z.toJSONSchema(row.output) } },
      },
      400: refused('Something in the request is wrong; the message says what'),
      ...(row.allow !== 'visitor' && {
        401: refused('Not signed in'),
        403: refused('Not allowed'),
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

function requestBody(input: z.core.JSONSchema.BaseSchema) {
  return { requestBody: { required: true, content: { 'application/json': { schema: input } } } }
}
