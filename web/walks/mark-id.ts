/** The id of the mark of a stop on the map. */
export function markId(stop: string): string {
  return `mark-${stop}`
}
