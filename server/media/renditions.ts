/** Makes the master, the WebP renditions and the ThumbHash of a picture, and computes the widths of its renditions. */

import sharp, { type Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { renditionWidths } from '../../contract/limits.ts'
import type { DecodedImage } from './decoding/decode.ts'

export type RenditionWidth = (typeof renditionWidths)[number]

export interface Renditions {
  /** The width of the master. */
  width: number
  /** The height of the master. */
  height: number
  master: { bytes: Buffer; extension: 'jpg' | 'png' }
  webp: { width: RenditionWidth; bytes: Buffer }[]
  thumbhash: string
}

// These values were chosen by eye. A phone mostly loads the smallest rendition for a dense screen. The lower quality of
// this rendition is invisible on such a screen, and saves a tenth of the bytes.
const quality: Record<RenditionWidth, number> = { 480: 52, 960: 72, 1600: 76 }

export async function makeRenditions(image: DecodedImage): Promise<Renditions> {
  const isOpaque = image.channels === 3 || (await fromPixels(image).stats()).isOpaque
  const master = isOpaque
    ? await fromPixels(image)
        .removeAlpha()
        .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
        .toBuffer()
    : await fromPixels(image).png().toBuffer()

  const files: Renditions['webp'] = []
  for (const width of servedWidths(image.width)) {
    const resized = fromPixels(image).resize({ width, withoutEnlargement: true })
    files.push({ width, bytes: await resized.webp(webp(width)).toBuffer() })
  }
  return {
    width: image.width,
    height: image.height,
    master: { bytes: master, extension: isOpaque ? 'jpg' : 'png' },
    webp: files,
    thumbhash: await thumbhashOf(image),
  }
}

const webp = (width: RenditionWidth) => ({
  quality: quality[width],
  effort: 4,
  smartSubsample: true,
})

/** @returns the widths of a picture's renditions, up to the first width that is at least the width of the master */
export function servedWidths(masterWidth: number): RenditionWidth[] {
  const first = renditionWidths.findIndex((width) => width >= masterWidth)
  return renditionWidths.slice(0, first === -1 ? undefined : first + 1)
}

/** @returns the width of the served file, which is the largest stored width up to the requested width */
export function servedWidth(masterWidth: number, requested: RenditionWidth): RenditionWidth {
  // The smallest width always exists.
  return servedWidths(masterWidth).findLast((served) => served <= requested) ?? renditionWidths[0]
}

async function thumbhashOf(image: DecodedImage): Promise<string> {
  const { data, info } = await fromPixels(image)
    .resize({ width: 100, height: 100, fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}

/** @returns the decoded pixels as a new sharp image */
export function fromPixels(image: DecodedImage): Sharp {
  const { width, height, channels } = image
  return sharp(image.pixels, { raw: { width, height, channels } })
}
