/** Returns the path and the query of an address of this site, or `/` for any other address. */
const base = 'http://here.invalid'

export function placeOnThisSite(address: string | null): string {
  if (address === null || !URL.canParse(address, base)) return '/'
  const { origin, pathname, search } = new URL(address, base)
  return origin === base ? pathname.replace(/^\/+/, '/') + search : '/'
}
