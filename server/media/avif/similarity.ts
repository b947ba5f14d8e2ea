/**
 * Calculates the structural similarity (SSIM) of the luma of two pictures. Source: Wang, Bovik, Sheikh and
 * Simoncelli, "Image quality assessment: from error visibility to structural similarity", IEEE Transactions on Image
 * Processing 13 (2004). The windows are squares of 8 by 8 pixels, four pixels apart, as in the video encoder x264.
 */

export interface Picture {
  /** Rows from the top. Each pixel has 3 or 4 bytes for red, green, blue, and alpha. */
  pixels: Uint8Array
  width: number
  height: number
  channels: 3 | 4
}

/** Black or white behind transparent pixels. */
type Background = 0 | 255

const windowSide = 8
const windowStep = 4
/** The constants of the paper for 8 bits; they prevent a division by zero for flat windows. */
const steadyMean = (0.01 * 255) ** 2
const steadyVariance = (0.03 * 255) ** 2

/**
 * @returns 1 if the luma is equal in all windows, and less otherwise. For transparent pictures, the lower of the values
 * over black and over white, so that a difference of alpha counts.
 * @throws {RangeError} for pictures of different sizes
 */
export function similarity(one: Picture, other: Picture): number {
  if (one.width !== other.width || one.height !== other.height) {
    throw new RangeError(
      `${one.width} × ${one.height} and ${other.width} × ${other.height} cannot be compared`,
    )
  }
  const isOpaque = one.channels === 3 && other.channels === 3
  const backgrounds: Background[] = isOpaque ? [0] : [0, 255]
  return Math.min(...backgrounds.map((background) => meanSimilarity(one, other, background)))
}

/** Stores the luma of the rows of one line of windows. A whole picture of 1600 by 1200 px would take 8 MB. */
class Band {
  readonly luma: Float32Array
  readonly #picture: Picture
  readonly #background: Background

  constructor(picture: Picture, rows: number, background: Background) {
    this.#picture = picture
    this.#background = background
    this.luma = new Float32Array(picture.width * rows)
  }

  /** Moves the band down to a row of the picture. Lines of windows share rows, which are computed once. */
  moveTo(top: number): void {
    const { width } = this.#picture
    const reused = top === 0 ? 0 : this.luma.length - windowStep * width
    if (top > 0) this.luma.copyWithin(0, windowStep * width)
    this.#compute(reused, top * width + reused)
  }

  /**
   * Computes the luma of each pixel (ITU-R BT.601), 0 to 255.
   * @param bandIndex index in the band of the first pixel to compute
   * @param pixel index of the same pixel in the picture
   */
  #compute(bandIndex: number, pixel: number): void {
    const { luma } = this
    const { pixels, channels } = this.#picture
    for (let byte = pixel * channels; bandIndex < luma.length; bandIndex++, byte += channels) {
      const [red = 0, green = 0, blue = 0] = [pixels[byte], pixels[byte + 1], pixels[byte + 2]]
      const pixelLuma = 0.299 * red + 0.587 * green + 0.114 * blue
      const opacity = channels === 4 ? (pixels[byte + 3] ?? 0) / 255 : 1
      luma[bandIndex] = pixelLuma * opacity + this.#background * (1 - opacity)
    }
  }
}

/** @returns the mean SSIM of all windows. A window is never larger than the picture. */
function meanSimilarity(one: Picture, other: Picture, background: Background): number {
  const { width, height } = one
  const [across, down] = [Math.min(windowSide, width), Math.min(windowSide, height)]
  const bands = [new Band(one, down, background), new Band(other, down, background)] as const
  const [{ luma: lumaA }, { luma: lumaB }] = bands
  let sum = 0
  let windows = 0
  for (let top = 0; top + down <= height; top += windowStep) {
    for (const band of bands) band.moveTo(top)
    for (let left = 0; left + across <= width; left += windowStep) {
      let [a, b, aa, bb, ab] = [0, 0, 0, 0, 0]
      for (let y = 0; y < down; y++) {
        const start = y * width + left
        for (let index = start; index < start + across; index++) {
          const p = lumaA[index] ?? 0
          const q = lumaB[index] ?? 0
          a += p
          b += q
          aa += p * p
          bb += q * q
          ab += p * q
        }
      }
      const count = across * down
      const meanA = a / count
      const meanB = b / count
      const variances = (aa + bb) / count - meanA ** 2 - meanB ** 2
      const covariance = ab / count - meanA * meanB
      sum +=
        ((2 * meanA * meanB + steadyMean) * (2 * covariance + steadyVariance)) /
        ((meanA ** 2 + meanB ** 2 + steadyMean) * (variances + steadyVariance))
      windows += 1
    }
  }
  return sum / windows
}
