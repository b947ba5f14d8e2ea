/** The text fields of a call, read off its schema: a new call is covered as soon as it is there. */
import type * as z from 'zod'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { inputSchema } from '../../../contract/input-schema.ts'
import { linksMaximum } from '../../../contract/limits.ts'

export interface TextField {
  /** A number stands for a place in a list. */
  path: (string | number)[]
  /** Undefined where nothing limits it. */
  maximum: number | undefined
}

type Schema = z.core.JSONSchema.BaseSchema

/** @returns each field that takes any text; what takes one of a few words or an id is none. */
export function textFieldsOf({ form: _, ...row }: Endpoint): TextField[] {
  return fieldsOf(inputSchema(row), [])
}

function fieldsOf(schema: Schema, path: TextField['path']): TextField[] {
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
  const inner = choices.flatMap((choice) => fieldsOf(choice as Schema, path))
  for (const [name, each] of Object.entries(schema.properties ?? {})) {
    inner.push(...fieldsOf(each as Schema, [...path, name]))
  }
  if (schema.items) inner.push(...itemsOf(schema, path))
  const limited = 'enum' in schema || 'const' in schema || fixedFormats.has(schema.format ?? '')
  if (schema.type === 'string' && !limited) inner.push({ path, maximum: schema.maxLength })
  // What has no type may be text of any length.
  const isOpen = schema.type === undefined && choices.length === 0 && !limited
  if (isOpen) inner.push({ path, maximum: undefined })
  return inner
}

/** Patterns of a fixed length. */
const fixedFormats = new Set(['uuid', 'date'])

function itemsOf(schema: Schema, path: TextField['path']): TextField[] {
  const items = schema.items as Schema
  // The links of an edit are judged by the same schema whichever way they come.
  const isLink = Object.keys(items).length === 0 && schema.maxItems === linksMaximum
  if (!isLink) return fieldsOf(items, [...path, 0])
  return [
    { path: [...path, 0, 'linkTitle'], maximum: 1000 },
    { path: [...path, 0, 'link'], maximum: 2000 },
  ]
}

/** What a caller sends who fills in that field alone. */
export function inputWith(path: TextField['path'], text: string): unknown {
  return path.reduceRight<unknown>(
    (inner, step) => (typeof step === 'number' ? [inner] : { [step]: inner }),
    text,
  )
}
