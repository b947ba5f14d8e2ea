/** Tests that declared sizes equal the sizes that libvips reads, and tests truncated and false headers. */
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import {
  acceptedPictures,
  pictureSources,
  rejectedPictures,
} from '../../../tests/harness/pictures/hostile-pictures.ts'
import { declaredSize } from './declared-size.ts'
import { pictureFormat } from './signature.ts'

function sizeOf(bytes: Uint8Array<ArrayBuffer>) {
  const format = pictureFormat(bytes)
  return format && format !== 'heic' ? declaredSize(format, bytes) : 'another format'
}

describe.each(pictureSources)('the declared size of hostile pictures, %s', (_from, picture) => {
  const bytesOf = async (file: string) => new Uint8Array(await picture(file))

  test('equals the size that libvips reads, unless the header is false or has no frame', async () => {
    let count = 0
    for (const file of [...rejectedPictures, ...Object.keys(acceptedPictures)]) {
      const bytes = await bytesOf(file)
      if (!pictureFormat(bytes) || /header_only|declared_/.test(file)) continue
      count++
      const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
      expect([file, sizeOf(bytes)]).toEqual([file, { width, height }])
    }
    expect(count).toBeGreaterThan(30)
  })

  test('is undefined without a frame', async () => {
    expect(sizeOf(await bytesOf('truncated_header_only.jpg'))).toBe(undefined)
  })

  test('is the size in the header, even if that size is false', async () => {
    const side = 2 ** 31 - 1
    expect(sizeOf(await bytesOf('bomb_declared_2147483647.png'))).toEqual({
      width: side,
      height: side,
    })
  })
})

describe('the declared size', () => {
  const picture = sharp({ create: { width: 321, height: 45, channels: 4, background: '#8f48' } })

  test.each([
    ['lossy WebP', picture.clone().flatten().webp()],
    ['lossless WebP', picture.clone().flatten().webp({ lossless: true })],
    ['WebP with alpha', picture.clone().webp()],
    ['progressive JPEG', picture.clone().flatten().jpeg({ progressive: true })],
  ])('of a %s is read from its header', async (_name, image) => {
    const bytes = new Uint8Array(await image.toBuffer())
    expect(sizeOf(bytes)).toEqual({ width: 321, height: 45 })
  })

  test('of a JPEG is not read from a Huffman table before the frame', async () => {
    const bytes = new Uint8Array(await picture.clone().flatten().jpeg().toBuffer())
    const table = [0xff, 0xc4, 0, 9, 0, 0, 0, 0, 0, 0, 0]
    const tableFirst = Uint8Array.of(...bytes.slice(0, 2), ...table, ...bytes.slice(2))
    expect(sizeOf(tableFirst)).toEqual({ width: 321, height: 45 })
  })

  test('of a JPEG that ends before its frame is undefined', async () => {
    const bytes = new Uint8Array(await picture.clone().flatten().jpeg().toBuffer())
    const frame = bytes.findIndex((byte, index) => byte === 0xff && bytes[index + 1] === 0xc0)
    expect(sizeOf(bytes.slice(0, frame + 4))).toBe(undefined)
  })
})
