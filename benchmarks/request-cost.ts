/**
 * Compares the processor time of one request to the site with that of plain Node, which sends the same bytes:
 * `npm run bench:request-cost` (Linux). Processor time hardly depends on other programs or on the measuring client.
 * `--seconds 3 --rounds 5` sets the duration, and `--wrk` compares the answers per second that `wrk` counts.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { makeSite, measuredSpecies } from './site/made-site.ts'
import { answerTo, type MeasuredRequest, measureSpeed, median } from './whole/load.ts'
import { startPlainNode } from './whole/plain-node.ts'
import { measureWithWrk } from './whole/wrk.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '5' },
    wrk: { type: 'boolean', default: false },
  },
})
const seconds = Number(values.seconds)
const rounds = Number(values.rounds)
/** The unit of `utime` and `stime` in /proc/PID/stat, the same on every Linux that Node supports. */
const microsecondsPerTick = 10_000

/** The target of each request: the cost of plain Node divided by the cost of the site. */
const targets = { 'profile page': 0.7, '/api/syncPlantInfo': 0.7, '/healthz': 0.8 }

const folder = await mkdtemp(path.join(os.tmpdir(), 'huaniao-bench-'))
const site = await makeSite(folder)
try {
  const requests: Record<keyof typeof targets, MeasuredRequest> = {
    'profile page': { url: `${site.address}/search/Magnolia_measured` },
    '/api/syncPlantInfo': {
      url: `${site.address}/api/syncPlantInfo`,
      body: { postName: measuredSpecies },
    },
    '/healthz': { url: `${site.address}/healthz` },
  }
  for (const [name, target] of Object.entries(targets))
    await compare(name as keyof typeof targets, target)

  async function compare(name: keyof typeof targets, target: number): Promise<void> {
    const siteRequest = requests[name]
    const plain = await startPlainNode(await answerTo(siteRequest))
    const plainRequest = { ...siteRequest, url: plain.address }
    const costs = { site: [] as number[], plain: [] as number[] }
    try {
      // The first round warms up both servers.
      for (let round = 0; round <= rounds; round++) {
        const siteCost = await costOf(siteRequest, site.process.pid)
        const plainCost = await costOf(plainRequest, plain.process.pid)
        if (round === 0) continue
        costs.site.push(siteCost)
        costs.plain.push(plainCost)
      }
    } finally {
      plain.stop()
    }
    const [siteMedian, plainMedian] = [median(costs.site), median(costs.plain)]
    const share = (plainMedian / siteMedian).toFixed(2)
    console.info(
      `${name}: ${inUnit(siteMedian)}, plain Node ${inUnit(plainMedian)}: ${share} (target ${target})`,
    )
  }
} finally {
  await site.stop()
  await rm(folder, { recursive: true, force: true })
}

function inUnit(microseconds: number): string {
  return values.wrk
    ? `${(1_000_000 / microseconds).toFixed(0)} a second`
    : `${microseconds.toFixed(0)} µs`
}

/** @returns microseconds of one request: processor time, or with `--wrk` the time between two answers */
async function costOf(request: MeasuredRequest, pid: number | undefined): Promise<number> {
  if (values.wrk) return 1_000_000 / (await measureWithWrk(request, seconds))
  const before = await processorTime(pid)
  const { count } = await measureSpeed(request, seconds)
  return ((await processorTime(pid)) - before) / count
}

/** @returns microseconds of processor time of the process so far, in its own code and in the kernel */
async function processorTime(pid: number | undefined): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  // The name of the process in parentheses may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * microsecondsPerTick
}
