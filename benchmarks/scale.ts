/**
 * Compares the speed of a small site (200 species) with that of a large site (100,000): `npm run bench:scale`. The
 * benchmark alternates between the sites, so that a noisy machine affects both sites, and prints medians and ratios.
 */
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import autocannon from 'autocannon'
import { makeSite, type RunningSite } from './site/made-site.ts'

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
  const smallSite = await makeSite(path.join(folder, 'small'), { names, count: 200 })
  const largeSite = await makeSite(path.join(folder, 'large'), { names, count: 100_000 })
  try {
    console.info(`${os.cpus().length} cores, ${rounds} rounds of ${seconds} s each, 8 connections`)
    console.info('page                 200 species  100,000 species  ratio of cost')
    for (const [name, page] of Object.entries(pages)) {
      const smallSpeeds: number[] = []
      const largeSpeeds: number[] = []
      for (let round = 0; round < rounds; round++) {
        smallSpeeds.push(await requestsPerSecond(smallSite, page))
        largeSpeeds.push(await requestsPerSecond(largeSite, page))
      }
      const [ofSmall, ofLarge] = [median(smallSpeeds), median(largeSpeeds)]
      const columns = [
        name.padEnd(20),
        ofSmall.toFixed(0).padStart(7),
        ofLarge.toFixed(0).padStart(14),
      ]
      console.info(`${columns.join(' ')} /s ${(ofSmall / ofLarge).toFixed(2).padStart(12)}`)
    }
  } finally {
    await smallSite.stop()
    await largeSite.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

if (existsSync(names)) await measure()
else console.info(`${names} is missing, so nothing was measured`)
