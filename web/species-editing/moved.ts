/** Moves an item within a list. */

/**
 * @returns the list with the item at index `from` moved to index `to` or the nearest end; unchanged without such an
 * item
 */
export function withMovedItem<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const item = list[from]
  if (item === undefined) return [...list]
  const rest = list.toSpliced(from, 1)
  return rest.toSpliced(Math.min(Math.max(0, to), rest.length), 0, item)
}
