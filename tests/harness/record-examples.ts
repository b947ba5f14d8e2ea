/**
 * Makes every call of the table on the sample collection and keeps request and answer as its example.
 * Ids, times and names of accounts are replaced, so that a second recording changes nothing else.
 */
import path from 'node:path'
import type { Endpoint } from '../../contract/endpoint.ts'
import { type EndpointName, endpoints } from '../../contract/endpoints.ts'
import { importCollection } from '../../server/import/import-collection.ts'
import { join, type Person } from './members.ts'
import { goodInput, sendCall } from './send-call.ts'
import type { Site } from './site.ts'

type Recorded = Record<string, { input?: unknown; answer: unknown }>

const password = '疏影横斜水清浅，暗香浮动'
const account = { username: 'xiaoman', password }
/** For these the good input of the tests is refused: it belongs to nobody. */
const ofAccounts: Partial<Record<EndpointName, object>> = {
  register: account,
  login: account,
  changePassword: { password, newPassword: '暗香浮动，疏影横斜水清浅' },
}

/** Longest list and text that an example shows. */
const listLength = 2
const textLength = 160

export async function recordExamples(site: Site): Promise<Recorded> {
  const { database, store } = site
  const folder = path.resolve('sample')
  await importCollection({ folder, database, store, timeZone: 'Asia/Shanghai' })
  const people = { member: await join(site), admin: await join(site, 'admin') }
  const tidy = createTidy()
  const recorded: Recorded = {}
  for (const name of inOrder()) {
    const input = ofAccounts[name] ?? (await goodInput(site, name))
    const answer = await sendCall(site, name, input, { headers: headersFor(name, people) })
    if (answer.statusCode !== 200) throw new Error(`${name}: ${answer.statusCode} ${answer.body}`)
    const given = Object.keys(input).length > 0 ? { input: tidy(input) } : {}
    recorded[name] = { ...given, answer: tidy(answer.json()) }
  }
  return Object.fromEntries(
    Object.keys(endpoints).map((name) => [name, recorded[name]]),
  ) as Recorded
}

/** Reading for visitors first, the lists of members and admins last, when they have entries. */
function inOrder(): EndpointName[] {
  const names = Object.keys(endpoints) as EndpointName[]
  const rank = (name: EndpointName) => {
    const { allow, method }: Endpoint = endpoints[name]
    if (name === 'logout') return 3
    if (allow === 'visitor') return 0
    return method === 'GET' ? 2 : 1
  }
  return names.toSorted((a, b) => rank(a) - rank(b))
}

function headersFor(name: EndpointName, { member, admin }: Record<'member' | 'admin', Person>) {
  const { allow }: Endpoint = endpoints[name]
  if (allow === 'visitor' && name !== 'logout') return {}
  return (allow === 'admin' ? admin : member).authorization
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
      .replace(/\b20\d\d-\d\d-\d\d \d\d:\d\d:\d\d\b/g, '2026-03-15 12:00:00')
      .replace(/\b20\d\d-\d\d-\d\dT[\d:.]+Z/g, '2026-03-15T04:00:00.000Z')
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
