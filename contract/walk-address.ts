/** Where a campus walk and its stops are read: addresses that may stand on printed labels. */
export function walkAddress(walk: string): string {
  return `/walk/${walk}`
}

/** The id of a stop in the page of its walk. */
export function stopId(stop: string): string {
  return `stop-${stop}`
}

export function stopAddress(walk: string, stop: string): string {
  return `${walkAddress(walk)}#${stopId(stop)}`
}
