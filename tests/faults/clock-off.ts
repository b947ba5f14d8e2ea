/**
 * Shifts the clock of one of two processes two days ahead, then two days back. Checks that no account stays
 * locked for days and that no file in use is deleted.
 */
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { newBucket } from '../harness/servers/buckets.ts'
import { createDatabase, startPostgresServer } from '../harness/servers/postgres-server.ts'
import { startS3Server } from '../harness/servers/s3-server.ts'
import { faultsIn } from '../harness/sites/running-site.ts'
import type { Fault } from './fault.ts'
import { findLosses } from './find-losses.ts'
import { startReaders } from './readers.ts'
import { nextAcknowledgement, startSenders } from './senders.ts'
import { openTestedSite, password, signIn, type TestedSite } from './tested-site.ts'

const twoDays = 2 * 86_400_000
/** Milliseconds. */
const runFor = 8000
/** Seconds: the longest time that a failed login counts. */
const longestWait = 3600

export const clockOff: Fault = async () => {
  const [postgres, s3] = [await startPostgresServer(), await startS3Server()]
  const bucket = await newBucket(s3.endpoint)
  const database = await createDatabase(postgres.address, 'clock')
  const tested = await openTestedSite({ ...bucket, DATABASE_URL: database, LOG_LEVEL: 'warn' })
  const losses: string[] = []
  const counts: string[] = []
  for (const by of [twoDays, -twoDays]) {
    const { acknowledged, right } = await runBesideRightClock(tested, by, losses)
    counts.push(
      `${by / 86_400_000} days: ${acknowledged} writes acknowledged, ${right} answers read`,
    )
  }
  await tested.remove()
  await s3.remove()
  await postgres.remove()
  return { counts: counts.join('; '), losses }
}

async function runBesideRightClock(tested: TestedSite, by: number, losses: string[]) {
  const right = await tested.start()
  const token = await tested.publishFlower(right.origin)
  const first = startSenders({ origin: right.origin, token, what: 'pictures', people: 2 })
  await nextAcknowledgement([first])
  // At its start the second process sweeps the store, while the first process writes to it.
  const clock = path.join(import.meta.dirname, 'shifted-clock.ts')
  const off = await tested.start('0', ['--import', clock], { SHIFTED_BY: String(by) })
  const otherToken = await signIn(off.origin, tested.username)
  const sendings = [
    first,
    startSenders({ origin: off.origin, token, what: 'pictures', people: 1 }),
    startSenders({ origin: off.origin, token: otherToken, what: 'species', people: 1 }),
    startSenders({ origin: right.origin, token: otherToken, what: 'species', people: 1 }),
  ]
  const readings = [right, off].map(({ origin }) => startReaders({ origin, people: 2 }))
  await setTimeout(runFor)
  for (const each of [...sendings, ...readings]) await each.stop()
  losses.push(...(await findLockOut(off.origin, right.origin, tested.username)))
  for (const server of [right, off]) {
    losses.push(...faultsIn(server.output()))
    await server.end('SIGTERM')
  }
  const acknowledged = sendings.flatMap((sending) => sending.acknowledged)
  for (const each of [...sendings, ...readings]) losses.push(...each.wrong)
  await tested.inspect(async (site) => {
    losses.push(...(await findLosses(site, acknowledged)))
    await site.database.db.deleteFrom('attempt').execute()
  })
  const read = readings.reduce((sum, reading) => sum + reading.right(), 0)
  return { acknowledged: acknowledged.length, right: read }
}

/**
 * Sends wrong passwords to the process with the wrong clock. @returns a loss if the owner must wait too long
 * at the other process
 */
async function findLockOut(off: string, right: string, username: string): Promise<string[]> {
  const logIn = (origin: string, guess: string) =>
    fetch(`${origin}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password: guess }),
    })
  for (let time = 0; time < 12; time++) await logIn(off, `${password}?`)
  const answer = await logIn(right, password)
  const wait = Number(answer.headers.get('retry-after') ?? 0)
  return wait > longestWait ? [`wrong guesses lock the account for ${wait} s`] : []
}
