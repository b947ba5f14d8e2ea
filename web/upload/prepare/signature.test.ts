/**
 * Tests that formats are detected from their bytes, with all hostile pictures and with containers of several brands.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  acceptedPictures,
  pictureSources,
  rejectedPictures,
} from '../../../tests/harness/pictures/hostile-pictures.ts'
import { pictureFormat } from './signature.ts'

const falselyNamed: Record<string, string | undefined> = {
  'png_named.jpg': 'png',
  'jpeg_named.png': 'jpeg',
  'html_named.jpg': undefined,
  'svg_named.png': undefined,
  'bmp_named.jpg': undefined,
  'pdf_named.jpg': undefined,
  'zero_bytes.jpg': undefined,
  'zero_bytes.png': undefined,
}
const formatByExtension: Record<string, string> = { jpg: 'jpeg', png: 'png', webp: 'webp' }

describe.each(pictureSources)('the format of hostile pictures, %s', (_from, picture) => {
  test('is detected from the bytes of every picture', async () => {
    for (const file of [...rejectedPictures, ...Object.keys(acceptedPictures)]) {
      const expected = formatByExtension[file.split('.').at(-1) ?? '']
      const bytes = await picture(file)
      expect([file, pictureFormat(bytes)]).toEqual([
        file,
        file in falselyNamed ? falselyNamed[file] : expected,
      ])
    }
  })
})

describe('the format of a container', () => {
  /** @returns the bytes of a box with these brands, followed by the bytes of a text */
  const box = (brands: string[], textAfter = '') => {
    const [brand, ...others] = brands
    const length = 16 + 4 * others.length
    const text = `\0\0\0${String.fromCharCode(length)}ftyp${brand}\0\0\0\0${others.join('')}${textAfter}`
    return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  }

  test.each([
    [['heic', 'mif1', 'heic'], 'heic'],
    [['heix', 'mif1'], 'heic'],
    [['mif1', 'mif1', 'heic'], 'heic'],
    [['msf1', 'hevc'], 'heic'],
    [['mif1', 'mif1', 'avif'], undefined],
    [['msf1', 'avis'], undefined],
    [['avif', 'mif1', 'heic'], undefined],
    [['isom', 'mp42'], undefined],
    [['qt  '], undefined],
  ])('with the brands %j is %s', (brands, format) => {
    expect(pictureFormat(box(brands))).toBe(format)
  })

  test('is detected from the brands only', () => {
    expect(pictureFormat(box(['mif1', 'heic'], 'avif'))).toBe('heic')
  })

  test('is undefined when the file is truncated', () => {
    expect(pictureFormat(box(['heic']).slice(0, 8))).toBe(undefined)
  })

  test.each(['upright', 'turned'])('is detected in the fixture %s.heic', (name) => {
    const file = new URL(`../../../tests/fixtures/${name}.heic`, import.meta.url)
    expect(pictureFormat(readFileSync(file))).toBe('heic')
  })
})
