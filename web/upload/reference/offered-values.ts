/**
 * Finds the values that a form may take from a name of the reference. The form takes them when the reader presses a
 * button.
 */
import { nameKey } from '../../../contract/names.ts'
import type { ReferenceName } from '../../../contract/taxonomy/reference-shapes.ts'

const fields = ['latinName', 'commonName', 'chineseName', 'authorship', 'family', 'order'] as const

export type OfferedValues = Partial<Record<(typeof fields)[number], string>>
export type FormValues = Partial<Record<string, unknown>> & { latinName?: string }

/** @returns the values of the fields that are empty; undefined if there are none */
export function offeredValues(values: FormValues, name: ReferenceName): OfferedValues | undefined {
  // A synonym's authors and names belong to another name than the accepted one.
  if (name.acceptedName) return undefined
  const offered = fields.filter((field) => !values[field] && name[field])
  if (offered.length === 0) return undefined
  return Object.fromEntries(offered.map((field) => [field, name[field]]))
}

/** @returns the Latin name and authors of a reference name; the authors are empty if the reference has none */
export function renamed(name: ReferenceName): OfferedValues {
  const { latinName, authorship } = name
  return { latinName, authorship }
}

/** Whether the typed Latin name is the name of the reference, or is empty. */
export const isSameName = (typed: string, name: ReferenceName) =>
  typed.trim() === '' || nameKey(typed) === nameKey(name.latinName)
