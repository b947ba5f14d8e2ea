/** Makes a value at the first call and caches the value, so that a process computes only values that it needs. */
export function lazy<Value>(make: () => Value): () => Value {
  let cached: { value: Value } | undefined
  return () => {
    cached ??= { value: make() }
    return cached.value
  }
}
