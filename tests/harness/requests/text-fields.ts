/** Reads the text fields of a call from its schema, so that tests cover every new call. */
import type * as z from 'zod'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { inputSchema } from '../../../contract/input-schema.ts'
import { linksMaximum } from '../../../contract/limits.ts'

export interface TextField {
  /** The path of the field in the input. A number is an index of a list. */
  path: (string | number)[]
  /** Undefined without a limit. */
  maximum: number | undefined
  /** The name and the schema of the field. The same code checks nearly all fields with the same rule. */
  rule: string
}

type Schema = z.core.JSONSchema.BaseSchema

/** @returns each field for free text. The list omits fields that accept an id or one of a few words. */
export function textFieldsOf({ form: _, ...row }: Endpoint): TextField[] {
  return fieldsOf(inputSchema(row), [])
}

function fieldsOf(schema: Schema, path: TextField['path']): TextField[] {
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
  const fields = choices.flatMap((choice) => fieldsOf(choice as Schema, path))
  for (const [name, each] of Object.entries(schema.properties ?? {})) {
    fields.push(...fieldsOf(each as Schema, [...path, name]))
  }
  if (schema.items) fields.push(...itemsOf(schema, path))
  const isLimited = 'enum' in schema || 'const' in schema || fixedFormats.has(schema.format ?? '')
  const rule = JSON.stringify([path.at(-1), schema])
  if (schema.type === 'string' && !isLimited) fields.push({ path, maximum: schema.maxLength, rule })
  // A field without a type accepts text of any length.
  const isOpen = schema.type === undefined && choices.length === 0 && !isLimited && !schema.not
  if (isOpen) fields.push({ path, maximum: undefined, rule })
  return fields
}

/** Formats of a fixed length. */
const fixedFormats = new Set(['uuid', 'date'])

function itemsOf(schema: Schema, path: TextField['path']): TextField[] {
  const items = schema.items as Schema
  // The schema of an edit accepts links in two forms and checks both with the same schema.
  const isLink = Object.keys(items).length === 0 && schema.maxItems === linksMaximum
  if (!isLink) return fieldsOf(items, [...path, 0])
  return [
    { path: [...path, 0, 'linkTitle'], maximum: 1000, rule: 'linkTitle' },
    { path: [...path, 0, 'link'], maximum: 2000, rule: 'link' },
  ]
}

/** @returns an input with this field alone */
export function inputWith(path: TextField['path'], text: string): unknown {
  return path.reduceRight<unknown>(
    (fields, step) => (typeof step === 'number' ? [fields] : { [step]: fields }),
    text,
  )
}
