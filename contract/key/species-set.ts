/** Stores sets of species as bits, so that a step of the key is a few operations for every 32 species. */

/** Species 32 n + m is in the set if bit m of word n is set. */
export type SpeciesSet = Uint32Array

export const emptySet = (size: number): SpeciesSet => new Uint32Array(Math.ceil(size / 32))

export function addTo(set: SpeciesSet, index: number): void {
  set[index >> 5] = (set[index >> 5] ?? 0) | (1 << (index & 31))
}

export function wholeSet(size: number): SpeciesSet {
  const set = emptySet(size)
  for (let index = 0; index < size; index++) addTo(set, index)
  return set
}

/** @returns the number of set bits of a word, counted in pairs, in fours, in eights, and in the whole word */
function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** @returns the number of species in both sets */
export function countBoth(one: SpeciesSet, other: SpeciesSet): number {
  let count = 0
  for (let word = 0; word < one.length; word++) {
    count += bitsIn((one[word] ?? 0) & (other[word] ?? 0))
  }
  return count
}

export const countOf = (set: SpeciesSet) => countBoth(set, set)

/** Calls `use` with each index of the set, in order. */
export function forEachIn(set: SpeciesSet, use: (index: number) => void): void {
  for (let word = 0; word < set.length; word++) {
    for (let bits = set[word] ?? 0; bits; bits &= bits - 1) {
      use(word * 32 + 31 - Math.clz32(bits & -bits))
    }
  }
}
