/** For each of many keys the places it occurs at, packed tightly: millions of them take little memory. */
export interface PlacesByKey {
  /** In order; once for each time it was told. */
  of(key: number): Uint32Array
}

/** @param tell tells all keys and places; it is run twice, once to count and once to fill in */
export function placesByKey(
  tell: (occurs: (key: number, place: number) => void) => void,
): PlacesByKey {
  const numbers = new Map<number, number>()
  const counts: number[] = []
  tell((key) => {
    const number = numbers.get(key)
    if (number === undefined) {
      numbers.set(key, counts.length)
      counts.push(1)
    } else counts[number] = (counts[number] ?? 0) + 1
  })
  const ends = new Uint32Array(counts.length)
  let end = 0
  for (let number = 0; number < counts.length; number++) {
    // Where it begins until all are filled in.
    ends[number] = end
    end += counts[number] ?? 0
  }
  const places = new Uint32Array(end)
  tell((key, place) => {
    const number = numbers.get(key) ?? -1
    const next = ends[number] ?? 0
    places[next] = place
    ends[number] = next + 1
  })
  return {
    of(key) {
      const number = numbers.get(key)
      if (number === undefined) return new Uint32Array(0)
      return places.subarray(number > 0 ? ends[number - 1] : 0, ends[number])
    },
  }
}
