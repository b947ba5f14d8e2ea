/**
 * Computes lower bounds of Fuse's score, first rough bounds for all species, then a close bound for one species
 * (docs/decisions/0026-large-collections.md). Scores are stored as logarithms, because Fuse multiplies the scores of
 * the three names.
 */
import type { FuseIndex } from 'fuse.js'
import { fuzzyPatternChunk, fuzzySearch } from '../../../contract/limits.ts'
import type { Names } from '../../../contract/names.ts'
import { type CountErrors, indexTexts, tooManyErrors } from './fewest-errors.ts'
import { leastPartialScore, leastScoreFor } from './least-score.ts'

/** All different names in lower case. A text may be a name of several species. */
interface Texts {
  all: readonly string[]
  /** For each of the three names, the index in `all` by species; -1 without a name. */
  numbers: readonly Int32Array[]
  /** The exponent of the score of each text: Fuse's field-length norm, which is smaller for more words. */
  norms: Float64Array
  countErrors: CountErrors
  /** Buffers for the errors and the bound of each text. */
  errors: Uint8Array
  bounds: Float64Array
}

/** Fuse's score for a name that equals the text. */
const equalScore = Number.EPSILON
export const logarithmOfEqual = Math.log(equalScore)

/** Fuse's record of one species. */
export type FuseRecord = FuseIndex<Names>['records'][number]

/**
 * @param count number of records
 * @param records the records in the order of the species
 * @returns the different names of the species, with buffers for their bounds
 */
export function textsOf(count: number, records: Iterable<FuseRecord>): Texts {
  const numberOfText = new Map<string, number>()
  const norms: number[] = []
  const numbers = fuzzySearch.keys.map(() => new Int32Array(count).fill(-1))
  let place = 0
  for (const { $ } of records) {
    numbers.forEach((indexesOfName, key) => {
      const record = ($ as unknown as Record<number, { v: string; n: number }>)[key]
      if (!record) return
      const text = record.v.toLowerCase()
      const number = numberOfText.get(text) ?? norms.push(record.n) - 1
      numberOfText.set(text, number)
      indexesOfName[place] = number
    })
    place++
  }
  const all = [...numberOfText.keys()]
  return {
    all,
    numbers,
    norms: Float64Array.from(norms),
    countErrors: indexTexts(all),
    errors: new Uint8Array(all.length),
    bounds: new Float64Array(all.length),
  }
}

const weights = fuzzySearch.keys.map(({ weight }) => weight)

/**
 * Sets in `bounds` the logarithm of the least score of each species; 0 for a species that cannot match.
 * @returns an object whose method computes a closer bound for one species
 */
export function boundsOf(texts: Texts, pattern: string, bounds: Float64Array) {
  const chunks = chunksOf(pattern)
  if (chunks.length > 1) boundByChunks(texts, pattern, chunks)
  else boundTexts(texts, pattern)
  bounds.fill(0)
  texts.numbers.forEach((indexesOfName, key) => {
    const weight = weights[key] ?? 0
    for (let place = 0; place < bounds.length; place++) {
      const number = indexesOfName[place] as number
      if (number >= 0)
        bounds[place] = (bounds[place] as number) + weight * (texts.bounds[number] as number)
    }
  })
  const [firstChunk = '', ...furtherChunks] = chunks
  // Fuse expects a later chunk at a later place, so the place of a match gives no bound for several chunks.
  const least = chunks.map((chunk) =>
    furtherChunks.length > 0
      ? leastScoreFor(chunk, Number.POSITIVE_INFINITY)
      : leastScoreFor(firstChunk),
  )
  return {
    /** @returns a bound that takes longer to compute and is hardly less than Fuse's score */
    closeBoundOf(place: number): number {
      let sum = 0
      texts.numbers.forEach((indexesOfName, key) => {
        const number = indexesOfName[place] ?? -1
        if (number < 0 || texts.bounds[number] === 0) return
        const score = leastOf(texts.all[number] ?? '', pattern, least)
        sum += Math.log(score) * (weights[key] ?? 0) * (texts.norms[number] ?? 0)
      })
      return sum
    },
  }
}

/** @returns the least score of a text. A text matches if one chunk matches. The score is the mean of all chunks. */
function leastOf(text: string, pattern: string, least: readonly ((text: string) => number)[]) {
  if (text === pattern) return equalScore
  const scores = least.map((leastScore) => leastScore(text))
  if (scores.every((score) => score === 1)) return 1
  const atLeast = scores.map((score) => Math.min(score, fuzzySearch.threshold))
  return atLeast.reduce((sum, score) => sum + score, 0) / scores.length
}

/**
 * @returns the chunks of a pattern, as in Fuse. A remainder makes a last chunk of full length, which overlaps the
 * previous chunk.
 */
function chunksOf(pattern: string): string[] {
  if (pattern.length <= fuzzyPatternChunk) return [pattern]
  const chunks: string[] = []
  for (let start = 0; start + fuzzyPatternChunk <= pattern.length; start += fuzzyPatternChunk) {
    chunks.push(pattern.slice(start, start + fuzzyPatternChunk))
  }
  if (pattern.length % fuzzyPatternChunk > 0) chunks.push(pattern.slice(-fuzzyPatternChunk))
  return chunks
}

/** Bounds the score of each text, raised to its norm. */
function boundTexts({ all, norms, errors, bounds, countErrors }: Texts, pattern: string): void {
  const { length } = pattern
  countErrors(pattern, errors)
  const boundByErrors = Float64Array.from({ length: length + 1 }, (_, errorCount) =>
    Math.log(Math.max(leastPartialScore, errorCount / length)),
  )
  // The bound for a text that does not begin with the pattern: the match begins later, or has an error.
  const boundElsewhere = Math.log(Math.min(1 / fuzzySearch.distance, 1 / length))
  for (let number = 0; number < bounds.length; number++) {
    const errorCount = errors[number] as number
    let bound = 0
    if (errorCount === 0) {
      const text = all[number] as string
      if (!text.startsWith(pattern)) bound = boundElsewhere
      else bound = text.length === length ? logarithmOfEqual : (boundByErrors[0] as number)
    } else if (errorCount !== tooManyErrors) bound = boundByErrors[errorCount] as number
    bounds[number] = bound * (norms[number] as number)
  }
}

/**
 * Bounds the score of each text by chunks. A text matches if one chunk matches, and its score is the mean of all
 * chunks.
 */
function boundByChunks(
  { all, norms, errors, bounds, countErrors }: Texts,
  pattern: string,
  chunks: readonly string[],
): void {
  const matches = new Uint8Array(bounds.length)
  bounds.fill(0)
  for (const chunk of chunks) {
    countErrors(chunk, errors)
    for (let number = 0; number < bounds.length; number++) {
      const errorCount = errors[number] as number
      const isExcluded = errorCount === tooManyErrors
      if (!isExcluded) matches[number] = 1
      const score = isExcluded
        ? fuzzySearch.threshold
        : Math.max(leastPartialScore, errorCount / chunk.length)
      bounds[number] = (bounds[number] as number) + score
    }
  }
  for (let number = 0; number < bounds.length; number++) {
    if (matches[number] === 0) bounds[number] = 0
    else {
      const mean = (bounds[number] as number) / chunks.length
      bounds[number] =
        (all[number] === pattern ? logarithmOfEqual : Math.log(mean)) * (norms[number] as number)
    }
  }
}
