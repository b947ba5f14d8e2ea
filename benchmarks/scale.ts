/**
 * Compares the speed of a small site (200 species) and a large one (100,000 from ../shared/fixtures/names): `npm run
 * bench:scale`. It requests the same pages of both in turn, so that a noisy machine affects both. It prints medians
 * and ratios.
 */
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import autocannon from 'autocannon'
import { makeSite, type RunningSite } from './made-site.ts'

const names = path.resolve('../shared/fixtures/names/plants_scale_400k.csv.gz')
const rounds = 7
const seconds = 3
const pages = {
  'plant home': '/',
  profile: '/search/Magnolia_measured',
  '/api/syncPlantInfo': '/api/syncPlantInfo',
}

async function requestsPerSecond(site: RunningSite, page: string): Promise<number> {
  const result = await autocannon({
    url: `${site.address}${page}`,
    connections: 8,
    duration: seconds,
    ...(page.startsWith('/api/sync') && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ postName: 'Magnolia measured' }),
    }),
  })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${page}: some requests failed`)
  return result.requests.average
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
}

async function measure(): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'huaniao-scale-'))
  const small = await makeSite(path.join(folder, 'small'), { names, count: 200 })
  const large = await makeSite(path.join(folder, 'large'), { names, count: 100_000 })
  try {
    console.info(`${os.cpus().length} cores, ${rounds} rounds of ${seconds} s each, 8 connections`)
    console.info('page                 200 species  100,000 species  ratio of cost')
    for (const [name, page] of Object.entries(pages)) {
      const few: number[] = []
      const many: number[] = []
      for (let round = 0; round < rounds; round++) {
        few.push(await requestsPerSecond(small, page))
        many.push(await requestsPerSecond(large, page))
      }
      const [a, b] = [median(few), median(many)]
      const columns = [name.padEnd(20), a.toFixed(0).padStart(7), b.toFixed(0).padStart(14)]
      console.info(`${columns.join(' ')} /s ${(a / b).toFixed(2).padStart(12)}`)
    }
  } finally {
    await small.stop()
    await large.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

if (existsSync(names)) await measure()
else console.info(`${names} is missing, so nothing was measured`)
