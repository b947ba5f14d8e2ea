/** Splits a list into runs of consecutive items that belong together. */

/**
 * @param keyOf returns the key that the items of a run share; undefined for an item that stays alone
 * @returns the runs, in the order of the items
 */
export function runsOf<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string | undefined,
): [Item, ...Item[]][] {
  const runs: [Item, ...Item[]][] = []
  let lastKey: string | undefined
  for (const item of items) {
    const key = keyOf(item)
    const lastRun = runs.at(-1)
    if (lastRun && key !== undefined && key === lastKey) lastRun.push(item)
    else runs.push([item])
    lastKey = key
  }
  return runs
}
