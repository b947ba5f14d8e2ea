/**
 * Stops and starts PostgreSQL while readers and senders run. Answers must be 503 meanwhile, and correct
 * afterwards without a restart of the site.
 */
import { setTimeout } from 'node:timers/promises'
import { createDatabase, startPostgresServer } from '../harness/servers/postgres-server.ts'
import { faultsIn } from '../harness/sites/running-site.ts'
import { between, type Fault, median, worst } from './fault.ts'
import { findLosses } from './find-losses.ts'
import { startReaders } from './readers.ts'
import { startSenders } from './senders.ts'
import { openTestedSite, timeUntilReady } from './tested-site.ts'

/** Milliseconds. */
const readyWithin = 5000

export const databaseStops: Fault = async ({ stops }) => {
  const postgres = await startPostgresServer()
  const tested = await openTestedSite({
    DATABASE_URL: await createDatabase(postgres.address, 'stops'),
    LOG_LEVEL: 'warn',
  })
  const server = await tested.start()
  const { origin } = server
  let ended = ''
  server.ended.then((how) => {
    ended = how
  })
  const token = await tested.publishFlower(origin)
  const sendings = (['species', 'pictures'] as const).map((what) =>
    startSenders({ origin, token, what, people: 2 }),
  )
  const reading = startReaders({ origin, people: 8 })
  const losses: string[] = []
  const returns: number[] = []
  for (let stop = 0; stop < stops; stop++) {
    await setTimeout(between(500, 2000))
    await postgres.stop()
    const before = reading.right()
    await setTimeout(between(500, 2000))
    const health = await fetch(`${origin}/healthz`)
    if (health.status !== 503) losses.push(`/healthz answers ${health.status} without a database`)
    if (reading.right() > before + 8) losses.push('readers got answers without a database')
    await postgres.startAgain()
    const ready = await timeUntilReady(origin, readyWithin)
    if (ready > readyWithin) losses.push('the site was not ready within 5 s')
    else returns.push(ready)
  }
  await setTimeout(1000)
  await reading.stop()
  for (const sending of sendings) await sending.stop()
  if (ended) losses.push(ended)
  losses.push(...faultsIn(server.output()), ...reading.wrong)
  await server.end('SIGTERM')
  const acknowledged = sendings.flatMap((sending) => sending.acknowledged)
  losses.push(...sendings.flatMap((sending) => sending.wrong))
  losses.push(...(await tested.inspect((site) => findLosses(site, acknowledged))))
  await tested.remove()
  await postgres.remove()
  const read = `${reading.right()} answers read, ${reading.unavailable()} times 503`
  const again = `ready again after ${median(returns).toFixed(0)} ms (median), ${worst(returns).toFixed(0)} ms (worst)`
  return {
    counts: `${stops} stops, ${acknowledged.length} writes acknowledged, ${read}; ${again}`,
    losses,
  }
}
