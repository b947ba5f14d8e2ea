/**
 * Measures the review of 500 submissions of all kinds: `npm run bench:review-queue`. The
 * benchmark sends the call `adminAuth` with 5 and with 500 pending submissions, then decides on
 * each submission. After the last fetched card, it fetches the next cards.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Queues } from '../contract/schemas/review.ts'
import { attemptLimitsFor } from '../server/accounts/limits/attempt-limits.ts'
import { createAttempts } from '../server/accounts/limits/attempts.ts'
import { createAccountService } from '../server/accounts/service.ts'
import { findSpecies } from '../server/catalogue/repositories/species.ts'
import { type Database, openDatabase } from '../server/database/connection.ts'
import { addAccount, addPending } from '../tests/harness/databases/inserted-rows.ts'
import { makeSite, measuredSpecies } from './site/made-site.ts'

const fewPending = 5
const manyPending = 500
const rounds = 40
const password = '疏影横斜水清浅，暗香浮动'
const longText = 'White cups on bare twigs. 花大而洁白。\n'.repeat(100)

const decisions = {
  authPosts: ['PUT', 'handleEditDecision'],
  newAuthPosts: ['POST', 'newPostAuth'],
  newCreationEntries: ['POST', 'newCreationAuth'],
  newPictures: ['POST', 'newPictureAuth'],
} as const
type Queue = keyof typeof decisions
const queues = Object.keys(decisions) as Queue[]

const folder = await mkdtemp(path.join(os.tmpdir(), 'huaniao-review-'))
const site = await makeSite(folder)
const database = openDatabase({ dataFolder: folder })
try {
  const token = await becomeAdmin(database)
  await fill(database, 0, fewPending)
  await timesOfGet(token)
  print(`open, ${fewPending} pending`, await timesOfGet(token))
  await fill(database, fewPending, manyPending - fewPending)
  print(`open, ${manyPending} pending`, await timesOfGet(token))
  const { deciding, fetching } = await decideAll(token)
  print(`decide, each of ${deciding.length}`, deciding)
  print('fetch the next cards', fetching)
  const tenth = Math.floor(deciding.length / 10)
  print('decide, the first tenth', deciding.slice(0, tenth))
  print('decide, the last tenth', deciding.slice(-tenth))
} finally {
  await database.close()
  await site.stop()
  await rm(folder, { recursive: true, force: true })
}

async function becomeAdmin({ db }: Database): Promise<string> {
  const attempts = createAttempts(db)
  const accounts = createAccountService({
    database,
    attempts,
    registrationOpen: false,
    limits: attemptLimitsFor(300),
  })
  await accounts.appoint({ username: 'measurer', password })
  return (await request<{ token: string }>('POST', 'login', { username: 'measurer', password }))
    .token
}

/** Adds submissions of alternating kinds. Edits and new species have long texts. */
async function fill({ db }: Database, start: number, count: number): Promise<void> {
  const species = await findSpecies(db, 'plant', measuredSpecies)
  if (!species) throw new Error('The measured species is missing')
  const authorId = (await addAccount(db)).id
  const common = { speciesKind: 'plant', speciesId: species.id, authorId } as const
  const credits = { season: 'spring', takenBy: 'Lin', takenOn: '', location: '' } as const
  const drawing = { artist: 'Chen', drawnOn: '', location: '' }
  for (let index = start; index < start + count; index++) {
    const texts = { additionalInfo: `${longText}${index}` }
    if (index % 5 === 0) {
      const payload = { before: { texts: { additionalInfo: '' } }, after: { texts } }
      await addPending(db, { kind: 'edit', payload, ...common })
    } else if (index % 5 === 1) {
      const names = { latinName: `Planta ${index}`, commonName: 'New', chineseName: '新' }
      const payload = { ...names, texts, englishLinks: [], chineseLinks: [], editor: '' }
      await addPending(db, { kind: 'species', payload, ...common, speciesId: null })
    } else if (index % 5 === 2) {
      const creationId = await addPending(db, { kind: 'creation', payload: {}, ...common })
      await addPending(db, { kind: 'picture', payload: credits, ...common, creationId })
      await addPending(db, { kind: 'artwork', payload: drawing, ...common, creationId })
    } else if (index % 5 === 3) {
      await addPending(db, { kind: 'picture', payload: credits, ...common })
    } else {
      await addPending(db, { kind: 'artwork', payload: drawing, ...common })
    }
  }
}

async function timesOfGet(token: string): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    times.push(await timed(() => request('GET', 'adminAuth', undefined, token)))
  }
  return times
}

/**
 * Decides on one queue after the other, and approves two of three submissions.
 * @returns the milliseconds of each decision and of each fetch of cards
 */
async function decideAll(token: string) {
  const deciding: number[] = []
  const fetching: number[] = []
  for (const queue of queues) {
    const [method, call] = decisions[queue]
    for (;;) {
      let cards: { id: string }[] = []
      const fetched = await timed(async () => {
        cards = (await request<Queues>('GET', `adminAuth?queue=${queue}`, undefined, token))[queue]
      })
      if (cards.length === 0) break
      fetching.push(fetched)
      for (const { id } of cards) {
        const decision = deciding.length % 3 !== 0
        const body = queue === 'newPictures' ? { ids: [id], decision } : { id, decision }
        deciding.push(await timed(() => request(method, call, body, token)))
      }
    }
  }
  if (deciding.length !== manyPending)
    throw new Error(`${deciding.length} were decided, not ${manyPending}`)
  return { deciding, fetching }
}

async function request<Answer>(
  method: string,
  call: string,
  body?: object,
  token?: string,
): Promise<Answer> {
  const response = await fetch(`${site.address}/api/${call}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${call}: ${response.status} ${text}`)
  return JSON.parse(text) as Answer
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

function print(label: string, times: number[]): void {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) => (sorted[Math.floor((sorted.length - 1) * part)] ?? 0).toFixed(1)
  console.info(
    `${label.padEnd(26)} median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms, longest ${at(1)} ms`,
  )
}
