/**
 * Shifts the clock of one of two processes two days ahead, then two days back. The fault checks that no account stays
 * locked for more than an hour and that no file in use is deleted.
 */
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { newBucket } from '../harness/servers/buckets.ts'
import { createDatabase, startPostgresServer } from '../harness/servers/postgres-server.ts'
import { startS3Server } from '../harness/servers/s3-server.ts'
import { errorsIn } from '../harness/sites/running-site.ts'
import type { Fault } from './fault.ts'
import { findLosses } from './find-losses.ts'
import { startReaders } from './readers.ts'
import { nextAcknowledgement, startSenders } from './senders.ts'
import { openTestedSite, password, signIn, type TestedSite } from './tested-site.ts'

const twoDays = 2 * 86_400_000
/** The duration of a run in milliseconds. */
const runDuration = 8000
/** The longest time in seconds that a failed login counts. */
const longestWait = 3600

export const clockOff: Fault = async () => {
  const [postgres, s3] = [await startPostgresServer(), await startS3Server()]
  const bucket = await newBucket(s3.endpoint)
  const database = await createDatabase(postgres.address, 'clock')
  const testedSite = await openTestedSite({ ...bucket, DATABASE_URL: database, LOG_LEVEL: 'warn' })
  const losses: string[] = []
  const counts: string[] = []
  for (const shift of [twoDays, -twoDays]) {
    const { acknowledged, answersRead } = await runWithTwoClocks(testedSite, shift, losses)
    counts.push(
      `${shift / 86_400_000} days: ${acknowledged} writes acknowledged, ${answersRead} answers read`,
    )
  }
  await testedSite.remove()
  await s3.remove()
  await postgres.remove()
  return { counts: counts.join('; '), losses }
}

async function runWithTwoClocks(testedSite: TestedSite, shift: number, losses: string[]) {
  const rightServer = await testedSite.start()
  const token = await testedSite.publishFlower(rightServer.origin)
  const first = startSenders({ origin: rightServer.origin, token, content: 'pictures', people: 2 })
  await nextAcknowledgement([first])
  // At its start the second process sweeps the store, while the first process writes to it.
  const clock = path.join(import.meta.dirname, 'shifted-clock.ts')
  const shiftedServer = await testedSite.start('0', ['--import', clock], {
    SHIFTED_BY: String(shift),
  })
  const otherToken = await signIn(shiftedServer.origin, testedSite.username)
  const senderGroups = [
    first,
    startSenders({ origin: shiftedServer.origin, token, content: 'pictures', people: 1 }),
    startSenders({
      origin: shiftedServer.origin,
      token: otherToken,
      content: 'species',
      people: 1,
    }),
    startSenders({ origin: rightServer.origin, token: otherToken, content: 'species', people: 1 }),
  ]
  const readerGroups = [rightServer, shiftedServer].map(({ origin }) =>
    startReaders({ origin, people: 2 }),
  )
  await setTimeout(runDuration)
  for (const each of [...senderGroups, ...readerGroups]) await each.stop()
  losses.push(...(await findLockOut(shiftedServer.origin, rightServer.origin, testedSite.username)))
  for (const server of [rightServer, shiftedServer]) {
    losses.push(...errorsIn(server.output()))
    await server.end('SIGTERM')
  }
  const acknowledged = senderGroups.flatMap((senders) => senders.acknowledged)
  for (const each of [...senderGroups, ...readerGroups]) losses.push(...each.wrongAnswers)
  await testedSite.inspect(async (site) => {
    losses.push(...(await findLosses(site, acknowledged)))
    await site.database.db.deleteFrom('attempt').execute()
  })
  const read = readerGroups.reduce((sum, readers) => sum + readers.correctCount(), 0)
  return { acknowledged: acknowledged.length, answersRead: read }
}

/**
 * Sends wrong passwords to the process with the wrong clock. @returns a loss if the owner must wait too long
 * at the other process
 */
async function findLockOut(
  shiftedOrigin: string,
  rightOrigin: string,
  username: string,
): Promise<string[]> {
  const tryPassword = (origin: string, guess: string) =>
    fetch(`${origin}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password: guess }),
    })
  for (let attempt = 0; attempt < 12; attempt++) await tryPassword(shiftedOrigin, `${password}?`)
  const answer = await tryPassword(rightOrigin, password)
  const wait = Number(answer.headers.get('retry-after') ?? 0)
  return wait > longestWait ? [`wrong guesses lock the account for ${wait} s`] : []
}
