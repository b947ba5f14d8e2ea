/**
 * Stops and starts PostgreSQL while readers and senders run. Answers must be 503 while PostgreSQL is stopped.
 * Afterwards, answers must be correct without a restart of the site.
 */
import { setTimeout } from 'node:timers/promises'
import { createDatabase, startPostgresServer } from '../harness/servers/postgres-server.ts'
import { errorsIn } from '../harness/sites/running-site.ts'
import { type Fault, largest, median, randomBetween } from './fault.ts'
import { findLosses } from './find-losses.ts'
import { startReaders } from './readers.ts'
import { startSenders } from './senders.ts'
import { openTestedSite, timeUntilReady } from './tested-site.ts'

/** Maximum time from the restart of PostgreSQL until the site is ready, in milliseconds. */
const readyLimit = 5000

export const databaseStops: Fault = async ({ stops }) => {
  const postgres = await startPostgresServer()
  const testedSite = await openTestedSite({
    DATABASE_URL: await createDatabase(postgres.address, 'stops'),
    LOG_LEVEL: 'warn',
  })
  const server = await testedSite.start()
  const { origin } = server
  let ended = ''
  server.ended.then((outcome) => {
    ended = outcome
  })
  const token = await testedSite.publishFlower(origin)
  const senderGroups = (['species', 'pictures'] as const).map((content) =>
    startSenders({ origin, token, content, people: 2 }),
  )
  const readers = startReaders({ origin, people: 8 })
  const losses: string[] = []
  const recoveryTimes: number[] = []
  for (let stop = 0; stop < stops; stop++) {
    await setTimeout(randomBetween(500, 2000))
    await postgres.stop()
    const before = readers.correctCount()
    await setTimeout(randomBetween(500, 2000))
    const health = await fetch(`${origin}/healthz`)
    if (health.status !== 503) losses.push(`/healthz answers ${health.status} without a database`)
    if (readers.correctCount() > before + 8) losses.push('readers got answers without a database')
    await postgres.startAgain()
    const ready = await timeUntilReady(origin, readyLimit)
    if (ready > readyLimit) losses.push('the site was not ready within 5 s')
    else recoveryTimes.push(ready)
  }
  await setTimeout(1000)
  await readers.stop()
  for (const senders of senderGroups) await senders.stop()
  if (ended) losses.push(ended)
  losses.push(...errorsIn(server.output()), ...readers.wrongAnswers)
  await server.end('SIGTERM')
  const acknowledged = senderGroups.flatMap((senders) => senders.acknowledged)
  losses.push(...senderGroups.flatMap((senders) => senders.wrongAnswers))
  losses.push(...(await testedSite.inspect((site) => findLosses(site, acknowledged))))
  await testedSite.remove()
  await postgres.remove()
  const read = `${readers.correctCount()} answers read, ${readers.unavailableCount()} times 503`
  const recovery = `ready again after ${median(recoveryTimes).toFixed(0)} ms (median), ${largest(recoveryTimes).toFixed(0)} ms (worst)`
  return {
    counts: `${stops} stops, ${acknowledged.length} writes acknowledged, ${read}; ${recovery}`,
    losses,
  }
}
