/**
 * Finds the names that Fuse would rank first, in Fuse's order, without running Fuse over all names. Each name gets a
 * lower bound of its score. Fuse scores the most promising names until no other name can be among the first results
 * (docs/decisions/0026-large-collections.md).
 */
import Fuse, { type FuseIndex } from 'fuse.js'
import { fuzzySearch } from '../../../contract/limits.ts'
import type { Names } from '../../../contract/names.ts'
import { boundsOf, type FuseRecord, logarithmOfEqual, textsOf } from './score-bounds.ts'

export interface ClosestNames {
  /** @returns indexes in the list of names, best first; empty for an empty text */
  find(text: string, limit: number): number[]
  /** @returns the indexes of all matches of Fuse, in the same order */
  findAll(text: string): number[]
}

interface ScoredName {
  place: number
  score: number
}

/** Maximum number of names that `find` gives to Fuse in one call. */
const batchSize = 32
/** Number of names that are indexed for Fuse at a time. */
const indexedAtOnce = 5000
/** Number of sorting steps for each unit of the natural logarithm. Each halving of the score has 44 steps. */
const stepsOfLogarithm = 64
/** Tolerance for sums of logarithms, which are not exact in the last digit. */
const rounding = 1e-9

export function createClosestNames(names: readonly Names[]): ClosestNames {
  const records = recordsOf(names)
  const texts = textsOf(names.length, records.makeAll())
  const fuse = new Fuse<Names>([], { ...fuzzySearch, includeScore: true })
  const bounds = new Float64Array(names.length)

  function scoreWithFuse(text: string, places: number[], limit: number): ScoredName[] {
    fuse.setCollection(names, records.makeSome(places.toSorted((a, b) => a - b)))
    return fuse
      .search(text, { limit })
      .map(({ refIndex, score = 1 }) => ({ place: refIndex, score }))
  }

  return {
    find(text, limit) {
      if (!text.trim()) return []
      const bound = boundsOf(texts, text.toLowerCase(), bounds)
      let bestNames: ScoredName[] = []
      let worstScore = Number.POSITIVE_INFINITY
      const scoreByFuse = (places: number[]) => {
        bestNames = [...bestNames, ...scoreWithFuse(text, places, limit)]
          .toSorted(byScore)
          .slice(0, limit)
        if (bestNames.length === limit)
          worstScore = Math.log(bestNames.at(-1)?.score ?? 1) + rounding
      }
      // Fuse scores a name at once if its close bound is among the lowest so far, and the other names afterwards.
      const leastBounds: number[] = []
      const unscored: { place: number; closeBound: number }[] = []
      for (const place of sortByPromise(bounds)) {
        const roughBound = bounds[place] ?? 0
        if (roughBound > worstScore + 1 / stepsOfLogarithm) break
        if (roughBound > worstScore) continue
        const closeBound = bound.closeBoundOf(place)
        if (closeBound > worstScore || closeBound === 0) continue
        if (leastBounds.length < limit || closeBound < (leastBounds.at(-1) ?? 0)) {
          leastBounds.push(closeBound)
          leastBounds.sort((a, b) => a - b)
          leastBounds.length = Math.min(leastBounds.length, limit)
          scoreByFuse([place])
        } else unscored.push({ place, closeBound })
      }
      unscored.sort((one, other) => one.closeBound - other.closeBound || one.place - other.place)
      for (
        let start = 0;
        start < unscored.length && (unscored[start]?.closeBound ?? 0) <= worstScore;
        start += batchSize
      ) {
        scoreByFuse(unscored.slice(start, start + batchSize).map(({ place }) => place))
      }
      return bestNames.map(({ place }) => place)
    },

    findAll(text) {
      if (!text.trim()) return []
      boundsOf(texts, text.toLowerCase(), bounds)
      const candidates: number[] = []
      for (const [place, bound] of bounds.entries()) if (bound < 0) candidates.push(place)
      const found: ScoredName[] = []
      for (let start = 0; start < candidates.length; start += indexedAtOnce) {
        found.push(...scoreWithFuse(text, candidates.slice(start, start + indexedAtOnce), -1))
      }
      return found.sort(byScore).map(({ place }) => place)
    },
  }
}

/**
 * Makes Fuse's records for some names, or for all names in parts. Storing all records would take most of the memory.
 */
function recordsOf(names: readonly Names[]) {
  function makeSome(places: readonly number[]): FuseIndex<Names> {
    const someNames = places.map((place) => names[place] as Names)
    const index = Fuse.createIndex<Names>(fuzzySearch.keys, someNames)
    for (const [number, record] of index.records.entries()) record.i = places[number] ?? -1
    return index
  }
  return {
    makeSome,
    *makeAll(): Generator<FuseRecord> {
      for (let start = 0; start < names.length; start += indexedAtOnce) {
        const length = Math.min(indexedAtOnce, names.length - start)
        yield* makeSome(Array.from({ length }, (_, number) => start + number)).records
      }
    },
  }
}

const byScore = (one: ScoredName, other: ScoredName) =>
  one.score - other.score || one.place - other.place

/** @returns the indexes of all bounds below 0, sorted by steps and within a step by index */
function sortByPromise(bounds: Float64Array): Uint32Array {
  const stepOf = (bound: number) => Math.trunc(-bound * stepsOfLogarithm)
  const starts = new Uint32Array(stepOf(logarithmOfEqual) + 2)
  let count = 0
  for (let place = 0; place < bounds.length; place++) {
    const bound = bounds[place] as number
    if (bound === 0) continue
    count++
    const step = stepOf(bound)
    starts[step] = (starts[step] as number) + 1
  }
  // The largest step has the least score, so this step comes first.
  let end = 0
  for (let step = starts.length - 1; step >= 0; step--) {
    const size = starts[step] as number
    starts[step] = end
    end += size
  }
  const sorted = new Uint32Array(count)
  for (let place = 0; place < bounds.length; place++) {
    const bound = bounds[place] as number
    if (bound === 0) continue
    const step = stepOf(bound)
    const next = starts[step] as number
    sorted[next] = place
    starts[step] = next + 1
  }
  return sorted
}
