/**
 * Measures the memory of a site during a day of ordinary use, and some time afterwards: `npm run bench:memory`. The
 * benchmark reads /proc, so it runs only on Linux. `--minutes 1` shortens the wait of ten minutes at the end.
 */
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type RunningSite, runSite } from '../site/made-site.ts'
import { becomeMember, upload } from '../site/uploading.ts'
import { photographs } from '../whole/intake.ts'
import { addressesOf, fetchAll, importWhileRunning, waitForSample } from './ordinary-use.ts'
import { followMemory } from './process-tree.ts'

/** Megabytes of all processes of the site together. */
const targets = { during: 400, afterwards: 250 }
const collection = path.resolve('../shared/collection')
/** A species of the sample. */
const species = 'Ginkgo biloba'
const renderedPages = 500
const crawlers = 8

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } })
const folder = await mkdtemp(path.join(os.tmpdir(), 'huaniao-memory-'))
try {
  const site = await runSite(folder, undefined, { SAMPLE: 'on', AVIF: 'on' })
  try {
    await measure(site, Number(values.minutes))
  } finally {
    await site.stop()
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function measure(site: RunningSite, minutes: number): Promise<void> {
  const memory = followMemory(site.process.pid ?? 0)
  let highestPeak = 0

  async function step(name: string, work: () => Promise<unknown>): Promise<void> {
    await work()
    const { now, own, peak } = await memory.read()
    await memory.forgetPeak()
    console.info(`${name}: at most ${peak} MB, at its end ${describeMemory({ now, own })}`)
    highestPeak = Math.max(highestPeak, peak)
  }

  await step('the sample', () => waitForSample(site))
  if (existsSync(collection)) {
    await step('an import beside the site', () => importWhileRunning(folder, collection))
  }
  const token = await becomeMember(site)
  const addresses = await addressesOf(site)
  const addressesToRender = Array.from(
    { length: renderedPages },
    (_, index) => addresses[index % addresses.length] ?? '/',
  )
  await step(`${renderedPages} pages rendered for a member`, () =>
    fetchAll(addressesToRender, 2, token),
  )
  await step('16 photographs of 12 megapixels', async () => {
    for (const seed of [1, 2]) await upload(site, token, await photographs(seed), species)
  })
  await step(`a crawl of ${addresses.length} pages by ${crawlers} connections`, () =>
    fetchAll(addresses, crawlers),
  )
  await setTimeout(minutes * 60_000)
  const atRest = await memory.read()
  memory.stop()
  console.info(`at most: ${highestPeak} MB (target ${targets.during})`)
  console.info(`${minutes} minutes later: ${describeMemory(atRest)} (target ${targets.afterwards})`)
  if (highestPeak > targets.during || atRest.now > targets.afterwards) process.exitCode = 1
}

function describeMemory({ now, own }: { now: number; own: number }): string {
  return `${now} MB, of which ${own} MB in the site's own process`
}
