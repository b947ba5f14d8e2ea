/** @returns the list with one item at another place; places beyond the ends count as the ends */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const item = list[from]
  if (item === undefined) return [...list]
  const rest = list.toSpliced(from, 1)
  return rest.toSpliced(Math.min(Math.max(0, to), rest.length), 0, item)
}
