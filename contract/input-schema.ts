/** Describes the input of a call, including its files, as a JSON Schema for the descriptions of the calls. */
import * as z from 'zod'
import type { Endpoint } from './endpoint.ts'
import { filesMaximum } from './limits.ts'

const oneFile = { type: 'string', format: 'binary' } as const
const pictures = {
  type: 'array',
  items: oneFile,
  maxItems: filesMaximum,
  description: 'JPEG, PNG or WebP, at most 10 MB each',
} as const

export function inputSchema({ input, form }: Endpoint): z.core.JSONSchema.BaseSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(input, { io: 'input' })
  if (!form) return schema
  const { bytes } = form
  const largeFile = bytes && {
    ...oneFile,
    description: `At most ${bytes.toLocaleString('en')} bytes`,
  }
  const files = form.files.map((field) => [field, largeFile || pictures])
  return { ...schema, properties: { ...schema.properties, ...Object.fromEntries(files) } }
}
