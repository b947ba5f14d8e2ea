/** The S3 store is away for a while: its pictures are 503, pages and calls go on, and then all is well. */
import { setTimeout } from 'node:timers/promises'
import { newBucket } from '../harness/servers/buckets.ts'
import { startS3Server } from '../harness/servers/s3-server.ts'
import { faultsIn } from '../harness/sites/running-site.ts'
import type { Fault } from './fault.ts'
import { openGround } from './ground.ts'
import { brokenIn, lostOf } from './keeping.ts'
import { anyPicture, startReading } from './reading.ts'
import { startSending } from './sending.ts'

/** Milliseconds. */
const wellWithin = 5000

export const storeAway: Fault = async ({ away }) => {
  const s3 = await startS3Server()
  const ground = await openGround({ ...(await newBucket(s3.endpoint)), LOG_LEVEL: 'warn' })
  const server = await ground.start()
  const { origin } = server
  const token = await ground.begin(origin)
  const sending = startSending({ origin, token, what: 'pictures', people: 2 })
  const species = startSending({ origin, token, what: 'species', people: 1 })
  while (sending.acknowledged.length === 0) await setTimeout(50)
  const picture = await anyPicture(origin)
  const pages = startReading({ origin, people: 4 })
  const pictures = startReading({ origin, people: 4, all: [picture] })
  await setTimeout(1000)

  const losses: string[] = []
  await s3.stop()
  await setTimeout(500)
  const [before, written] = [pictures.right(), species.acknowledged.length]
  await setTimeout(away * 1000)
  if (pictures.right() > before) losses.push('a picture came from nowhere')
  if (species.acknowledged.length === written) losses.push('nothing could be written meanwhile')
  await s3.startAgain()
  const began = performance.now()
  const shown = pictures.right()
  while (pictures.right() === shown && performance.now() - began < wellWithin) await setTimeout(20)
  const well = performance.now() - began
  if (well >= wellWithin) losses.push('it was not well within 5 s')
  await setTimeout(2000)

  for (const each of [pages, pictures]) await each.stop()
  for (const each of [sending, species]) await each.stop()
  if (pages.notNow() > 0) losses.push(`pages were 503 ${pages.notNow()} times`)
  losses.push(...faultsIn(server.said()), ...pages.wrong, ...pictures.wrong)
  losses.push(...sending.wrong, ...species.wrong)
  await server.end('SIGTERM')
  const acknowledged = [...sending.acknowledged, ...species.acknowledged]
  losses.push(
    ...(await ground.look(async (site) => [
      ...(await lostOf(site, acknowledged)),
      ...(await brokenIn(site)),
    ])),
  )
  await ground.remove()
  await s3.remove()
  const counts = [
    `away for ${away} s`,
    `${pages.right()} pages and calls answered`,
    `${pictures.right()} pictures and ${pictures.notNow()} times 503`,
    `${acknowledged.length} writes acknowledged`,
    `well again after ${well.toFixed(0)} ms`,
  ]
  return { counts: counts.join(', '), losses }
}
