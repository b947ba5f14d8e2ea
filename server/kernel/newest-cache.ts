/**
 * Caches values that are slow to make, with one version for each key. Only one value is made at a
 * time for a key. Requests for newer versions wait for it, and then only the newest version is made.
 */
export function createNewestCache<Key, Value>() {
  const cached = new Map<Key, { version: number; value: Value }>()
  const making = new Map<Key, { version: number; pending: Promise<Value> }>()
  const wanted = new Map<Key, number>()

  return {
    /** @param make makes the value; its argument is the oldest version that the value may have */
    async of(key: Key, version: number, make: (version: number) => Promise<Value>): Promise<Value> {
      wanted.set(key, Math.max(version, wanted.get(key) ?? version))
      for (;;) {
        const known = cached.get(key)
        if (known && known.version >= version) return known.value
        const before = making.get(key)
        if (!before) break
        if (before.version >= version) return before.pending
        // The requests for that version receive its error.
        await before.pending.catch(() => {})
      }
      const newest = wanted.get(key) ?? version
      // On a large site the old and the new value together would take too much memory.
      cached.delete(key)
      const pending = make(newest)
        .then((value) => {
          cached.set(key, { version: newest, value })
          return value
        })
        .finally(() => making.delete(key))
      making.set(key, { version: newest, pending })
      return pending
    },

    /** Drops the value of a key. */
    forget(key: Key): void {
      cached.delete(key)
    },
  }
}
