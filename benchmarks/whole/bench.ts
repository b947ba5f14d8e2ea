/**
 * Compares the speed of the site with that of plain Node and bare sharp. `npm run bench` writes docs/benchmarks.md.
 * `--directus FOLDER` adds an installed Directus to the comparison, `--species 200,20000,400000` sets the sizes of the
 * sites, and `--seconds 5 --rounds 5` sets the duration.
 */
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import {
  makeSite,
  measuredSpecies,
  memoryOf,
  pictureCount,
  type RunningSite,
} from '../site/made-site.ts'
import { becomeMember, upload } from '../site/uploading.ts'
import { startDirectus } from './directus.ts'
import { compareIntake } from './intake.ts'
import { answerTo, type MeasuredRequest, measureAlternately } from './load.ts'
import { startPlainNode } from './plain-node.ts'
import { startUpTime } from './process.ts'
import { type Findings, report } from './report.ts'

const names = path.resolve('../shared/fixtures/names/plants_scale_400k.csv.gz')
const { values } = parseArgs({
  options: {
    directus: { type: 'string' },
    species: { type: 'string', default: '200,20000,400000' },
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '5' },
  },
})
const pace = { rounds: Number(values.rounds), seconds: Number(values.seconds) }
const sizes = values.species.split(',').map(Number)

if (!existsSync(names)) {
  console.info(`${names} is missing, so nothing was measured`)
} else {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'huaniao-bench-'))
  try {
    const text = report(await measure(folder), { pace, cores: os.cpus().length })
    await writeFile('docs/benchmarks.md', text)
    console.info(text)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function measure(folder: string): Promise<Findings> {
  const [smallest = 200, ...larger] = sizes
  const data = path.join(folder, 'smallest')
  const site = await makeSite(data, { names, count: smallest })
  try {
    // Within this time an idle site has collected the garbage of its start (server/startup/free-memory.ts).
    await setTimeout(65_000)
    const idle = await memoryOf(site, 'VmRSS')
    logStep('requests per second')
    const speeds = await compareSpeeds(site, folder)
    logStep('uploads')
    const token = await becomeMember(site)
    const intake = await compareIntake((pictures) => upload(site, token, pictures), 3)
    const peak = await memoryOf(site, 'VmHWM')
    logStep('sizes')
    const bySize = await compareSizes(site, smallest, larger, folder)
    await site.stop()
    logStep('start-up')
    return { speeds, intake, bySize, memory: { idle, peak }, startUp: await startUpTime(data, 5) }
  } finally {
    site.process.kill()
  }
}

function logStep(step: string): void {
  console.error(`${new Date().toISOString().slice(11, 19)} ${step} …`)
}

function profileOf({ address }: RunningSite): MeasuredRequest {
  return { url: `${address}/search/Magnolia_measured` }
}

function callOf({ address }: RunningSite): MeasuredRequest {
  return { url: `${address}/api/syncPlantInfo`, body: { postName: measuredSpecies } }
}

async function compareSpeeds(site: RunningSite, folder: string): Promise<Findings['speeds']> {
  const [page, call] = [profileOf(site), callOf(site)]
  const plainPage = await startPlainNode(await answerTo(page))
  const plainCall = await startPlainNode(await answerTo(call))
  const { directus: directusFolder } = values
  if (directusFolder) logStep('Directus')
  const directus =
    directusFolder &&
    (await startDirectus(path.resolve(directusFolder), folder, pictureCount, true))
  try {
    return await measureAlternately(
      {
        'a profile page': page,
        'plain Node, the same bytes': { url: plainPage.address },
        '/api/syncPlantInfo': call,
        'plain Node, the same answer': { ...call, url: plainCall.address },
        ...(directus && { 'Directus, the same species, its cache on': directus.profile }),
      },
      pace,
    )
  } finally {
    plainPage.stop()
    plainCall.stop()
    if (directus) await directus.stop()
  }
}

/** Measures a cached page, a page rendered for a member, and the call, on a site of each size. */
async function compareSizes(
  smallSite: RunningSite,
  smallest: number,
  larger: number[],
  folder: string,
): Promise<Findings['bySize']> {
  const sites = [{ count: smallest, site: smallSite }]
  for (const count of larger) {
    logStep(`a site of ${count} species`)
    const data = path.join(folder, String(count))
    sites.push({ count, site: await makeSite(data, { names, count }) })
  }
  try {
    const requests: Record<string, MeasuredRequest> = {}
    for (const { count, site } of sites) {
      const page = profileOf(site)
      const authorization = `Bearer ${await becomeMember(site)}`
      requests[`${count} call`] = callOf(site)
      requests[`${count} page`] = page
      requests[`${count} rendered`] = { ...page, headers: { authorization } }
    }
    const speeds = await measureAlternately(requests, pace)
    return sites.map(({ count }) => ({
      count,
      page: speeds[`${count} page`],
      rendered: speeds[`${count} rendered`],
      call: speeds[`${count} call`],
    }))
  } finally {
    for (const { site } of sites.slice(1)) await site.stop()
  }
}
