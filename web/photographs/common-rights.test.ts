/** Tests which rights the photographs of a list have in common. */
import { expect, test } from 'vitest'
import { commonRightsOf } from './common-rights.tsx'

const freeRights = { licenceName: 'CC0 1.0', licenceAddress: 'https://example.org/zero' }
const reservedRights = { licenceAddress: '/rights' }

test('are the licence and the rights holder of all photographs', () => {
  expect(commonRightsOf([freeRights, freeRights])).toEqual(freeRights)
  const held = { ...freeRights, rightsHolder: 'Wang' }
  expect(commonRightsOf([held, held])).toEqual(held)
})

test('omit the credit line and the source, which each photograph shows', () => {
  const credited = { ...freeRights, credit: 'A pupil of 5B', source: 'Herbarium' }
  expect(commonRightsOf([credited, credited])).toEqual(freeRights)
})

test('are undefined if a licence or a rights holder differs', () => {
  expect(commonRightsOf([freeRights, reservedRights])).toBeUndefined()
  expect(commonRightsOf([freeRights, { ...freeRights, rightsHolder: 'Wang' }])).toBeUndefined()
})

test('are undefined for one photograph, for none, and for rights that a list does not show', () => {
  expect(commonRightsOf([freeRights])).toBeUndefined()
  expect(commonRightsOf([])).toBeUndefined()
  expect(commonRightsOf([reservedRights, reservedRights])).toBeUndefined()
})
