/**
 * Things that take a while to make, kept until a newer version of them is asked for. One is made at a
 * time: who asks for a newer version meanwhile waits for that, and then only the newest is made.
 */
export function keepNewest<Key, Value>() {
  const kept = new Map<Key, { version: number; value: Value }>()
  const making = new Map<Key, { version: number; coming: Promise<Value> }>()
  const wanted = new Map<Key, number>()

  return {
    /** @param make is given the version that it is to be at least */
    async of(key: Key, version: number, make: (version: number) => Promise<Value>): Promise<Value> {
      wanted.set(key, Math.max(version, wanted.get(key) ?? version))
      for (;;) {
        const known = kept.get(key)
        if (known && known.version >= version) return known.value
        const before = making.get(key)
        if (!before) break
        if (before.version >= version) return before.coming
        // Its failing is told to those who asked for it.
        await before.coming.catch(() => {})
      }
      const newest = wanted.get(key) ?? version
      // Of a large site the old one and the new one together would be in the way of other things.
      kept.delete(key)
      const coming = make(newest)
        .then((value) => {
          kept.set(key, { version: newest, value })
          return value
        })
        .finally(() => making.delete(key))
      making.set(key, { version: newest, coming })
      return coming
    },

    /** It has become of no use. */
    forget(key: Key): void {
      kept.delete(key)
    },
  }
}
