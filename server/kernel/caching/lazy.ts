/**
 * Makes a value when a caller first needs the value, and caches the value.
 * @returns a function that makes the value at its first call, and returns the cached value at later calls
 */
export function lazy<Value>(make: () => Value): () => Value {
  let cached: { value: Value } | undefined
  return () => {
    cached ??= { value: make() }
    return cached.value
  }
}
