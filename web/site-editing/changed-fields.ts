/** Lists the texts and numbers in which two versions of a part of the content differ. */

export interface ChangedField {
  /** Such as `walks › 2 › name › en`. Entries count from 1. */
  field: string
  before: string
  after: string
}

export function changedFields(before: object | null, after: object | null): ChangedField[] {
  const [old, young] = [leaves(before), leaves(after)]
  return [...new Set([...old.keys(), ...young.keys()])].flatMap((field) => {
    const pair = { before: old.get(field) ?? '', after: young.get(field) ?? '' }
    return pair.before === pair.after ? [] : [{ field, ...pair }]
  })
}

function leaves(value: unknown, path: string[] = [], found = new Map<string, string>()) {
  if (Array.isArray(value)) {
    value.forEach((each, place) => void leaves(each, [...path, `${place + 1}`], found))
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, each] of Object.entries(value)) leaves(each, [...path, key], found)
  } else if (value !== undefined && value !== null) found.set(path.join(' › '), String(value))
  return found
}
