/**
 * Finds the network of a request; attempts are counted for each network. One household or school has a
 * whole IPv6 /64, so a single IPv6 address identifies nobody (security.md 68).
 */
import { isIPv6 } from 'node:net'

export interface Network {
  /** One IPv4 address, or an IPv6 /64. */
  near: string
  /** One IPv4 address, or an IPv6 /48, the largest network that one customer usually has. */
  wide: string
}

export const noNetwork: Network = { near: '', wide: '' }

/** Prefixes of IPv6 addresses that hold an IPv4 address: IPv4-mapped and NAT64. */
const prefixesOfIPv4 = ['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0']

/**
 * @param address of the socket or from the trusted proxy; a text that is not an address is its own network. A reader
 *   who has already left has no address.
 */
export function networkOf(address: string | undefined): Network {
  if (address === undefined) return noNetwork
  const [plain = ''] = address.split('%', 1)
  if (!isIPv6(plain)) return { near: plain, wide: plain }
  const groups = groupsOf(plain)
  if (prefixesOfIPv4.includes(groups.slice(0, 6).join(':'))) {
    const inside = groups.slice(6).map((group) => Number.parseInt(group, 16))
    const ipv4 = inside.flatMap((group) => [group >> 8, group & 255]).join('.')
    return { near: ipv4, wide: ipv4 }
  }
  return {
    near: `${groups.slice(0, 4).join(':')}::/64`,
    wide: `${groups.slice(0, 3).join(':')}::/48`,
  }
}

/** @returns the eight groups of an IPv6 address, hexadecimal without leading zeros */
function groupsOf(address: string): string[] {
  // A URL normalises every spelling of an address, without dots.
  const { hostname } = new URL(`http://[${address}]`)
  const [before = [], after = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter(Boolean))
  const zeros = Array<string>(8 - before.length - after.length).fill('0')
  return [...before, ...zeros, ...after]
}
