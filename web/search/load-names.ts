/** The names of all species of a kind, fetched once a visit. */
import type { Kind } from '../../contract/kinds.ts'
import type { Names } from '../../contract/names.ts'
import { get } from '../api.ts'

const coming = new Map<Kind, Promise<Names[]>>()

/** Asked for again after a failure. */
export function loadNames(kind: Kind): Promise<Names[]> {
  const known = coming.get(kind)
  if (known) return known
  const names = get(kind === 'plant' ? 'searchNames' : 'searchBirdNames', {}).then(
    ({ returnNames }) => returnNames,
  )
  coming.set(kind, names)
  names.catch(() => coming.delete(kind))
  return names
}

/** To be called when a species has come or changed its name. */
export function forgetNames(kind: Kind): void {
  coming.delete(kind)
}
