/** Makes a value at the first call and keeps it. A process that never needs the value does not compute it. */
export function atFirstUse<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
