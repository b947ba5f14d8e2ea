/** Reads the place from the location of a species, such as `Lake Garden` from `Lake Garden, east bank`. */

const endOfPlace = /[,，;；、:：.。\n(（]/u

/** @returns the place as it is written, and a key that is equal for all its spellings; empty without one */
export function placeOf(location: string): { name: string; key: string } {
  const name = (location.split(endOfPlace, 1)[0] ?? '').replace(/\s+/gu, ' ').trim()
  return { name, key: name.normalize('NFKC').toLowerCase() }
}
