/** Kills the only process of a site many times while the site writes to SQLite and to a folder. */
import { setTimeout } from 'node:timers/promises'
import { type Fault, largest, median, type Outcome, randomBetween } from './fault.ts'
import { findLosses, findLost } from './find-losses.ts'
import { nextAcknowledgement, startSenders } from './senders.ts'
import { openTestedSite, timeUntilReady } from './tested-site.ts'

/** Milliseconds after which a start counts as failed, and milliseconds after which a start counts as slow. */
const startLimit = 60_000
const usualStartLimit = 2000

export const killsDuringWrites: Fault = ({ kills }) => killWhile('species', kills)
export const killsDuringUploads: Fault = ({ uploads }) => killWhile('pictures', uploads)

async function killWhile(content: 'species' | 'pictures', kills: number): Promise<Outcome> {
  const testedSite = await openTestedSite()
  let server = await testedSite.start()
  const { origin } = server
  const { port } = new URL(origin)
  const token = await testedSite.publishFlower(origin)
  const senders = startSenders({ origin, token, content, people: 4, mayBeUnreachable: true })
  const startDurations: number[] = []
  const losses: string[] = []
  let checkedCount = 0
  for (let kill = 0; kill < kills; kill++) {
    await nextAcknowledgement([senders])
    await setTimeout(randomBetween(0, 400))
    await server.end('SIGKILL')
    const latest = senders.acknowledged.slice(checkedCount)
    checkedCount += latest.length
    losses.push(...(await testedSite.inspect((site) => findLost(site, latest))))
    const startTime = performance.now()
    server = await testedSite.start(port)
    if ((await timeUntilReady(origin, startLimit)) > startLimit)
      losses.push('the site is not ready again')
    startDurations.push(performance.now() - startTime)
  }
  await senders.stop()
  await server.end('SIGTERM')
  const { acknowledged, wrongAnswers } = senders
  losses.push(...wrongAnswers)
  losses.push(...(await testedSite.inspect((site) => findLosses(site, acknowledged))))
  await testedSite.remove()
  const slowCount = startDurations.filter((duration) => duration > usualStartLimit).length
  const restarts = `restart in ${median(startDurations).toFixed(0)} ms (median), ${largest(startDurations).toFixed(0)} ms (worst), ${slowCount} above 2 s`
  return {
    counts: `${kills} kills, ${acknowledged.length} ${content} acknowledged, ${senders.retries()} sent again; ${restarts}`,
    losses,
  }
}
