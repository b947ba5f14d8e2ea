/**
 * Runs two processes on PostgreSQL and S3 behind nginx, and kills one of them every few seconds. Every answer
 * must be correct or 503. Then the fault restarts both processes one by one, as an operator does.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { newBucket } from '../harness/servers/buckets.ts'
import { createDatabase, startPostgresServer } from '../harness/servers/postgres-server.ts'
import { startS3Server } from '../harness/servers/s3-server.ts'
import { errorsIn, type Server, startServer } from '../harness/sites/running-site.ts'
import { type Fault, largest, median, randomBetween } from './fault.ts'
import { findLosses } from './find-losses.ts'
import { startNginx } from './nginx.ts'
import { pictureRequest, startReaders, usualRequests } from './readers.ts'
import { nextAcknowledgement, startSenders } from './senders.ts'
import { formOf, openTestedSite, timeUntilReady } from './tested-site.ts'

const readerCount = 64
const uploaderCount = 8
const simultaneousStarts = 5
/** The limits of this fault, in milliseconds. */
const startLimit = 60_000
const visibilityLimit = 1000

export const twoProcesses: Fault = async ({ minutes, restarts }) => {
  const [postgres, s3] = [await startPostgresServer(), await startS3Server()]
  const bucket = await newBucket(s3.endpoint)
  const settings = { ...bucket, LOG_LEVEL: 'warn', TRUST_PROXY: 'on', DRAIN_SECONDS: '1' }
  const emptyDatabase = await createDatabase(postgres.address, 'at_once')
  await startTogether({ ...settings, DATABASE_URL: emptyDatabase })
  const DATABASE_URL = await createDatabase(postgres.address, 'shared')
  const testedSite = await openTestedSite({ ...settings, DATABASE_URL })
  const servers = await Promise.all([testedSite.start(), testedSite.start()])
  const origins = servers.map((server) => server.origin)
  const nginx = await startNginx(origins)
  const { origin } = nginx
  const token = await testedSite.publishFlower(origin)
  const losses: string[] = []
  const senders = startSenders({ origin, token, content: 'pictures', people: uploaderCount })
  await nextAcknowledgement([senders])
  const requests = [...usualRequests, await pictureRequest(origin)]
  const readers = startReaders({ origin, people: readerCount, requests })

  const visibilityTimes: number[] = []
  let kills = 0
  for (const deadline = Date.now() + minutes * 60_000; Date.now() < deadline; kills++) {
    await setTimeout(randomBetween(500, 2500))
    const index = kills % 2
    const killedServer = servers[index] as Server
    losses.push(...errorsIn(killedServer.output()))
    await killedServer.end('SIGKILL')
    servers[index] = await testedSite.start(new URL(killedServer.origin).port)
    if ((await timeUntilReady(killedServer.origin, startLimit)) > startLimit)
      losses.push('the site is not ready again')
    const [survivingOrigin = '', restartedOrigin = ''] = index ? origins : origins.toReversed()
    visibilityTimes.push(await timeUntilShown(survivingOrigin, restartedOrigin, token))
  }

  const unavailableBefore = readers.unavailableCount()
  const sentAgainBefore = senders.retries()
  for (let restart = 0; restart < restarts; restart++) {
    const stoppedServer = servers[restart % 2] as Server
    await stoppedServer.end('SIGTERM')
    losses.push(...errorsIn(stoppedServer.output()))
    servers[restart % 2] = await testedSite.start(new URL(stoppedServer.origin).port)
  }
  const effects = `${readers.unavailableCount() - unavailableBefore} answers 503 and ${senders.retries() - sentAgainBefore} pictures sent again`

  await readers.stop()
  await senders.stop()
  for (const server of servers) {
    losses.push(...errorsIn(server.output()))
    await server.end('SIGTERM')
  }
  await nginx.stop()
  const { acknowledged } = senders
  losses.push(...senders.wrongAnswers, ...readers.wrongAnswers)
  losses.push(
    ...visibilityTimes
      .filter((time) => time > visibilityLimit)
      .map((time) => `a change was visible only after ${time} ms`),
  )
  losses.push(...(await testedSite.inspect((site) => findLosses(site, acknowledged))))
  await testedSite.remove()
  await s3.remove()
  await postgres.remove()
  const read = `${readers.correctCount()} answers read by ${readerCount}, ${readers.unavailableCount()} times 503`
  const uploads = `${acknowledged.length} pictures of ${uploaderCount} acknowledged, ${senders.retries()} sent again`
  const seen = `a change is visible at the other process after ${median(visibilityTimes).toFixed(0)} ms (median), ${largest(visibilityTimes).toFixed(0)} ms (worst)`
  const stops = `${restarts} restarts one by one: ${effects}`
  const counts = `${simultaneousStarts} started at once; ${kills} kills, ${read}, ${uploads}; ${seen}; ${stops}`
  return { counts, losses }
}

/** Starts several processes on an empty database. @throws unless all of them start */
async function startTogether(settings: NodeJS.ProcessEnv): Promise<void> {
  const testedSite = await openTestedSite({ LOG_LEVEL: 'warn' })
  const environment = { ...testedSite.environment, ...settings }
  const startedServers = await Promise.all(
    Array.from({ length: simultaneousStarts }, () => startServer(environment)),
  )
  await Promise.all(startedServers.map((server) => server.end('SIGTERM')))
  await testedSite.remove()
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
    const startTime = performance.now()
    while (true) {
      const elapsed = performance.now() - startTime
      if ((await (await fetch(`${reader}${url}`)).text()).includes(name)) return elapsed
      if (elapsed > 10 * visibilityLimit) return Number.POSITIVE_INFINITY
      await setTimeout(10)
    }
  }
  return Math.max(await delayAt('/api/searchNames'), await delayAt('/glossary'))
}
