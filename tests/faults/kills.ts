/** One process on SQLite and a folder, killed in the middle of what it writes, again and again. */
import { setTimeout } from 'node:timers/promises'
import { between, type Fault, median, type Outcome, worst } from './fault.ts'
import { openGround, untilWell } from './ground.ts'
import { brokenIn, lostOf } from './keeping.ts'
import { startSending } from './sending.ts'

/** Milliseconds. */
const startsWithin = 60_000
const shouldStartWithin = 2000

export const killsDuringWrites: Fault = ({ kills }) => killWhile('species', kills)
export const killsDuringUploads: Fault = ({ uploads }) => killWhile('pictures', uploads)

async function killWhile(what: 'species' | 'pictures', kills: number): Promise<Outcome> {
  const ground = await openGround()
  let server = await ground.start()
  const { origin } = server
  const { port } = new URL(origin)
  const token = await ground.begin(origin)
  const sending = startSending({ origin, token, what, people: 4, mayBeUnreachable: true })
  const starts: number[] = []
  const losses: string[] = []
  let looked = 0
  for (let kill = 0; kill < kills; kill++) {
    const before = sending.acknowledged.length
    while (sending.acknowledged.length === before) await setTimeout(5)
    await setTimeout(between(0, 400))
    await server.end('SIGKILL')
    const told = sending.acknowledged.slice(looked)
    looked += told.length
    losses.push(...(await ground.look((site) => lostOf(site, told))))
    const began = performance.now()
    server = await ground.start(port)
    if ((await untilWell(origin, startsWithin)) > startsWithin) losses.push('it is not well again')
    starts.push(performance.now() - began)
  }
  await sending.stop()
  await server.end('SIGTERM')
  const { acknowledged, wrong } = sending
  losses.push(...wrong)
  losses.push(
    ...(await ground.look(async (site) => [
      ...(await lostOf(site, acknowledged)),
      ...(await brokenIn(site)),
    ])),
  )
  await ground.remove()
  const slow = starts.filter((start) => start > shouldStartWithin).length
  const again = `start again ${median(starts).toFixed(0)} ms (median), ${worst(starts).toFixed(0)} ms (worst), ${slow} above 2 s`
  return {
    counts: `${kills} kills, ${acknowledged.length} ${what} acknowledged, ${sending.triedAgain()} sent again; ${again}`,
    losses,
  }
}
