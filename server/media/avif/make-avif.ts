/**
 * Makes the AVIF file of one rendition. The file must be at least a tenth smaller than the WebP and at least as similar
 * to the master.
 */
import sharp, { type Sharp } from 'sharp'
import { avifBytesAtMost } from '../../../contract/limits.ts'
import type { DecodedImage } from '../decoding/decode.ts'
import { fromPixels, type RenditionWidth } from '../renditions.ts'
import { searchQuality } from './quality-search.ts'
import { similarity } from './similarity.ts'

/** The quality of the first attempt. Most photographs match near this quality (`npm run bench:avif`). */
const usualQuality = 45

/** Chroma subsampling 4:2:0, as in WebP. docs/decisions/0065-avif.md compares other tunings and efforts. */
const encodingOptions = { effort: 4, tune: 'ssim', chromaSubsampling: '4:2:0' } as const

/**
 * Encodes the rendition with several qualities.
 * @param master the decoded master
 * @param width the width of the rendition in pixels
 * @param webp the rendition of `width` that the AVIF would replace
 * @returns the file; undefined if no attempt is at least a tenth smaller than the WebP and at least as similar to the
 * master in SSIM
 * @throws an error of sharp if the WebP cannot be decoded
 */
export async function makeAvif(
  master: DecodedImage,
  width: RenditionWidth,
  webp: Buffer,
): Promise<Buffer | undefined> {
  const original = await rawOf(fromPixels(master).resize({ width, withoutEnlargement: true }))
  const best = await searchQuality({
    similarity: similarity(original, await rawOf(sharp(webp, { failOn: 'warning' }))),
    bytes: Math.floor(webp.length * avifBytesAtMost),
    start: usualQuality,
    async encode(quality) {
      const file = await fromPixels(original)
        .avif({ quality, ...encodingOptions })
        .toBuffer()
      const reachedSimilarity = similarity(original, await rawOf(sharp(file)))
      return { file, bytes: file.length, similarity: reachedSimilarity }
    },
  })
  return best?.file
}

async function rawOf(image: Sharp): Promise<DecodedImage> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  return { pixels: data, width, height, channels: info.channels === 4 ? 4 : 3 }
}
