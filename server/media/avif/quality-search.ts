/** Searches for a low quality at which an encoded picture reaches a similarity to its original within a size. */

export interface Attempt<File> {
  file: File
  bytes: number
  /** Similarity to the original, at most 1. */
  similarity: number
}

interface Search<File> {
  encode: (quality: number) => Promise<Attempt<File>>
  /** The similarity that the result must reach. */
  similarity: number
  /** Maximum bytes of the result. */
  bytes: number
  /** The quality of the first attempt. */
  start: number
}

/** An attempt may take seconds, so the last few bytes are not worth another. */
const attemptsMaximum = 5
/** Files of two qualities this close differ by about a hundredth of the bytes. */
const closeEnough = 2
const [lowest, highest] = [5, 95]
/** Measured on photographs: one step of quality divides the difference from the original by exp(0.055). */
const usualSlope = -0.055
const flattestSlope = -0.005

/**
 * Similarity and size grow with the quality. So an attempt that is too large and not similar enough ends the search,
 * because no quality fits.
 * @returns the smallest attempt that is similar enough and small enough; undefined if none is
 */
export async function searchQuality<File>(
  search: Search<File>,
): Promise<Attempt<File> | undefined> {
  const { encode, similarity, bytes, start } = search
  let best: Attempt<File> | undefined
  const points: Point[] = []
  let quality = start
  while (points.length < attemptsMaximum) {
    const made = await encode(quality)
    const isAlike = made.similarity >= similarity
    if (!isAlike && made.bytes > bytes) break
    if (isAlike && made.bytes <= (best?.bytes ?? bytes)) best = made
    points.push({ quality, isAlike, difference: differenceOf(made.similarity) })
    const next = nextQuality(differenceOf(similarity), points)
    if (next === undefined) break
    quality = next
  }
  return best
}

interface Point {
  quality: number
  isAlike: boolean
  /** Logarithm of the difference from the original, which is nearly linear in the quality. */
  difference: number
}

const differenceOf = (similarity: number) => Math.log(Math.max(1 - similarity, 1e-6))

/** @returns undefined if no remaining quality is worth an attempt */
function nextQuality(wanted: number, points: readonly Point[]): number | undefined {
  const qualities = (isAlike: boolean) =>
    points.filter((each) => each.isAlike === isAlike).map((each) => each.quality)
  const below = Math.max(lowest - 1, ...qualities(false))
  const above = Math.min(highest + 1, ...qualities(true))
  const isBetween = below >= lowest && above <= highest
  if (above - below <= (isBetween ? closeEnough : 1)) return undefined
  const [last, before] = points.toReversed()
  if (!last) return undefined
  const slope = before
    ? (last.difference - before.difference) / (last.quality - before.quality)
    : usualSlope
  const guess = Math.ceil(
    last.quality + (wanted - last.difference) / Math.min(slope, flattestSlope),
  )
  return Math.min(above - 1, Math.max(below + 1, guess))
}
