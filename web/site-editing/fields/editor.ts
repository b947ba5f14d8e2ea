/**
 * Defines the properties of all editors of the content, describes problems of fields, and makes addresses of entries.
 */
import { m } from '../../paraglide/messages.js'

/** Problems that the server found, by the path of the field, such as `walks.0.stops.2.name.en`. */
export type Problems = Readonly<Record<string, string>>

export interface EditorProps<Value> {
  value: Value
  onChange: (value: Value) => void
  problems: Problems
}

/** @returns the problems of the fields within one field, by their paths within that field */
export function problemsWithin(problems: Problems, ...path: (string | number)[]): Problems {
  const beginning = `${path.join('.')}.`
  return Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) =>
      field.startsWith(beginning) ? [[field.slice(beginning.length), problem]] : [],
    ),
  )
}

/** @returns the problem of a field in the reader's language; undefined without a problem */
export function problemOf(problems: Problems, field: string): string | undefined {
  const problem = problems[field]
  if (problem === undefined) return undefined
  const maximum = /^Too big: expected string to have <=(\d+)/.exec(problem)?.[1]
  if (maximum) return m.form_too_long({ maximum })
  if (problem === 'is required' || problem.startsWith('Too small: expected string')) {
    return m.form_required()
  }
  if (problem === 'is used twice') return m.site_edit_used_twice()
  const [, ratio, nearest] = /^has a contrast of ([\d.]+).* nearest is (#\w+)$/.exec(problem) ?? []
  if (ratio && nearest) return m.site_accent_contrast({ ratio, nearest })
  if (problem === 'must be one character') return m.site_seal_one()
  if (problem.startsWith('may contain only')) return m.site_edit_address_letters()
  if (problem.startsWith('Too small: expected array')) return m.site_edit_one_at_least()
  return m.form_wrong()
}

interface Text {
  en: string
  zh: string
}

export const emptyText: Text = { en: '', zh: '' }

/** @returns the value with the text, or without a text if both languages are empty */
export function withText<Value extends { text?: Text | undefined }>(
  value: Value,
  text: Text,
): Value {
  const { text: _, ...otherFields } = value
  return (text.en || text.zh ? { ...otherFields, text } : otherFields) as Value
}

/**
 * @returns an address that differs from the addresses of all other entries. The address is made from the name, or from
 * the word `entry` if the name has no Latin letter or digit.
 */
export function addressFrom(name: string, others: readonly { key: string }[]): string {
  const fromName = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40)
  const isTaken = (key: string) => others.some((other) => other.key === key)
  const stem = fromName || 'entry'
  if (fromName && !isTaken(fromName)) return fromName
  let number = fromName ? 2 : 1
  while (isTaken(`${stem}-${number}`)) number += 1
  return `${stem}-${number}`
}
