/** Measures how much the spelling of two names differs. */

/** The number of letters that may differ: two in a name of usual length, one in a shorter one. */
export function spellingTolerance(name: string): number {
  return name.length >= 14 ? 2 : 1
}

/** The number of letters to change, add, remove or swap with their neighbour. */
export function editDistance(one: string, other: string): number {
  const [a, b] = [[...one], [...other]]
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, place) => place)
  for (const [row, letter] of a.entries()) {
    const line = [row + 1]
    for (const [column, against] of b.entries()) {
      const costs = [
        (above[column] ?? 0) + (letter === against ? 0 : 1),
        (above[column + 1] ?? 0) + 1,
        (line[column] ?? 0) + 1,
      ]
      if (letter === b[column - 1] && against === a[row - 1]) {
        costs.push((before[column - 1] ?? 0) + 1)
      }
      line.push(Math.min(...costs))
    }
    before = above
    above = line
  }
  return above.at(-1) ?? 0
}
