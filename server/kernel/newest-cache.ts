/**
 * Caches values that are slow to make, with one version for each key. A key has only one computation at a time.
 * Requests for newer versions wait for its end, and then one computation makes only the newest version.
 */
export function createNewestCache<Key, Value>() {
  const cachedValues = new Map<Key, { version: number; value: Value }>()
  const computations = new Map<Key, { version: number; pending: Promise<Value> }>()
  const wantedVersions = new Map<Key, number>()

  return {
    /**
     * @param make a function that makes the value; its argument is the oldest version that the value may have
     * @returns the value in this version or a later version
     */
    async get(
      key: Key,
      version: number,
      make: (version: number) => Promise<Value>,
    ): Promise<Value> {
      wantedVersions.set(key, Math.max(version, wantedVersions.get(key) ?? version))
      for (;;) {
        const cachedValue = cachedValues.get(key)
        if (cachedValue && cachedValue.version >= version) return cachedValue.value
        const runningComputation = computations.get(key)
        if (!runningComputation) break
        if (runningComputation.version >= version) return runningComputation.pending
        // The requests for that version receive the error of the computation.
        await runningComputation.pending.catch(() => {})
      }
      const newestVersion = wantedVersions.get(key) ?? version
      // On a large site the stale and the new value together would take too much memory.
      cachedValues.delete(key)
      const pending = make(newestVersion)
        .then((value) => {
          cachedValues.set(key, { version: newestVersion, value })
          return value
        })
        .finally(() => computations.delete(key))
      computations.set(key, { version: newestVersion, pending })
      return pending
    },

    /** Drops the value of a key. */
    forget(key: Key): void {
      cachedValues.delete(key)
    },
  }
}
