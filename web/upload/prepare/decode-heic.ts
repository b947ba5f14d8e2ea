/**
 * Decodes HEIC for browsers without support for HEIC. The decoder is large, so the worker loads the decoder with the
 * first HEIC picture.
 */
import { load } from 'exifreader'
import createDecoder from 'libheif-js/libheif-wasm/libheif.js'
import decoderAddress from 'libheif-js/libheif-wasm/libheif.wasm?url'
import { PictureError } from './prepared-picture.ts'

/** The part of the decoder's interface that this module uses. The types of the decoder do not contain this part. */
interface Decoder {
  heif_context_alloc(): object
  heif_context_free(context: object): void
  heif_context_read_from_memory(context: object, bytes: Uint8Array): Outcome
  heif_js_context_get_primary_image_handle(context: object): Handle
  heif_image_handle_get_width(handle: Handle): number
  heif_image_handle_get_height(handle: Handle): number
  heif_image_handle_release(handle: Handle): void
  heif_js_decode_image2(handle: Handle, colorspace: object, chroma: object): DecodedImage
  heif_image_release(image: object): void
  heif_error_code: { heif_error_Ok: object }
  heif_colorspace: { heif_colorspace_RGB: object }
  heif_chroma: { heif_chroma_interleaved_RGBA: object }
}
interface Outcome {
  code?: object
}
type Handle = Outcome & object
interface DecodedImage extends Outcome {
  image: object
  channels: { width: number; height: number; stride: number; data: Uint8Array }[]
}

let decoderPromise: Promise<Decoder> | undefined

/**
 * @returns the picture, which the decoder has rotated upright
 * @throws {PictureError} if the file or the response with the decoder is unusable, or an error of the network
 */
export async function decodeHeic(
  bytes: Uint8Array<ArrayBuffer>,
  pixelsMaximum: number,
): Promise<ImageBitmap> {
  decoderPromise ??= openDecoder()
  decoderPromise.catch(() => {
    decoderPromise = undefined
  })
  const pixels = primaryImage(await decoderPromise, bytes, pixelsMaximum)
  const { data, width, height } = pixels
  const colorSpace = isDisplayP3(bytes.buffer) ? 'display-p3' : 'srgb'
  return createImageBitmap(new ImageData(data, width, height, { colorSpace }))
}

async function openDecoder(): Promise<Decoder> {
  const response = await fetch(decoderAddress)
  if (!response.ok) throw new PictureError('failed')
  const wasmBinary = await response.arrayBuffer()
  return createDecoder({ wasmBinary }) as unknown as Decoder
}

interface Pixels {
  data: Uint8ClampedArray<ArrayBuffer>
  width: number
  height: number
}

function primaryImage(decoder: Decoder, bytes: Uint8Array, pixelsMaximum: number): Pixels {
  const context = decoder.heif_context_alloc()
  try {
    const outcome = decoder.heif_context_read_from_memory(context, bytes)
    if (outcome.code !== decoder.heif_error_code.heif_error_Ok) throw new PictureError('failed')
    const handle = decoder.heif_js_context_get_primary_image_handle(context)
    if (!handle || handle.code) throw new PictureError('failed')
    try {
      const width = decoder.heif_image_handle_get_width(handle)
      const height = decoder.heif_image_handle_get_height(handle)
      if (width * height > pixelsMaximum) throw new PictureError('failed')
      return decodeImage(decoder, handle)
    } finally {
      decoder.heif_image_handle_release(handle)
    }
  } finally {
    decoder.heif_context_free(context)
  }
}

function decodeImage(decoder: Decoder, handle: Handle): Pixels {
  const decodedImage = decoder.heif_js_decode_image2(
    handle,
    decoder.heif_colorspace.heif_colorspace_RGB,
    decoder.heif_chroma.heif_chroma_interleaved_RGBA,
  )
  if (!decodedImage || decodedImage.code) throw new PictureError('failed')
  try {
    const [channel] = decodedImage.channels
    if (!channel) throw new PictureError('failed')
    const { width, height, stride } = channel
    const data = new Uint8ClampedArray(width * height * 4)
    for (let row = 0; row < height; row++) {
      const start = row * stride
      data.set(channel.data.subarray(start, start + width * 4), row * width * 4)
    }
    return { data, width, height }
  } finally {
    decoder.heif_image_release(decodedImage.image)
  }
}

/** @returns whether the colours are Display P3, as on iPhones. The decoder does not convert colours to sRGB. */
function isDisplayP3(bytes: ArrayBuffer): boolean {
  try {
    const { icc } = load(bytes, { expanded: true, includeTags: { icc: true } })
    const profile = String(icc?.['ICC Description']?.description)
    // DCI-P3 is another colour space, which cinemas use.
    return profile.includes('P3') && !profile.includes('DCI')
  } catch {
    return false
  }
}
