/** Lists the texts and numbers in which two versions of a part of the content differ. */

export interface ChangedField {
  /** The place of the field, such as walks, 2, name, en. Entries count from 1. */
  path: string[]
  before: string
  after: string
}

export function changedFields(before: object | null, after: object | null): ChangedField[] {
  const [oldTexts, newTexts] = [leaves(before), leaves(after)]
  const places = new Map([...oldTexts, ...newTexts].map(([place, { path }]) => [place, path]))
  return [...places].flatMap(([place, path]) => {
    const pair = { before: oldTexts.get(place)?.text ?? '', after: newTexts.get(place)?.text ?? '' }
    return pair.before === pair.after ? [] : [{ path, ...pair }]
  })
}

function leaves(
  value: unknown,
  path: string[] = [],
  found = new Map<string, { path: string[]; text: string }>(),
) {
  if (Array.isArray(value)) {
    value.forEach((each, place) => void leaves(each, [...path, `${place + 1}`], found))
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, each] of Object.entries(value)) leaves(each, [...path, key], found)
  } else if (value !== undefined && value !== null) {
    found.set(path.join('/'), { path, text: String(value) })
  }
  return found
}
