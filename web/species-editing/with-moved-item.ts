/** Moves an item within a list. */

/**
 * @returns a list with the item at index `from` moved to index `to` or to the nearest end. If the list has no index
 * `from`, the order does not change.
 */
export function withMovedItem<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const item = list[from]
  if (item === undefined) return [...list]
  const otherItems = list.toSpliced(from, 1)
  return otherItems.toSpliced(Math.min(Math.max(0, to), otherItems.length), 0, item)
}
