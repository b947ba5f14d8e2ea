/**
 * Runs two processes on PostgreSQL and S3 behind nginx, and kills one of them every few seconds. Every answer
 * must be correct or 503. Then the fault restarts both processes one by one, as an operator does.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { newBucket } from '../harness/servers/buckets.ts'
import { createDatabase, startPostgresServer } from '../harness/servers/postgres-server.ts'
import { startS3Server } from '../harness/servers/s3-server.ts'
import { faultsIn, type Server, startServer } from '../harness/sites/running-site.ts'
import { type Fault, largest, median, randomBetween } from './fault.ts'
import { findLosses } from './find-losses.ts'
import { startNginx } from './nginx.ts'
import { pictureRequest, startReaders, usualRequests } from './readers.ts'
import { nextAcknowledgement, startSenders } from './senders.ts'
import { formOf, openTestedSite, timeUntilReady } from './tested-site.ts'

const readers = 64
const uploaders = 8
const startedTogether = 5
/** Milliseconds. */
const startsWithin = 60_000
const shownWithin = 1000

export const twoProcesses: Fault = async ({ minutes, restarts }) => {
  const [postgres, s3] = [await startPostgresServer(), await startS3Server()]
  const bucket = await newBucket(s3.endpoint)
  const settings = { ...bucket, LOG_LEVEL: 'warn', TRUST_PROXY: 'on', DRAIN_SECONDS: '1' }
  const emptyDatabase = await createDatabase(postgres.address, 'at_once')
  await startTogether({ ...settings, DATABASE_URL: emptyDatabase })
  const DATABASE_URL = await createDatabase(postgres.address, 'shared')
  const tested = await openTestedSite({ ...settings, DATABASE_URL })
  const servers = await Promise.all([tested.start(), tested.start()])
  const origins = servers.map((server) => server.origin)
  const nginx = await startNginx(origins)
  const { origin } = nginx
  const token = await tested.publishFlower(origin)
  const losses: string[] = []
  const sending = startSenders({ origin, token, content: 'pictures', people: uploaders })
  await nextAcknowledgement([sending])
  const requests = [...usualRequests, await pictureRequest(origin)]
  const reading = startReaders({ origin, people: readers, requests })

  const visibilityTimes: number[] = []
  let kills = 0
  for (const deadline = Date.now() + minutes * 60_000; Date.now() < deadline; kills++) {
    await setTimeout(randomBetween(500, 2500))
    const index = kills % 2
    const killed = servers[index] as Server
    losses.push(...faultsIn(killed.output()))
    await killed.end('SIGKILL')
    servers[index] = await tested.start(new URL(killed.origin).port)
    if ((await timeUntilReady(killed.origin, startsWithin)) > startsWithin)
      losses.push('the site is not ready again')
    const [survivor = '', restarted = ''] = index ? origins : origins.toReversed()
    visibilityTimes.push(await timeUntilShown(survivor, restarted, token))
  }

  const unavailableBefore = reading.unavailable()
  const sentAgainBefore = sending.retries()
  for (let restart = 0; restart < restarts; restart++) {
    const stopped = servers[restart % 2] as Server
    await stopped.end('SIGTERM')
    losses.push(...faultsIn(stopped.output()))
    servers[restart % 2] = await tested.start(new URL(stopped.origin).port)
  }
  const effects = `${reading.unavailable() - unavailableBefore} answers 503 and ${sending.retries() - sentAgainBefore} pictures sent again`

  await reading.stop()
  await sending.stop()
  for (const server of servers) {
    losses.push(...faultsIn(server.output()))
    await server.end('SIGTERM')
  }
  await nginx.stop()
  const { acknowledged } = sending
  losses.push(...sending.wrongAnswers, ...reading.wrongAnswers)
  losses.push(
    ...visibilityTimes
      .filter((time) => time > shownWithin)
      .map((time) => `a change was visible only after ${time} ms`),
  )
  losses.push(...(await tested.inspect((site) => findLosses(site, acknowledged))))
  await tested.remove()
  await s3.remove()
  await postgres.remove()
  const read = `${reading.rightCount()} answers read by ${readers}, ${reading.unavailable()} times 503`
  const uploads = `${acknowledged.length} pictures of ${uploaders} acknowledged, ${sending.retries()} sent again`
  const seen = `a change is visible at the other process after ${median(visibilityTimes).toFixed(0)} ms (median), ${largest(visibilityTimes).toFixed(0)} ms (worst)`
  const stops = `${restarts} restarts one by one: ${effects}`
  const counts = `${startedTogether} started at once; ${kills} kills, ${read}, ${uploads}; ${seen}; ${stops}`
  return { counts, losses }
}

/** Starts several processes on an empty database. @throws unless all of them open */
async function startTogether(settings: NodeJS.ProcessEnv): Promise<void> {
  const tested = await openTestedSite({ LOG_LEVEL: 'warn' })
  const environment = { ...tested.environment, ...settings }
  const started = await Promise.all(
    Array.from({ length: startedTogether }, () => startServer(environment)),
  )
  await Promise.all(started.map((server) => server.end('SIGTERM')))
  await tested.remove()
}

/**
 * Publishes a species at one process.
 * @returns milliseconds until a request to the other process shows the species in lists and pages, without
 *   the time of the answer itself
 */
async function timeUntilShown(publisher: string, reader: string, token: string): Promise<number> {
  const name = randomUUID()
  const form = { latinName: `Planta visa ${name}`, chineseName: '见', commonName: 'Seen' }
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${publisher}/api/uploadPlant`, {
    method: 'POST',
    headers,
    body: formOf(form),
  })
  await response.arrayBuffer()
  const delayAt = async (url: string) => {
    const began = performance.now()
    while (true) {
      const elapsed = performance.now() - began
      if ((await (await fetch(`${reader}${url}`)).text()).includes(name)) return elapsed
      if (elapsed > 10 * shownWithin) return Number.POSITIVE_INFINITY
      await setTimeout(10)
    }
  }
  return Math.max(await delayAt('/api/searchNames'), await delayAt('/glossary'))
}
