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
  all(text: string): number[]
}

interface Scored {
  place: number
  score: number
}

/** Number of names that Fuse scores in one call. */
const batchSize = 32
/** Number of names that are indexed for Fuse at a time. */
const indexedAtOnce = 5000
/** Number of sorting steps for each unit of the logarithm, which is 44 for each halving of the score. */
const stepsOfLogarithm = 64
/** Tolerance for sums of logarithms, which are not exact in the last digit. */
const rounding = 1e-9

export function createClosestNames(names: readonly Names[]): ClosestNames {
  const records = recordsOf(names)
  const texts = textsOf(names.length, records.all())
  const fuse = new Fuse<Names>([], { ...fuzzySearch, includeScore: true })
  const bounds = new Float64Array(names.length)

  function ask(text: string, places: number[], limit: number): Scored[] {
    fuse.setCollection(names, records.at(places.toSorted((a, b) => a - b)))
    return fuse
      .search(text, { limit })
      .map(({ refIndex, score = 1 }) => ({ place: refIndex, score }))
  }

  return {
    find(text, limit) {
      if (!text.trim()) return []
      const bound = boundsOf(texts, text.toLowerCase(), bounds)
      let best: Scored[] = []
      let worst = Number.POSITIVE_INFINITY
      const scoreByFuse = (places: number[]) => {
        best = [...best, ...ask(text, places, limit)].toSorted(byScore).slice(0, limit)
        if (best.length === limit) worst = Math.log(best.at(-1)?.score ?? 1) + rounding
      }
      // Fuse scores the names with the least close bounds at once, and the other names afterwards.
      const leastBounds: number[] = []
      const unscored: { place: number; least: number }[] = []
      for (const place of sortByPromise(bounds)) {
        const atLeast = bounds[place] ?? 0
        if (atLeast > worst + 1 / stepsOfLogarithm) break
        if (atLeast > worst) continue
        const least = bound.closer(place)
        if (least > worst || least === 0) continue
        if (leastBounds.length < limit || least < (leastBounds.at(-1) ?? 0)) {
          leastBounds.push(least)
          leastBounds.sort((a, b) => a - b)
          leastBounds.length = Math.min(leastBounds.length, limit)
          scoreByFuse([place])
        } else unscored.push({ place, least })
      }
      unscored.sort((one, other) => one.least - other.least || one.place - other.place)
      for (
        let start = 0;
        start < unscored.length && (unscored[start]?.least ?? 0) <= worst;
        start += batchSize
      ) {
        scoreByFuse(unscored.slice(start, start + batchSize).map(({ place }) => place))
      }
      return best.map(({ place }) => place)
    },

    all(text) {
      if (!text.trim()) return []
      boundsOf(texts, text.toLowerCase(), bounds)
      const candidates: number[] = []
      for (const [place, bound] of bounds.entries()) if (bound < 0) candidates.push(place)
      const found: Scored[] = []
      for (let start = 0; start < candidates.length; start += indexedAtOnce) {
        found.push(...ask(text, candidates.slice(start, start + indexedAtOnce), -1))
      }
      return found.sort(byScore).map(({ place }) => place)
    },
  }
}

/**
 * Makes Fuse's records for some names, or for all names in parts. Storing all records would take most of the memory.
 */
function recordsOf(names: readonly Names[]) {
  function at(places: readonly number[]): FuseIndex<Names> {
    const someNames = places.map((place) => names[place] as Names)
    const index = Fuse.createIndex<Names>(fuzzySearch.keys, someNames)
    for (const [number, record] of index.records.entries()) record.i = places[number] ?? -1
    return index
  }
  return {
    at,
    *all(): Generator<FuseRecord> {
      for (let start = 0; start < names.length; start += indexedAtOnce) {
        const length = Math.min(indexedAtOnce, names.length - start)
        yield* at(Array.from({ length }, (_, number) => start + number)).records
      }
    },
  }
}

const byScore = (one: Scored, other: Scored) => one.score - other.score || one.place - other.place

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
