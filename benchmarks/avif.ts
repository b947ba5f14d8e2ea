/**
 * Measures AVIF renditions as the background worker makes them: the number of stored files, their size, processor
 * time and memory. The benchmark compares the size of the files with the size of the WebP renditions. It takes
 * photographs at equal intervals from the list of `../shared/collection/photographs`, or of the named folders.
 */
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { renditionWidths } from '../contract/limits.ts'
import { makeAvif } from '../server/media/avif/make-avif.ts'
import { importFormats, uploadFormats, withDecoded } from '../server/media/decoding/decode.ts'
import { makeRenditions } from '../server/media/renditions.ts'

const { values, positionals } = parseArgs({
  options: { count: { type: 'string', default: '24' } },
  allowPositionals: true,
})
const folders = positionals.length > 0 ? positionals : ['../shared/collection/photographs']

interface MeasuredRendition {
  webp: number
  /** Undefined if the worker would not store the AVIF. */
  avif: number | undefined
  seconds: number
}

const results = new Map(
  renditionWidths.map((width) => [width as number, [] as MeasuredRendition[]]),
)
const files = await photographs()
for (const file of files) {
  const { master, webp } = await withDecoded(await readFile(file), importFormats, makeRenditions)
  await withDecoded(master.bytes, uploadFormats, async (decoded) => {
    for (const { width, bytes } of webp) {
      const before = process.cpuUsage()
      const avif = await makeAvif(decoded, width, bytes)
      const { user, system } = process.cpuUsage(before)
      const seconds = (user + system) / 1e6
      results.get(width)?.push({ webp: bytes.length, avif: avif?.length, seconds })
    }
  })
}

console.log(`${files.length} photographs from ${folders.join(', ')}`)
const columns = ['width', 'kept', 'WebP kB', 'AVIF kB', 'of the WebP', 'best', 'worst']
console.log([...columns, 'all bytes before', 'after', 's', 'most s'].join(' | '))
for (const [width, all] of results) {
  const stored = all.flatMap(({ webp, avif }) => (avif === undefined ? [] : [{ webp, avif }]))
  const shares = stored.map(({ webp, avif }) => avif / webp)
  const seconds = all.map((each) => each.seconds)
  const before = sum(all.map(({ webp }) => webp))
  const after = sum(all.map(({ webp, avif }) => avif ?? webp))
  const cells = [
    ...[width, `${stored.length} of ${all.length}`],
    ...[
      kilobytes(median(stored.map(({ webp }) => webp))),
      kilobytes(median(stored.map(({ avif }) => avif))),
    ],
    ...[median(shares), Math.min(...shares), Math.max(...shares)].map(percent),
    ...[kilobytes(before), `${kilobytes(after)} (${percent(after / before)})`],
    ...[median(seconds), Math.max(...seconds)].map((each) => each.toFixed(1)),
  ]
  console.log(cells.join(' | '))
}
const total = sum([...results.values()].flat().map(({ seconds }) => seconds))
console.log(`${(total / files.length).toFixed(1)} s of processor time per picture`)
console.log(`${Math.round(process.resourceUsage().maxRSS / 1000)} MB peak memory, masters included`)

async function photographs(): Promise<string[]> {
  const lists = await Promise.all(
    folders.map(async (folder) => (await readdir(folder)).map((name) => path.join(folder, name))),
  )
  const all = lists.flat().filter((file) => /\.(jpe?g|webp|png)$/i.test(file))
  const step = Math.max(1, all.length / Number(values.count))
  const count = Math.floor(all.length / step)
  return Array.from({ length: count }, (_, index) => all[Math.floor(index * step)] ?? '')
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`
}
