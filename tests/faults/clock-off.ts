/** The clock of one process is two days off, either way: nobody is kept out for days, nothing is swept. */
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { newBucket } from '../harness/servers/buckets.ts'
import { createDatabase, startPostgresServer } from '../harness/servers/postgres-server.ts'
import { startS3Server } from '../harness/servers/s3-server.ts'
import { faultsIn } from '../harness/sites/running-site.ts'
import type { Fault } from './fault.ts'
import { type Ground, openGround, password, signIn } from './ground.ts'
import { brokenIn, lostOf } from './keeping.ts'
import { startReading } from './reading.ts'
import { startSending } from './sending.ts'

const twoDays = 2 * 86_400_000
/** Milliseconds. */
const goesOnFor = 8000
/** Seconds: no attempt counts for longer. */
const longestWait = 3600

export const clockOff: Fault = async () => {
  const [postgres, s3] = [await startPostgresServer(), await startS3Server()]
  const bucket = await newBucket(s3.endpoint)
  const database = await createDatabase(postgres.address, 'clock')
  const ground = await openGround({ ...bucket, DATABASE_URL: database, LOG_LEVEL: 'warn' })
  const losses: string[] = []
  const counts: string[] = []
  for (const by of [twoDays, -twoDays]) {
    const { acknowledged, right } = await besideOneThatIsRight(ground, by, losses)
    counts.push(
      `${by / 86_400_000} days: ${acknowledged} writes acknowledged, ${right} answers read`,
    )
  }
  await ground.remove()
  await s3.remove()
  await postgres.remove()
  return { counts: counts.join('; '), losses }
}

async function besideOneThatIsRight(ground: Ground, by: number, losses: string[]) {
  const right = await ground.start()
  const token = await ground.begin(right.origin)
  const first = startSending({ origin: right.origin, token, what: 'pictures', people: 2 })
  while (first.acknowledged.length === 0) await setTimeout(50)
  // It sweeps the store as it opens, while the other one writes there.
  const clock = path.join(import.meta.dirname, 'shifted-clock.ts')
  const off = await ground.start('0', ['--import', clock], { SHIFTED_BY: String(by) })
  const there = await signIn(off.origin, ground.username)
  const sendings = [
    first,
    startSending({ origin: off.origin, token, what: 'pictures', people: 1 }),
    startSending({ origin: off.origin, token: there, what: 'species', people: 1 }),
    startSending({ origin: right.origin, token: there, what: 'species', people: 1 }),
  ]
  const readings = [right, off].map(({ origin }) => startReading({ origin, people: 2 }))
  await setTimeout(goesOnFor)
  for (const each of [...sendings, ...readings]) await each.stop()
  losses.push(...(await keptOut(off.origin, right.origin, ground.username)))
  for (const server of [right, off]) {
    losses.push(...faultsIn(server.said()))
    await server.end('SIGTERM')
  }
  const acknowledged = sendings.flatMap((sending) => sending.acknowledged)
  for (const each of [...sendings, ...readings]) losses.push(...each.wrong)
  losses.push(
    ...(await ground.look(async (site) => [
      ...(await lostOf(site, acknowledged)),
      ...(await brokenIn(site)),
      ...(await site.database.db.deleteFrom('attempt').execute()).flatMap(() => []),
    ])),
  )
  const read = readings.reduce((sum, reading) => sum + reading.right(), 0)
  return { acknowledged: acknowledged.length, right: read }
}

/** After wrong guesses at one whoever knows better is let in by the other, or told a wait that ends. */
async function keptOut(off: string, right: string, username: string): Promise<string[]> {
  const logIn = (origin: string, guess: string) =>
    fetch(`${origin}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password: guess }),
    })
  for (let time = 0; time < 12; time++) await logIn(off, `${password}?`)
  const answer = await logIn(right, password)
  const wait = Number(answer.headers.get('retry-after') ?? 0)
  return wait > longestWait ? [`a guess keeps its owner out for ${wait} s`] : []
}
