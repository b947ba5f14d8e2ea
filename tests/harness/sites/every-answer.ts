/** Records answers, pictures and all restorable rows of a site, so that a test can compare two moments. */
import { createHash } from 'node:crypto'
import pLimit from 'p-limit'
import type { EndpointName } from '../../../contract/calls/endpoints.ts'
import { endpoints } from '../../../contract/calls/endpoints.ts'
import type { Kind } from '../../../contract/kinds.ts'
import { findByFormerName, findSpecies } from '../../../server/catalogue/repositories/species.ts'
import { restorableTables } from '../../../server/ledger/touched-row.ts'
import type { Person } from './members.ts'
import type { Site } from './site.ts'

/** The answers by request. A request is written as its reader and its address, or as its reader, call and input. */
export type Answers = Record<string, string>

interface AnswerOptions {
  site: Site
  members: Person[]
  admin: Person
  /** Names that a species has, had or may get. */
  names: Record<Kind, readonly string[]>
}

const callsOfEveryone: EndpointName[] = [
  'searchNames',
  'searchBirdNames',
  'searchWords',
  'searchBirdWords',
  'userInfoGlossary',
  'userInfoGlossaryBird',
  'numOFPlants',
  'numOfBirds',
  'getDb2Pic',
  'getDb2PicBird',
  'pictureOfWeek',
  'userInfo',
  'creationDocumentary',
  'walks',
]
const pathsOfMembers = ['/api/submissions?page=1', '/api/submissions?page=2', '/api/uploadCreation']
const pathsOfAdmins = [
  '/api/withdrawals',
  '/api/adminAuth',
  '/api/uploadHome',
  '/api/waitingCounts',
]

/** @returns the answers and the restorable rows, without the fallback pictures, which the site chooses at random */
export async function everyAnswer({
  site,
  members,
  admin,
  names,
}: AnswerOptions): Promise<Answers> {
  const answers: Answers = {}
  const pendingRequests: Promise<void>[] = []
  const limit = pLimit(8)
  const people = { visitor: {}, member: members[0]?.authorization, admin: admin.authorization }

  function get(reader: string, url: string, headers: Record<string, string> = {}) {
    pendingRequests.push(limit(() => read(reader, url, headers)))
  }
  function post(reader: string, name: EndpointName, input: object, headers = {}) {
    pendingRequests.push(limit(() => call(reader, name, input, headers)))
  }
  async function read(reader: string, url: string, headers: Record<string, string>) {
    const { statusCode, rawPayload } = await site.get(url, headers)
    const isText = url.startsWith('/api')
    const body = isText
      ? withoutRestorations(rawPayload)
      : createHash('sha256').update(rawPayload).digest('hex')
    answers[`${reader}: ${url}`] = `${statusCode} ${body}`
  }
  async function call(reader: string, name: EndpointName, input: object, headers: object) {
    const { statusCode, body } = await site.post(`/api${endpoints[name].path}`, input, {
      ...headers,
    })
    answers[`${reader}: ${name} ${JSON.stringify(input)}`] = `${statusCode} ${body}`
  }

  for (const [reader, headers] of Object.entries(people)) {
    for (const name of callsOfEveryone) get(reader, `/api${endpoints[name].path}`, headers)
  }
  for (const person of [...members, admin]) {
    for (const url of pathsOfMembers) get(person.username, url, person.authorization)
  }
  for (const url of pathsOfAdmins) get('admin', url, people.admin)
  for (const kind of ['plant', 'bird'] as const) {
    const profile = kind === 'plant' ? 'syncPlantInfo' : 'syncBirdInfo'
    for (const name of names[kind]) {
      post('visitor', profile, { postName: name })
      // The other calls answer nothing about a missing species.
      if (!(await speciesExists(site, kind, name))) continue
      post('visitor', 'getPics', { plant: name, kind })
      post('visitor', 'getPicsAndArts', { plant: name, kind })
      post('admin', 'adminView', { search: name, kind }, people.admin)
      get('admin', `/api/speciesHistory?${new URLSearchParams({ name, kind })}`, people.admin)
    }
  }
  for (const path of await everyPath(site)) {
    get('visitor', `/public${path}`)
  }
  await Promise.all(pendingRequests)
  return { ...answers, ...(await everyRow(site)) }
}

/** Removes the restored state of a submission, which its author sees after an undo. */
const withoutRestorations = (json: Buffer) =>
  json.toString().replaceAll(/"outcome":\{"state":"restored"[^}]*\},/g, '')

async function speciesExists(
  { database: { db } }: Site,
  kind: Kind,
  name: string,
): Promise<boolean> {
  return Boolean((await findSpecies(db, kind, name)) ?? (await findByFormerName(db, kind, name)))
}

/** @returns the sorted rows of every table that the ledger can restore */
export async function everyRow({ database: { db } }: Site): Promise<Answers> {
  const tables = restorableTables.map(async (table) => {
    const rows = await db.selectFrom(table).selectAll().execute()
    const ordered = rows.map((row) => JSON.stringify(Object.entries(row).sort()))
    return [`rows of ${table}`, ordered.sort().join('\n')]
  })
  return Object.fromEntries(await Promise.all(tables))
}

/** @returns the path of every present or deleted picture */
async function everyPath({ database: { db } }: Site): Promise<Set<string>> {
  const rows = await db.selectFrom('activity').select('rows').execute()
  const loggedPaths = rows.flatMap((row) => row.rows.match(/\/\w+-[0-9a-f]{16}\.(jpg|png)/g) ?? [])
  const storedRows = await Promise.all(
    (['picture', 'artwork', 'submission'] as const).map((table) =>
      db.selectFrom(table).select('path').execute(),
    ),
  )
  return new Set([...loggedPaths, ...storedRows.flat().flatMap(({ path }) => path ?? [])].sort())
}

/** @returns the changed answers, and the answers to new requests except 404 */
export function differencesOf(before: Answers, after: Answers): Answers {
  const changed = Object.entries(after).filter(([question, answer]) =>
    question in before ? before[question] !== answer : !answer.startsWith('404'),
  )
  return Object.fromEntries(changed)
}
