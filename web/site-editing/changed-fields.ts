/** Lists the texts and numbers that differ between two revisions of a part of the content. */

export interface ChangedField {
  /** The path of the field, such as walks, 2, name, en. Entries are numbered from 1. */
  path: string[]
  before: string
  after: string
}

/** @returns the fields that differ; a field that only one revision has is empty in the other revision */
export function changedFields(before: object | null, after: object | null): ChangedField[] {
  const [oldTexts, newTexts] = [textsByPath(before), textsByPath(after)]
  const paths = new Map([...oldTexts, ...newTexts].map(([key, { path }]) => [key, path]))
  return [...paths].flatMap(([key, path]) => {
    const pair = { before: oldTexts.get(key)?.text ?? '', after: newTexts.get(key)?.text ?? '' }
    return pair.before === pair.after ? [] : [{ path, ...pair }]
  })
}

/** @returns all texts and numbers of the value, by their paths */
function textsByPath(
  value: unknown,
  path: string[] = [],
  fields = new Map<string, { path: string[]; text: string }>(),
) {
  if (Array.isArray(value)) {
    value.forEach((each, index) => void textsByPath(each, [...path, `${index + 1}`], fields))
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, each] of Object.entries(value)) textsByPath(each, [...path, key], fields)
  } else if (value !== undefined && value !== null) {
    fields.set(path.join('/'), { path, text: String(value) })
  }
  return fields
}
