/** Kills the only process of a site on SQLite and a folder many times while the site writes. */
import { setTimeout } from 'node:timers/promises'
import { type Fault, largest, median, type Outcome, randomBetween } from './fault.ts'
import { findLosses, findLost } from './find-losses.ts'
import { nextAcknowledgement, startSenders } from './senders.ts'
import { openTestedSite, timeUntilReady } from './tested-site.ts'

/** Milliseconds. */
const startsWithin = 60_000
const shouldStartWithin = 2000

export const killsDuringWrites: Fault = ({ kills }) => killWhile('species', kills)
export const killsDuringUploads: Fault = ({ uploads }) => killWhile('pictures', uploads)

async function killWhile(content: 'species' | 'pictures', kills: number): Promise<Outcome> {
  const tested = await openTestedSite()
  let server = await tested.start()
  const { origin } = server
  const { port } = new URL(origin)
  const token = await tested.publishFlower(origin)
  const sending = startSenders({ origin, token, content, people: 4, mayBeUnreachable: true })
  const starts: number[] = []
  const losses: string[] = []
  let checked = 0
  for (let kill = 0; kill < kills; kill++) {
    await nextAcknowledgement([sending])
    await setTimeout(randomBetween(0, 400))
    await server.end('SIGKILL')
    const latest = sending.acknowledged.slice(checked)
    checked += latest.length
    losses.push(...(await tested.inspect((site) => findLost(site, latest))))
    const began = performance.now()
    server = await tested.start(port)
    if ((await timeUntilReady(origin, startsWithin)) > startsWithin)
      losses.push('the site is not ready again')
    starts.push(performance.now() - began)
  }
  await sending.stop()
  await server.end('SIGTERM')
  const { acknowledged, wrongAnswers } = sending
  losses.push(...wrongAnswers)
  losses.push(...(await tested.inspect((site) => findLosses(site, acknowledged))))
  await tested.remove()
  const slowCount = starts.filter((start) => start > shouldStartWithin).length
  const restarts = `restart in ${median(starts).toFixed(0)} ms (median), ${largest(starts).toFixed(0)} ms (worst), ${slowCount} above 2 s`
  return {
    counts: `${kills} kills, ${acknowledged.length} ${content} acknowledged, ${sending.retries()} sent again; ${restarts}`,
    losses,
  }
}
