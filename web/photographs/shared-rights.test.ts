/** Tests which rights the photographs of a list share. */
import { expect, test } from 'vitest'
import { sharedRightsOf } from './shared-rights.tsx'

const freeRights = { licenceName: 'CC0 1.0', licenceAddress: 'https://example.org/zero' }
const reservedRights = { licenceAddress: '/rights' }

test('returns the licence and the rights holder that all photographs share', () => {
  expect(sharedRightsOf([freeRights, freeRights])).toEqual(freeRights)
  const held = { ...freeRights, rightsHolder: 'Wang' }
  expect(sharedRightsOf([held, held])).toEqual(held)
})

test('omits the credit line and the source, which each photograph shows', () => {
  const credited = { ...freeRights, credit: 'A pupil of 5B', source: 'Herbarium' }
  expect(sharedRightsOf([credited, credited])).toEqual(freeRights)
})

test('returns undefined if a licence or a rights holder differs', () => {
  expect(sharedRightsOf([freeRights, reservedRights])).toBeUndefined()
  expect(sharedRightsOf([freeRights, { ...freeRights, rightsHolder: 'Wang' }])).toBeUndefined()
})

test('returns undefined for one photograph, for none, and for rights that a list does not show', () => {
  expect(sharedRightsOf([freeRights])).toBeUndefined()
  expect(sharedRightsOf([])).toBeUndefined()
  expect(sharedRightsOf([reservedRights, reservedRights])).toBeUndefined()
})
