/**
 * Finds the values of a reference name that a form offers. The form enters these values when the member presses a
 * button.
 */
import { nameKey } from '../../../contract/names.ts'
import type { ReferenceName } from '../../../contract/reference/reference-shapes.ts'

const fields = ['latinName', 'commonName', 'chineseName', 'authorship', 'family', 'order'] as const

export type OfferedValues = Partial<Record<(typeof fields)[number], string>>
export type FormValues = Partial<Record<string, unknown>> & { latinName?: string }

/** @returns the values for the empty fields; undefined without such values, and for a synonym */
export function offeredValues(values: FormValues, name: ReferenceName): OfferedValues | undefined {
  // The authors and names of a synonym do not belong to the accepted name.
  if (name.acceptedName) return undefined
  const offeredFields = fields.filter((field) => !values[field] && name[field])
  if (offeredFields.length === 0) return undefined
  return Object.fromEntries(offeredFields.map((field) => [field, name[field]]))
}

/**
 * @returns the Latin name and the authors of a reference name; the authors are empty if the reference has no authors
 */
export function acceptedNameOf(name: ReferenceName): OfferedValues {
  const { latinName, authorship } = name
  return { latinName, authorship }
}

/** @returns whether the typed Latin name equals the name of the reference, or is empty */
export const isSameName = (typed: string, name: ReferenceName) =>
  typed.trim() === '' || nameKey(typed) === nameKey(name.latinName)
