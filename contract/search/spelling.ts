/** Computes the edit distance of two names, and the maximum distance of similar names. */

/** @returns the maximum edit distance: two for a name of 14 or more letters, and one for a shorter name */
export function spellingTolerance(name: string): number {
  return name.length >= 14 ? 2 : 1
}

/** @returns the edit distance: the number of letters to change, add, remove or swap with their neighbour */
export function editDistance(one: string, other: string): number {
  const [a, b] = [[...one], [...other]]
  let twoAbove: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [row, letter] of a.entries()) {
    const line = [row + 1]
    for (const [column, otherLetter] of b.entries()) {
      const costs = [
        (above[column] ?? 0) + (letter === otherLetter ? 0 : 1),
        (above[column + 1] ?? 0) + 1,
        (line[column] ?? 0) + 1,
      ]
      if (letter === b[column - 1] && otherLetter === a[row - 1]) {
        costs.push((twoAbove[column - 1] ?? 0) + 1)
      }
      line.push(Math.min(...costs))
    }
    twoAbove = above
    above = line
  }
  return above.at(-1) ?? 0
}
