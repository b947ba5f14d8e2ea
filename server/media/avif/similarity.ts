/**
 * Calculates the structural similarity (SSIM) of the lightness of two pictures. Source: Wang, Bovik, Sheikh and
 * Simoncelli, "Image quality assessment: from error visibility to structural similarity", IEEE Transactions on Image
 * Processing 13 (2004). Its windows are squares of 8 by 8 pixels, four pixels apart, all of one weight, as in the
 * video encoder x264.
 */

export interface Picture {
  /** Rows from the top; 3 or 4 bytes a pixel: red, green, blue, and alpha. */
  pixels: Uint8Array
  width: number
  height: number
  channels: 3 | 4
}

/** A shade of grey below transparent pixels. */
type Background = 0 | 255

const side = 8
const apart = 4
/** The constants of the paper for 8 bits; they keep flat windows from dividing by zero. */
const steadyMean = (0.01 * 255) ** 2
const steadyVariance = (0.03 * 255) ** 2

/**
 * @returns 1 for the same lightness, less for any difference. For transparent pictures it is the lower value over
 * black and over white, so that a difference of alpha counts.
 * @throws {RangeError} for pictures of two sizes
 */
export function similarity(one: Picture, other: Picture): number {
  if (one.width !== other.width || one.height !== other.height) {
    throw new RangeError(
      `${one.width} × ${one.height} and ${other.width} × ${other.height} cannot be compared`,
    )
  }
  const isOpaque = one.channels === 3 && other.channels === 3
  const backgrounds: Background[] = isOpaque ? [0] : [0, 255]
  return Math.min(
    ...backgrounds.map((background) =>
      meanSimilarity(lightness(one, background), lightness(other, background), one),
    ),
  )
}

/** @returns the luma of each pixel (ITU-R BT.601), 0 to 255 */
function lightness({ pixels, channels }: Picture, background: Background): Float32Array {
  const light = new Float32Array(pixels.length / channels)
  for (let place = 0, at = 0; place < light.length; place++, at += channels) {
    const [red = 0, green = 0, blue = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]]
    const luma = 0.299 * red + 0.587 * green + 0.114 * blue
    const opacity = channels === 4 ? (pixels[at + 3] ?? 0) / 255 : 1
    light[place] = luma * opacity + background * (1 - opacity)
  }
  return light
}

/** A picture smaller than a window is one window. */
function meanSimilarity(
  one: Float32Array,
  other: Float32Array,
  { width, height }: Pick<Picture, 'width' | 'height'>,
): number {
  const [across, down] = [Math.min(side, width), Math.min(side, height)]
  let sum = 0
  let windows = 0
  for (let top = 0; top + down <= height; top += apart) {
    for (let left = 0; left + across <= width; left += apart) {
      let [a, b, aa, bb, ab] = [0, 0, 0, 0, 0]
      for (let y = top; y < top + down; y++) {
        const from = y * width + left
        for (let at = from; at < from + across; at++) {
          const p = one[at] ?? 0
          const q = other[at] ?? 0
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
