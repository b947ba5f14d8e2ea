/** Tests which addresses count as one network (security.md 68). */
import { describe, expect, test } from 'vitest'
import { networkOf, noNetwork } from './network.ts'

describe('one network (68)', () => {
  test.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff'],
    ['2001:db8:1:2::1', '2001:0DB8:0001:0002:0000:0000:0000:0001'],
    ['2001:db8:0:0:1::', '2001:db8::9'],
    ['fe80::1', 'fe80::2%eth0'],
    ['fe80::1%1', 'fe80::1%2'],
    ['::', '::1'],
    ['192.0.2.7', '::ffff:192.0.2.7'],
    ['192.0.2.7', '::FFFF:c000:207'],
    ['192.0.2.7', '0:0:0:0:0:ffff:192.0.2.7'],
    ['192.0.2.7', '0000:0000:0000:0000:0000:ffff:C000:0207'],
    ['192.0.2.7', '::ffff:192.0.2.7%eth0'],
    ['192.0.2.7', '64:ff9b::192.0.2.7'],
  ])('contains %s and %s', (first, second) => {
    expect(networkOf(second)).toEqual(networkOf(first))
  })
})

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:3::1'],
  ['192.0.2.7', '192.0.2.8'],
  ['::ffff:192.0.2.7', '::ffff:192.0.2.8'],
  ['::192.0.2.7', '192.0.2.7'],
  ['unknown', ''],
])('"%s" and "%s" are two networks', (one, other) => {
  expect(networkOf(other).near).not.toBe(networkOf(one).near)
})

test('counts all /64 of one /48 as one larger network', () => {
  const [one, other] = [networkOf('2001:db8:1:2::1'), networkOf('2001:db8:1:3::1')]
  expect(other.wide).toBe(one.wide)
  expect(networkOf('2001:db8:2:2::1').wide).not.toBe(one.wide)
})

test('returns no network for a reader who has already disconnected', () => {
  expect(networkOf(undefined)).toEqual(noNetwork)
})
