/**
 * Compares the times of failed logins with known and unknown names (security.md 6): `npm run
 * bench:equal-time`. After a warm-up, the benchmark measures 200 logins with known names and 200
 * with unknown names, in pairs. Each login has a different client address, as behind a proxy,
 * because the site limits the attempts of one address.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { attemptLimitsFor } from '../server/accounts/limits/attempt-limits.ts'
import { createAttempts } from '../server/accounts/limits/attempts.ts'
import { createAccountService } from '../server/accounts/service.ts'
import { createApp } from '../server/app.ts'
import { readConfig } from '../server/config/config.ts'
import { openContent } from '../server/content/site-content.ts'
import { type Database, openDatabase } from '../server/database/connection.ts'
import { migrate } from '../server/database/migrations/migrate.ts'
import { networkOf } from '../server/kernel/network.ts'
import { openFolderStore } from '../server/media/store/folder-store.ts'

const samples = 200
/** The number of failed logins for one name, below the limit of an account. */
const attemptsPerName = 5
const warmUp = 10
/** The allowed difference of the medians, in milliseconds. */
const allowedDifference = 10

async function addMembers(database: Database, names: string[]): Promise<void> {
  const { db } = database
  const attempts = createAttempts(db)
  const accounts = createAccountService({
    database,
    attempts,
    registrationOpen: true,
    limits: attemptLimitsFor(300),
  })
  for (const username of names) {
    const credentials = { username, password: '暗香浮动月黄昏夜' }
    await accounts.register(credentials, {
      network: networkOf(username),
      device: '',
      deviceToken: undefined,
    })
  }
}

let requests = 0

/** @returns milliseconds until the error is read */
async function timeOf(address: string, username: string, message: string): Promise<number> {
  requests += 1
  const startedAt = performance.now()
  const answer = await fetch(`${address}/api/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.1.${requests >> 8}.${requests & 255}`,
    },
    body: JSON.stringify({ username, password: 'not the password' }),
  })
  const error = (await answer.json()) as { message: string }
  const milliseconds = performance.now() - startedAt
  if (error.message !== message) throw new Error(`${username}: ${answer.status} ${error.message}`)
  return milliseconds
}

function quantile(numbers: number[], part: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

const folder = await mkdtemp(path.join(os.tmpdir(), 'huaniao-equal-time-'))
const environment = { DATA_DIR: folder, TRUST_PROXY: 'on', LOG_LEVEL: 'silent' }
const config = readConfig(environment)
const database = openDatabase(config)
await migrate(database)
const content = openContent(config.contentFolder, console.error)
const store = openFolderStore(path.join(folder, 'files'))
const app = await createApp({ config, database, store, content, pages: 'none' })
try {
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const names = Array.from(
    { length: (samples + warmUp) / attemptsPerName },
    (_, index) => `name${index}`,
  )
  await addMembers(database, names)
  const known: number[] = []
  const unknown: number[] = []
  for (let round = 0; round < samples + warmUp; round++) {
    const name = names[round % names.length] as string
    const tryKnownName = async () =>
      known.push(await timeOf(address, name, 'Invalid username or password'))
    const tryUnknownName = async () =>
      unknown.push(await timeOf(address, `no${name}`, 'User not found'))
    // The second login of a pair may find warm caches, so the order alternates.
    const orderedLogins =
      round % 2 === 0 ? [tryKnownName, tryUnknownName] : [tryUnknownName, tryKnownName]
    for (const tryLogin of orderedLogins) await tryLogin()
  }
  console.info(`${os.cpus().length} cores, ${samples} failed logins each, milliseconds`)
  const [first, second] = [known.slice(warmUp), unknown.slice(warmUp)]
  for (const [group, times] of Object.entries({ known: first, unknown: second })) {
    const at = (part: number) => quantile(times, part).toFixed(2).padStart(8)
    console.info(`${group.padEnd(8)} median ${at(0.5)}  quartiles ${at(0.25)} ${at(0.75)}`)
  }
  const difference = quantile(first, 0.5) - quantile(second, 0.5)
  console.info(`medians differ by ${difference.toFixed(2)}; ${allowedDifference} are allowed`)
  if (Math.abs(difference) > allowedDifference) process.exitCode = 1
} finally {
  content.close()
  await app.close()
  await database.close()
  await rm(folder, { recursive: true, force: true })
}
