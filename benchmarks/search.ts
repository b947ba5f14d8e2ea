/**
 * Measures the search by further words: `npm run bench:search`. The benchmark prints the time to make the words, their
 * size, the time of a keystroke and the delay of the event loop. The names are from ../shared/fixtures/names, and every
 * third species gets two other names.
 */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { gunzipSync, gzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import Fuse from 'fuse.js'
import { fuzzySearch, suggestionCount } from '../contract/limits.ts'
import type { Names } from '../contract/names.ts'
import { createNameSearch } from '../contract/search/name-search.ts'
import type { FurtherNames } from '../server/catalogue/repositories/names/further.ts'
import { LastingBytes } from '../server/kernel/caching/lasting-bytes.ts'
import { openNameSearch } from '../server/names/name-search.ts'
import { searchWordsOf } from '../server/names/search-words.ts'

const file = path.resolve('../shared/fixtures/names/plants_scale_400k.csv.gz')
const queries = ['y', 'yx', 'yin', 'yinxing', '銀杏', 'magnolia', 'lily tree']
const slice = 500

function readNames(): Names[] {
  const rows: Names[] = parse(gunzipSync(readFileSync(file)), { columns: true })
  return rows.map(({ latinName, chineseName }) => ({
    latinName,
    commonName: latinName,
    chineseName,
  }))
}

const furtherOf = (names: readonly Names[]): FurtherNames[] =>
  names.flatMap(({ latinName, chineseName }, index) =>
    index % 3 === 0
      ? [
          {
            latinName,
            otherNames: `Lily tree ${index}, 大${chineseName}`,
            formerNames: [],
            synonyms: [],
            family: '',
          },
        ]
      : [],
  )

/** Measures the processor time of this thread in milliseconds, because other processes do not affect this time. */
function timed<Value>(work: () => Value): { milliseconds: number; value: Value } {
  const before = process.threadCpuUsage()
  const value = work()
  const { user, system } = process.threadCpuUsage(before)
  return { milliseconds: (user + system) / 1000, value }
}

function measureWords(names: Names[]): void {
  const further = furtherOf(names)
  searchWordsOf(names.slice(0, 10), [])
  const words = timed(() => searchWordsOf(names, further))
  const body = JSON.stringify(words.value)
  const pinyin = JSON.stringify({ ...words.value, otherNames: {} })
  console.info(`\n${names.length} names: made the words in ${words.milliseconds.toFixed(0)} ms`)
  console.info(
    `size: ${kilobytes(body)}, without the other names ${kilobytes(pinyin)}; names ${kilobytes(JSON.stringify(names))}`,
  )
  const index = timed(() => new Fuse(names, fuzzySearch))
  const search = createNameSearch(names, (text, limit) =>
    index.value.search(text, { limit }).map(({ refIndex }) => refIndex),
  )
  const keystroke = (text: string) =>
    Math.min(
      ...Array.from(
        { length: 3 },
        () => timed(() => search.find(text, suggestionCount)).milliseconds,
      ),
    )
  const before = queries.map(keystroke)
  const adding = timed(() => search.addWords(words.value))
  const after = queries.map(keystroke)
  console.info(
    `index of Fuse ${index.milliseconds.toFixed(1)} ms, words added ${adding.milliseconds.toFixed(1)} ms`,
  )
  queries.forEach((text, index) => {
    const [alone = 0, both = 0] = [before[index], after[index]]
    console.info(
      `${text.padEnd(10)} ${alone.toFixed(1).padStart(8)} ms ${both.toFixed(1).padStart(8)} ms`,
    )
  })
}

const kilobytes = (text: string) =>
  `${(Buffer.byteLength(text) / 1000).toFixed(1)} kB (gzip ${(gzipSync(text).length / 1000).toFixed(1)})`

async function measureThread(names: Names[]): Promise<void> {
  const further = furtherOf(names)
  const search = openNameSearch(async function* () {
    for (let at = 0; at < further.length; at += slice) yield further.slice(at, at + slice)
  })
  const list = {
    version: 1,
    names: names.map((three) => ({ ...three, letter: 'a' })),
    body: new LastingBytes(''),
    etag: '',
  }
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const start = performance.now()
  await search.words('plant', list)
  console.info(
    `${names.length} names sent to the search thread, words received: ${(performance.now() - start).toFixed(0)} ms, event loop delayed by ${(delay.max / 1e6 - 1).toFixed(0)} ms at most`,
  )
  await search.close()
}

if (existsSync(file)) {
  const names = readNames()
  for (const count of [200, 20_000, names.length]) measureWords(names.slice(0, count))
  for (const count of [200, 20_000, names.length]) await measureThread(names.slice(0, count))
} else console.info(`${file} is missing, so nothing was measured`)
