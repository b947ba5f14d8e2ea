/**
 * Finds the network of a request, because the site counts attempts for each network. One household or school has a
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

/** Prefixes of IPv6 addresses that contain an IPv4 address, IPv4-mapped or NAT64. */
const prefixesOfIPv4 = ['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0']

/**
 * @param address the address of the socket or from the trusted proxy; undefined after a reader has disconnected
 * @returns the network; a text that is not an address is its own network
 */
export function networkOf(address: string | undefined): Network {
  if (address === undefined) return noNetwork
  const [addressOnly = ''] = address.split('%', 1)
  if (!isIPv6(addressOnly)) return { near: addressOnly, wide: addressOnly }
  const groups = groupsOf(addressOnly)
  if (prefixesOfIPv4.includes(groups.slice(0, 6).join(':'))) {
    const lastGroups = groups.slice(6).map((group) => Number.parseInt(group, 16))
    const ipv4 = lastGroups.flatMap((group) => [group >> 8, group & 255]).join('.')
    return { near: ipv4, wide: ipv4 }
  }
  return {
    near: `${groups.slice(0, 4).join(':')}::/64`,
    wide: `${groups.slice(0, 3).join(':')}::/48`,
  }
}

/** @returns the eight groups of an IPv6 address, hexadecimal without leading zeros */
function groupsOf(address: string): string[] {
  // The URL parser normalises every spelling of an IPv6 address, and writes it without dots.
  const { hostname } = new URL(`http://[${address}]`)
  const [firstHalf = [], secondHalf = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter(Boolean))
  const zeros = Array<string>(8 - firstHalf.length - secondHalf.length).fill('0')
  return [...firstHalf, ...zeros, ...secondHalf]
}
