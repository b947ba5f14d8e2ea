/** Makes a value at the first call and caches it. A process that never needs the value does not compute it. */
export function lazy<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
