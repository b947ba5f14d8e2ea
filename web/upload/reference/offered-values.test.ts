/** Tests which values of a reference name a form offers. */
import { expect, test } from 'vitest'
import { isSameName, offeredValues } from './offered-values.ts'

const magnolia = {
  ...{ latinName: 'Magnolia denudata', authorship: 'Desr.', rank: 'species' },
  ...{ family: 'Magnoliaceae', order: '', commonName: 'Yulan magnolia', chineseName: '玉兰' },
  acceptedName: '',
}

test('offers values for empty fields, and never for a filled field', () => {
  const values = { latinName: 'Magnolia denudata', commonName: 'Our name', chineseName: '' }
  expect(offeredValues(values, magnolia)).toEqual({
    ...{ chineseName: '玉兰', authorship: 'Desr.', family: 'Magnoliaceae' },
  })
})

test('offers no values for a full form or for a synonym', () => {
  expect(offeredValues({ ...magnolia }, magnolia)).toBeUndefined()
  expect(offeredValues({}, { ...magnolia, acceptedName: 'Yulania denudata' })).toBeUndefined()
})

test('matches a reference name with an equal typed Latin name, or with an empty field', () => {
  expect(isSameName('magnolia_denudata', magnolia)).toBe(true)
  expect(isSameName('', magnolia)).toBe(true)
  expect(isSameName('Magnolia alba', magnolia)).toBe(false)
})
