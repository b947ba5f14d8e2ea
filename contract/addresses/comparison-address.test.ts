/** Tests the address of a comparison. */
import { expect, test } from 'vitest'
import { addressNames, comparisonAddress } from './comparison-address.ts'

test('writes up to four species into the address, and reads them back', () => {
  const names = ['Prunus mume', 'Chrysanthemum × morifolium', 'Rosa chinensis', 'Acer palmatum']
  const address = comparisonAddress([...names, 'Ginkgo biloba'])
  expect(address.startsWith('/compare?a=Prunus_mume&b=')).toBe(true)
  const read = addressNames(new URL(address, 'http://localhost').searchParams)
  expect(read).toEqual(names.map((name) => name.replaceAll(' ', '_')))
})

test('reads a typed name after the compared names, and reads each name once', () => {
  const names = (query: string) => addressNames(new URLSearchParams(query))
  expect(names('b=Acer&add= 樟 &a=Rosa')).toEqual(['Rosa', 'Acer', '樟'])
  expect(names('a=Rosa&b=Rosa&add=Rosa')).toEqual(['Rosa'])
  expect(names('a=&add= ')).toEqual([])
  expect(comparisonAddress([])).toBe('/compare')
})
