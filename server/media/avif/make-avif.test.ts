/** Tests when a rendition gets an AVIF file. */
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { hills } from '../../../tests/harness/pictures/hills.ts'
import { decode, uploadFormats } from '../decoding/decode.ts'
import { makeRenditions } from '../renditions.ts'
import { makeAvif } from './make-avif.ts'
import { similarity } from './similarity.ts'

async function hillsOf(opacity = 1) {
  const image = await decode(await hills({ opacity }), uploadFormats)
  const { master, webp } = await makeRenditions(image)
  return {
    master: await decode(master.bytes, uploadFormats),
    webp: webp[0]?.bytes ?? Buffer.alloc(0),
  }
}

async function decodeFile(bytes: Buffer) {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const channels = info.channels === 4 ? 4 : 3
  return { pixels: data, width: info.width, height: info.height, channels } as const
}

describe('an AVIF rendition', () => {
  test.each([1, 0.4])(
    'is at least a tenth smaller than the WebP, no less similar to the master, and without metadata, at opacity %d',
    async (opacity) => {
      const { master, webp } = await hillsOf(opacity)
      const avif = await makeAvif(master, 480, webp)
      if (!avif) throw new Error('No AVIF was kept')
      expect(avif.length).toBeLessThanOrEqual(webp.length * 0.9)
      const ssim = async (file: Buffer) => similarity(master, await decodeFile(file))
      expect(await ssim(avif)).toBeGreaterThanOrEqual(await ssim(webp))
      expect(await sharp(avif).metadata()).toMatchObject({
        ...{ format: 'heif', compression: 'av1', width: 320, height: 240 },
        hasAlpha: opacity < 1,
      })
      const { exif, xmp, iptc, icc } = await sharp(avif).metadata()
      expect([exif, xmp, iptc, icc]).toEqual(Array(4).fill(undefined))
    },
  )

  test('does not replace a WebP that is already small', async () => {
    const background = '#2e7d32'
    const plainPicture = sharp({ create: { width: 60, height: 40, channels: 3, background } })
    const image = await decode(await plainPicture.png().toBuffer(), uploadFormats)
    const { webp } = await makeRenditions(image)
    expect(await makeAvif(image, 480, webp[0]?.bytes ?? Buffer.alloc(0))).toBeUndefined()
  })

  test('fails for a WebP that cannot be decoded', async () => {
    const { master, webp } = await hillsOf()
    await expect(makeAvif(master, 480, webp.subarray(0, 90))).rejects.toThrow()
  })
})
