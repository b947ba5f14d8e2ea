/**
 * Stops the S3 store for a while. Requests for pictures must get 503, and pages and calls must succeed. Afterwards
 * every request must succeed.
 */
import { setTimeout } from 'node:timers/promises'
import { newBucket } from '../harness/servers/buckets.ts'
import { startS3Server } from '../harness/servers/s3-server.ts'
import { errorsIn } from '../harness/sites/running-site.ts'
import type { Fault } from './fault.ts'
import { findLosses } from './find-losses.ts'
import { pictureRequest, startReaders } from './readers.ts'
import { nextAcknowledgement, startSenders } from './senders.ts'
import { openTestedSite } from './tested-site.ts'

/** Maximum number of milliseconds until the site is ready again. */
const readyLimit = 5000

export const storeAway: Fault = async ({ away }) => {
  const s3 = await startS3Server()
  const testedSite = await openTestedSite({ ...(await newBucket(s3.endpoint)), LOG_LEVEL: 'warn' })
  const server = await testedSite.start()
  const { origin } = server
  const token = await testedSite.publishFlower(origin)
  const senders = startSenders({ origin, token, content: 'pictures', people: 2 })
  const species = startSenders({ origin, token, content: 'species', people: 1 })
  await nextAcknowledgement([senders])
  const picture = await pictureRequest(origin)
  const pages = startReaders({ origin, people: 4 })
  const pictures = startReaders({ origin, people: 4, requests: [picture] })
  await setTimeout(1000)

  const losses: string[] = []
  await s3.stop()
  await setTimeout(500)
  const [before, written] = [pictures.correctCount(), species.acknowledged.length]
  await setTimeout(away * 1000)
  if (pictures.correctCount() > before) losses.push('a picture was served without the store')
  if (species.acknowledged.length === written)
    losses.push('nothing could be written without the store')
  await s3.startAgain()
  const startTime = performance.now()
  const answersBefore = pictures.correctCount()
  while (pictures.correctCount() === answersBefore && performance.now() - startTime < readyLimit)
    await setTimeout(20)
  const ready = performance.now() - startTime
  if (ready >= readyLimit) losses.push('the site was not ready within 5 s')
  await setTimeout(2000)

  for (const each of [pages, pictures]) await each.stop()
  for (const each of [senders, species]) await each.stop()
  if (pages.unavailableCount() > 0)
    losses.push(`pages answered 503 ${pages.unavailableCount()} times`)
  losses.push(...errorsIn(server.output()), ...pages.wrongAnswers, ...pictures.wrongAnswers)
  losses.push(...senders.wrongAnswers, ...species.wrongAnswers)
  await server.end('SIGTERM')
  const acknowledged = [...senders.acknowledged, ...species.acknowledged]
  losses.push(...(await testedSite.inspect((site) => findLosses(site, acknowledged))))
  await testedSite.remove()
  await s3.remove()
  const counts = [
    `store stopped for ${away} s`,
    `${pages.correctCount()} pages and calls answered`,
    `${pictures.correctCount()} pictures and ${pictures.unavailableCount()} times 503`,
    `${acknowledged.length} writes acknowledged`,
    `ready again after ${ready.toFixed(0)} ms`,
  ]
  return { counts: counts.join(', '), losses }
}
