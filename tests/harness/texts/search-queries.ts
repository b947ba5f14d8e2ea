/**
 * Makes queries of a name search: whole names, beginnings, words and Chinese names, some with typing errors.
 */
import type { Names } from '../../../contract/names.ts'

/** @returns a generator of numbers below a limit; the same seed always gives the same numbers (Park and Miller) */
export function seededRandom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

/** @returns `count` queries in eight forms, one form after the other; the same names give the same queries */
export function mixedQueries(names: readonly Names[], count: number): string[] {
  const draw = seededRandom(7)
  return Array.from({ length: count }, (_, number) => {
    const { latinName, commonName, chineseName } = names[draw(names.length)] as Names
    const [genus = '', epithet = genus] = latinName.split(' ')
    switch (number % 8) {
      case 0:
        return withTypo(latinName, draw)
      case 1:
        return chineseName
      case 2:
        return latinName.slice(0, 1 + draw(8))
      case 3:
        return withTypo(withTypo(epithet, draw), draw)
      case 4:
        return chineseName.slice(draw(2), 2 + draw(3)) || chineseName
      case 5:
        return latinName.toUpperCase()
      case 6:
        return withTypo(genus, draw)
      default:
        return withTypo(commonName || chineseName, draw)
    }
  }).map((text) => text.normalize('NFKC').trim() || 'a')
}

/** Removes, adds or replaces a letter, or swaps two letters. */
function withTypo(text: string, draw: (below: number) => number): string {
  const index = draw(text.length || 1)
  const letter = String.fromCharCode(97 + draw(26))
  const [before, here, after] = [
    text.slice(0, index),
    text.slice(index, index + 1),
    text.slice(index + 1),
  ]
  switch (draw(4)) {
    case 0:
      return before + after
    case 1:
      return before + letter + here + after
    case 2:
      return before + letter + after
    default:
      return before + after.slice(0, 1) + here + after.slice(1)
  }
}
