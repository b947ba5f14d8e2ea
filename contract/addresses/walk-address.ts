/** Writes the addresses of campus walks and of their stops. Labels may show these addresses. */
export function walkAddress(walk: string): string {
  return `/walk/${walk}`
}

/** @returns the HTML id of a stop on the page of its walk */
export function stopId(stop: string): string {
  return `stop-${stop}`
}

export function stopAddress(walk: string, stop: string): string {
  return `${walkAddress(walk)}#${stopId(stop)}`
}
