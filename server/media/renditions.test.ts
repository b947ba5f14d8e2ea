/** Tests the widths and formats of a picture's files. */
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { png } from '../../tests/harness/pictures/pictures.ts'
import { decode, uploadFormats } from './decoding/decode.ts'
import { makeRenditions, servedWidths } from './renditions.ts'

test.each([
  [1, [480]],
  [480, [480]],
  [481, [480, 960]],
  [960, [480, 960]],
  [961, [480, 960, 1600]],
  [1600, [480, 960, 1600]],
])('makes, from a picture %i px wide, renditions of the widths %j', (width, widths) => {
  expect(servedWidths(width)).toEqual(widths)
})

describe('the files of a picture', () => {
  test('are a JPEG master and a WebP of each width, never enlarged, for an opaque picture', async () => {
    const image = await decode(await png('opaque', { width: 1000, height: 500 }), uploadFormats)
    const { width, height, master, webp, thumbhash } = await makeRenditions(image)
    expect([width, height]).toEqual([1000, 500])
    expect(master.extension).toBe('jpg')
    expect(await sharp(master.bytes).metadata()).toMatchObject({ format: 'jpeg', width, height })
    const sizes = webp.map(async ({ width, bytes }) => {
      const metadata = await sharp(bytes).metadata()
      expect(metadata.format).toBe('webp')
      return [width, metadata.width, metadata.height]
    })
    expect(await Promise.all(sizes)).toEqual([
      [480, 480, 240],
      [960, 960, 480],
      [1600, 1000, 500],
    ])
    expect(Buffer.from(thumbhash, 'base64').length).toBeGreaterThan(4)
  })

  test('keep transparency', async () => {
    const background = { r: 10, g: 120, b: 40, alpha: 0.5 }
    const transparentPicture = sharp({ create: { width: 50, height: 50, channels: 4, background } })
    const image = await decode(await transparentPicture.png().toBuffer(), uploadFormats)
    const { master, webp } = await makeRenditions(image)
    expect(master.extension).toBe('png')
    for (const bytes of [master.bytes, ...webp.map((file) => file.bytes)]) {
      expect((await sharp(bytes).stats()).isOpaque).toBe(false)
    }
  })

  test('drop an opaque alpha channel', async () => {
    const opaquePicture = sharp(await png('solid')).ensureAlpha()
    const image = await decode(await opaquePicture.png().toBuffer(), uploadFormats)
    expect((await makeRenditions(image)).master.extension).toBe('jpg')
  })
})
