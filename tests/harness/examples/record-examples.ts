/**
 * Makes the calls of the contract on the sample collection, and records each request and answer as an example. The
 * module does not make calls that stream a file. The recording replaces ids, times and names of accounts, so that a
 * second recording has the same examples.
 */
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type EndpointName, endpoints } from '../../../contract/calls/endpoints.ts'
import type { AccountRole, Endpoint } from '../../../contract/endpoint.ts'
import { findSpecies } from '../../../server/catalogue/repositories/species.ts'
import { readConfig } from '../../../server/config/config.ts'
import { importCollection } from '../../../server/import/import-collection.ts'
import { issueSetupAddress } from '../../../server/setup/address.ts'
import { addPending } from '../databases/inserted-rows.ts'
import { join, type Person } from '../sites/members.ts'
import type { Site } from '../sites/site.ts'
import { sendCall, validInput } from './send-call.ts'

type RecordedCalls = Record<string, { input?: unknown; answer: unknown }>

const password = '疏影横斜水清浅，暗香浮动'
const account = { username: 'xiaoman', password }
/**
 * Inputs for calls whose test example does not fit here. The calls of accounts need an account and a password that
 * exist, and the sample already has the species of the example.
 */
const ownInputs: Partial<Record<EndpointName, object>> = {
  register: account,
  login: account,
  leave: { password },
  changePassword: { password, newPassword: '暗香浮动，疏影横斜水清浅' },
  uploadPlant: {
    latinName: 'Nandina domestica',
    commonName: 'Heavenly bamboo',
    chineseName: '南天竹',
    location: 'Library Lawn',
    link: '[{"linkTitle":"World Flora Online","link":"https://www.worldfloraonline.org"}]',
    editor: 'Lin G11',
  },
}

/** The largest number of list items, and of characters of a text, in an example. */
const listLength = 2
const textLength = 160

export async function recordExamples(site: Site): Promise<RecordedCalls> {
  const { database, store } = site
  const folder = await linkPartOfSample()
  await importCollection({ folder, database, store, timeZone: 'Asia/Shanghai' })
  await rm(folder, { recursive: true })
  const tidy = createTidy()
  const recorded: RecordedCalls = { setup: await recordSetup(site, tidy) }
  const [member, admin] = [await join(site), await join(site, 'admin')]
  // An admin may make the calls of a reviewer.
  const people = { member, reviewer: admin, admin }
  for (const name of orderedCalls()) {
    if (name in recorded) continue
    const { file }: Endpoint = endpoints[name]
    if (file?.streamed) {
      recorded[name] = { input: tidy(await validInput(site, name)), answer: '…' }
      continue
    }
    const { headers, input } = await prepare(site, name, people)
    const answer = await sendCall(site, name, input, { headers })
    if (answer.statusCode !== 200) throw new Error(`${name}: ${answer.statusCode} ${answer.body}`)
    const recordedInput = Object.keys(input).length > 0 ? { input: tidy(input) } : {}
    recorded[name] = { ...recordedInput, answer: tidy(readAnswer(name, answer)) }
  }
  return Object.fromEntries(
    Object.keys(endpoints).map((name) => [name, recorded[name]]),
  ) as RecordedCalls
}

/** Records the set-up before all other calls, because only a site without an admin can be set up. */
async function recordSetup(site: Site, tidy: (value: unknown) => unknown) {
  const config = readConfig(site.database.environment)
  const key = (await issueSetupAddress(site.database.db, config))?.split('#')[1] ?? ''
  const input = { key, username: 'teacher', password, sample: 'keep' }
  const answer = await sendCall(site, 'setup', input)
  return { input: tidy(input), answer: tidy(answer.json()) }
}

/**
 * Links all species of the sample, with pictures of two species only. An import of all pictures would take
 * minutes.
 */
async function linkPartOfSample(): Promise<string> {
  const [sample, part] = [path.resolve('sample'), await mkdtemp(path.join(tmpdir(), 'sample-'))]
  for (const name of ['plants.csv', 'birds.csv', 'photographs', 'artworks']) {
    await symlink(path.join(sample, name), path.join(part, name))
  }
  for (const name of ['photographs.csv', 'artworks.csv', 'creations.csv']) {
    const [head, ...rows] = (await readFile(path.join(sample, name), 'utf8')).trim().split('\n')
    const chosenRows = rows.filter((row) => /Magnolia denudata|Tachybaptus ruficollis/.test(row))
    await writeFile(path.join(part, name), [head, ...chosenRows].join('\n'))
  }
  return part
}

function readAnswer(name: EndpointName, answer: { body: string; json(): unknown }): unknown {
  const { file }: Endpoint = endpoints[name]
  if (file) return file.type.startsWith('text/') ? answer.body : 'the bytes of the file'
  // Otherwise the document would contain itself.
  if (name === 'openapi.json') return { openapi: '3.1.0' }
  return answer.json()
}

/** @returns the calls of visitors first, and the lists of members and admins last, because earlier calls fill them */
function orderedCalls(): EndpointName[] {
  const names = Object.keys(endpoints) as EndpointName[]
  const rank = (name: EndpointName) => {
    const { allow, method }: Endpoint = endpoints[name]
    if (name === 'register') return -1
    if (allow === 'visitor') return 0
    return method === 'GET' ? 2 : 1
  }
  return names.toSorted((a, b) => rank(a) - rank(b))
}

type People = Record<AccountRole, Person>

/** @returns headers and input of the call. A call that ends a session gets its own member. */
async function prepare(site: Site, name: EndpointName, people: People) {
  const { allow }: Endpoint = endpoints[name]
  if (name === 'logout' || name === 'changePassword' || name === 'endSession' || name === 'leave') {
    const { authorization: headers, get } = await join(site)
    const [session] = (await get('/api/sessions')).json().sessions
    return { headers, input: ownInputs[name] ?? (name === 'endSession' ? { id: session.id } : {}) }
  }
  const inputOfAuthor = inputsOfAuthors[name]
  if (inputOfAuthor) {
    const author = await join(site)
    return { headers: author.authorization, input: await inputOfAuthor(site, author) }
  }
  const headers = allow === 'visitor' ? {} : people[allow].authorization
  return { headers, input: ownInputs[name] ?? (await validInput(site, name)) }
}

/** Inputs for calls that only the author of a submission can make. */
const inputsOfAuthors: Partial<
  Record<EndpointName, (site: Site, author: Person) => Promise<object>>
> = {
  resubmit: async (site, { accountId }) => ({
    id: await addReturnedPicture(site, accountId),
    change: { location: 'Science Garden' },
  }),
  withdrawSubmission: async (site, { accountId }) => ({
    id: await addReturnedPicture(site, accountId),
  }),
  async undoWithdrawal(site, author) {
    const id = await addReturnedPicture(site, author.accountId)
    return { id: (await author.call('withdrawSubmission', { id })).json().changeId }
  },
  async requestWithdrawal(site, { accountId }) {
    const id = await addReturnedPicture(site, accountId)
    const picture = { season: 'winter', takenOn: '2025-12-06' } as const
    const result_id = await site.addPicture('plant', 'Magnolia denudata', picture)
    await site.database.db
      .updateTable('submission')
      .set({ status: 'approved', result_id })
      .where('id', '=', id)
      .execute()
    return { id, reason: 'face', note: 'My sister is on the left' }
  },
}

async function addReturnedPicture(site: Site, authorId: string): Promise<string> {
  const species = await findSpecies(site.database.db, 'plant', 'Magnolia denudata')
  return addPending(site.database.db, {
    kind: 'picture',
    payload: { season: 'spring', takenBy: 'Lin', takenOn: '2026-03-08', location: '' },
    speciesKind: 'plant',
    speciesId: species?.id ?? null,
    authorId,
    status: 'returned',
  })
}

function createTidy() {
  const ids = new Map<string, string>()
  const idFor = (id: string) => {
    if (!ids.has(id)) ids.set(id, `00000000-0000-4000-8000-${`${ids.size + 1}`.padStart(12, '0')}`)
    return ids.get(id) ?? id
  }
  const text = (value: string) => {
    const plain = value
      .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, idFor)
      .replace(/\b(member|admin)-[0-9a-f]{8}\b/g, '$1')
      .replace(/^[a-z]+-[a-z]+-\d\d$/, 'maple-heron-42')
      .replace(/\b20\d\d-\d\d-\d\d \d\d:\d\d:\d\d\b/g, '2026-03-15 12:00:00')
      .replace(/\b20\d\d-\d\d-\d\dT[\d:.]+Z/g, '2026-03-15T04:00:00.000Z')
      .replace(/-[0-9a-f]{16}(?=\.(jpg|png)$)/g, '-0123456789abcdef')
      .replace(/^[\w-]{43}$/, 'a-token-of-43-characters')
      .replace(/#[\w-]{43}$/, '#a-token-of-43-characters')
    return plain.length > textLength ? `${plain.slice(0, textLength)}…` : plain
  }
  return function tidy(value: unknown): unknown {
    if (typeof value === 'string') return text(value)
    if (Array.isArray(value)) return value.slice(0, listLength).map(tidy)
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, tidy(each)]))
  }
}
