/** Maps keys to places in typed arrays, so that millions of places take little memory. */
export interface PlacesByKey {
  /** The places of the key, in the order of their addition; a pair that was added twice appears twice. */
  of(key: number): Uint32Array
}

/** @param addAll a function that adds all keys and places; it runs twice, first to count and then to fill the arrays */
export function placesByKey(
  addAll: (add: (key: number, place: number) => void) => void,
): PlacesByKey {
  const numbers = new Map<number, number>()
  const counts: number[] = []
  addAll((key) => {
    const number = numbers.get(key)
    if (number === undefined) {
      numbers.set(key, counts.length)
      counts.push(1)
    } else counts[number] = (counts[number] ?? 0) + 1
  })
  const ends = new Uint32Array(counts.length)
  let end = 0
  for (let number = 0; number < counts.length; number++) {
    // The index of the first place of this key; filling the array moves the index to the end.
    ends[number] = end
    end += counts[number] ?? 0
  }
  const places = new Uint32Array(end)
  addAll((key, place) => {
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
