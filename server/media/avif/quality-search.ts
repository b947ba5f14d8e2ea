/**
 * Searches for a low quality at which an encoded picture is small enough, and similar enough to the picture before the
 * encoding.
 */

export interface Attempt<File> {
  file: File
  bytes: number
  /** Similarity to the picture before the encoding, at most 1. */
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

/**
 * Maximum number of attempts. An attempt may take seconds, so saving the last few bytes is not worth another attempt.
 */
const attemptsMaximum = 5
/** Two qualities at this distance give files that differ by about a hundredth of the bytes. */
const closeDistance = 2
const [lowestQuality, highestQuality] = [5, 95]
/** In photographs, one step of quality divides the difference that the encoding causes by exp(0.055). */
const usualSlope = -0.055
const flattestSlope = -0.005

/**
 * Similarity and size grow with the quality. An attempt that is too large and not similar enough therefore ends the
 * search, because no quality fits.
 * @returns the smallest attempt that is similar enough and small enough; undefined if there is none
 */
export async function searchQuality<File>(
  search: Search<File>,
): Promise<Attempt<File> | undefined> {
  const { encode, similarity, bytes, start } = search
  let best: Attempt<File> | undefined
  const points: Point[] = []
  let quality = start
  while (points.length < attemptsMaximum) {
    const attempt = await encode(quality)
    const isSimilar = attempt.similarity >= similarity
    if (!isSimilar && attempt.bytes > bytes) break
    if (isSimilar && attempt.bytes <= (best?.bytes ?? bytes)) best = attempt
    points.push({ quality, isSimilar, difference: differenceOf(attempt.similarity) })
    const next = nextQuality(differenceOf(similarity), points)
    if (next === undefined) break
    quality = next
  }
  return best
}

interface Point {
  quality: number
  isSimilar: boolean
  /** Logarithm of the difference that the encoding causes. The logarithm is nearly linear in the quality. */
  difference: number
}

const differenceOf = (similarity: number) => Math.log(Math.max(1 - similarity, 1e-6))

/** @returns the quality of the next attempt; undefined if no remaining quality is worth an attempt */
function nextQuality(wantedDifference: number, points: readonly Point[]): number | undefined {
  const qualities = (isSimilar: boolean) =>
    points.filter((each) => each.isSimilar === isSimilar).map((each) => each.quality)
  const below = Math.max(lowestQuality - 1, ...qualities(false))
  const above = Math.min(highestQuality + 1, ...qualities(true))
  const isBetween = below >= lowestQuality && above <= highestQuality
  if (above - below <= (isBetween ? closeDistance : 1)) return undefined
  const [last, previous] = points.toReversed()
  if (!last) return undefined
  const slope = previous
    ? (last.difference - previous.difference) / (last.quality - previous.quality)
    : usualSlope
  const guess = Math.ceil(
    last.quality + (wantedDifference - last.difference) / Math.min(slope, flattestSlope),
  )
  return Math.min(above - 1, Math.max(below + 1, guess))
}
