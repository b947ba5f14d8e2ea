import { expect, test } from 'vitest'
import { drawNonce } from './nonce.ts'

test('draws no nonce twice', () => {
  const many = Array.from({ length: 5000 }, drawNonce)
  expect(new Set(many).size).toBe(many.length)
  for (const nonce of many) expect(nonce).toMatch(/^[A-Za-z0-9+/]{22}==$/)
})
