/** Tests that the path of a QR code darkens the right modules. */
import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { qrCode } from './qr-code.ts'

test('darkens exactly the modules that encode the text', () => {
  for (const text of [
    'http://localhost:3000/s/7h3k9q2m',
    `https://flora.example/${'x'.repeat(90)}`,
  ]) {
    const { size, path } = qrCode(text)
    const drawnModules = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
    for (const [, x, y, length, back] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)) {
      expect(back).toBe(length)
      for (let step = 0; step < Number(length); step++) {
        const row = drawnModules[Number(y)] ?? []
        expect(row[Number(x) + step]).toBe(false)
        row[Number(x) + step] = true
      }
    }
    const expected = encode(text, { ecc: 'M', border: 0 })
    expect(drawnModules).toEqual(expected.data)
    expect(path.replaceAll(/M\d+ \d+h\d+v1h-\d+z/g, '')).toBe('')
  }
})
