/**
 * Measures the suggestions of a large site, and compares them with the results of Fuse: `npm run
 * bench:suggestions`. The benchmark searches names from ../shared/fixtures/names for 2,000 mixed queries.
 * With `-- --compare 2000`, the benchmark compares all queries over 400,000 names too, in about two hours.
 */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import Fuse from 'fuse.js'
import { fuzzySearch, suggestionCount } from '../contract/limits.ts'
import type { Names } from '../contract/names.ts'
import { createNameSearch } from '../contract/search/name-search.ts'
import type { FurtherNames } from '../server/catalogue/repositories/names/further.ts'
import { createClosestNames } from '../server/names/exact/closest-names.ts'
import { searchWordsOf } from '../server/names/search-words.ts'
import { mixedQueries } from '../tests/harness/texts/search-queries.ts'

const file = path.resolve('../shared/fixtures/names/plants_scale_400k.csv.gz')
const queries = 2000
const { values } = parseArgs({
  options: {
    names: { type: 'string', default: '20000,400000' },
    compare: { type: 'string', default: '60' },
    // `--from 1000 --compare 1000` compares the second half of the queries.
    from: { type: 'string', default: '0' },
  },
})

function readNames(): Names[] {
  const rows: Names[] = parse(gunzipSync(readFileSync(file)), { columns: true })
  return rows.map(({ latinName, chineseName }) => ({
    latinName,
    commonName: latinName,
    chineseName: chineseName || latinName,
  }))
}

/** Gives every third species another name in Latin letters and another name in Chinese. */
const furtherOf = (names: readonly Names[]): FurtherNames[] =>
  names.flatMap((currentNames, index) => {
    if (index % 3 > 0) return []
    const otherSpeciesNames = names[(index * 7) % names.length] ?? currentNames
    const otherNames = `${otherSpeciesNames.latinName} lily, ${otherSpeciesNames.chineseName[0]}${currentNames.chineseName}`
    return [
      { latinName: currentNames.latinName, otherNames, formerNames: [], synonyms: [], family: '' },
    ]
  })

/** @param part the slice of all queries for which the results are compared with Fuse */
function measure(names: readonly Names[], part: [start: number, end: number]): void {
  const startedAt = performance.now()
  const closest = createClosestNames(names)
  const buildTime = performance.now() - startedAt
  const search = createNameSearch(names, closest.find)
  search.addWords(searchWordsOf(names, furtherOf(names)))
  const texts = mixedQueries(names, queries)
  // These searches warm up the code.
  for (const text of texts.slice(0, 50)) search.find(text, suggestionCount)
  const timesOfNames = texts.map((text) => timed(() => closest.find(text, suggestionCount)))
  const timesWithWords = texts.map((text) => timed(() => search.find(text, suggestionCount)))
  const fuse = new Fuse(names, fuzzySearch)
  let sameCount = 0
  const timesOfFuse: number[] = []
  for (const text of texts.slice(...part)) {
    let fuseIndexes: number[] = []
    timesOfFuse.push(
      timed(() => {
        fuseIndexes = fuse.search(text, { limit: suggestionCount }).map(({ refIndex }) => refIndex)
      }),
    )
    if (fuseIndexes.join() === closest.find(text, suggestionCount).join()) sameCount++
    else console.info(`differs from Fuse: ${text}`)
    if (timesOfFuse.length % 100 === 0)
      console.info(`${timesOfFuse.length} compared, ${sameCount} the same`)
  }
  console.info(`
${names.length} names, ${queries} queries; index made in ${buildTime.toFixed(0)} ms
the three names        ${percentiles(timesOfNames)}
with other names       ${percentiles(timesWithWords)}
Fuse                   ${percentiles(timesOfFuse)}
the same as Fuse       ${sameCount} of ${timesOfFuse.length}`)
}

function timed(work: () => unknown): number {
  const startedAt = performance.now()
  work()
  return performance.now() - startedAt
}

function percentiles(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) =>
    `${(sorted[Math.floor((sorted.length - 1) * part)] ?? 0).toFixed(1).padStart(7)} ms`
  return `median ${at(0.5)}, 95th percentile ${at(0.95)}, longest ${at(1)}`
}

if (existsSync(file)) {
  const names = readNames()
  for (const count of values.names.split(',').map(Number)) {
    const step = Math.max(1, Math.floor(names.length / count))
    const selected = names.filter((_, index) => index % step === 0)
    const from = Number(values.from)
    measure(
      selected,
      selected.length > 50_000 ? [from, from + Number(values.compare)] : [0, queries],
    )
  }
} else console.info(`${file} is missing, so nothing was measured`)
