/** Makes a value at the first call and keeps it. A process that never asks for the value does not pay for it. */
export function atFirstUse<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
