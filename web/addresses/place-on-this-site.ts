/** Returns an address if the address belongs to this site, and the front page otherwise. */
const base = 'http://here.invalid'

export function placeOnThisSite(address: string | null): string {
  if (address === null || !URL.canParse(address, base)) return '/'
  const { origin, pathname, search } = new URL(address, base)
  return origin === base ? pathname.replace(/^\/+/, '/') + search : '/'
}
