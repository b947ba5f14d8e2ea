/** Creates members, reviewers and admins of a test site, and sends their requests. */
import { randomUUID } from 'node:crypto'
import type { EndpointName } from '../../../contract/calls/endpoints.ts'
import { endpoints } from '../../../contract/calls/endpoints.ts'
import type { AccountRole } from '../../../contract/endpoint.ts'
import { insertAccounts } from '../databases/fast-accounts.ts'
import type { Site } from './site.ts'

export type Person = Awaited<ReturnType<typeof join>>

type Files = Record<string, readonly (readonly [name: string, bytes: Uint8Array])[]>

const password = '疏影横斜水清浅，暗香浮动'

/** Inserts an account and signs in with a token, as a program does. */
export async function join(site: Site, role: AccountRole = 'member') {
  const username = `${role}-${randomUUID().slice(0, 8)}`
  await insertAccounts(site.database.db, [username], password, role)
  return signIn(site, username)
}

/** @returns a signed-in person for each role */
export async function joinAsEachRole(site: Site): Promise<Record<AccountRole, Person>> {
  const [member, reviewer] = [await join(site), await join(site, 'reviewer')]
  return { member, reviewer, admin: await join(site, 'admin') }
}

/** Registers an account as a visitor does, which takes longer than `join`. */
export const register = (site: Site, username: string) => openSession(site, 'register', username)

/** Signs in to an account that `join` made. The site may be a copy of the site of `join`. */
export const signIn = (site: Site, username: string) => openSession(site, 'login', username)

async function openSession(site: Site, call: 'register' | 'login', username: string) {
  const answer = await site.post(`/api${endpoints[call].path}`, { username, password })
  const { token } = answer.json() as { token: string }
  const account = await site.database.db
    .selectFrom('account')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow()
  const authorization = { authorization: `Bearer ${token}` }

  return {
    username,
    accountId: account.id,
    authorization,
    get: (url: string) => site.get(url, authorization),
    /** Sends a call as JSON, with the method that the contract defines for it. */
    call: (name: EndpointName, body: object, headers: Record<string, string> = {}) =>
      site.app.inject({
        method: endpoints[name].method,
        url: `/api${endpoints[name].path}`,
        payload: body,
        headers: { ...authorization, ...headers },
      }),

    /** Sends a form as a browser does. */
    async form(
      name: EndpointName,
      fields: Record<string, string>,
      files: Files = {},
      headers: Record<string, string> = {},
    ) {
      const { payload, type } = await formBody(fields, files)
      const allHeaders = { ...authorization, ...headers, 'content-type': type }
      const url = `/api${endpoints[name].path}`
      return site.app.inject({ method: 'POST', url, payload, headers: allHeaders })
    },
  }
}

/** @returns a multipart body, and its content type with the boundary */
export async function formBody(fields: Record<string, string>, files: Files = {}) {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  for (const [field, list] of Object.entries(files)) {
    for (const [name, bytes] of list) form.append(field, new Blob([Buffer.from(bytes)]), name)
  }
  const body = new Response(form)
  const type = body.headers.get('content-type') ?? ''
  return { payload: Buffer.from(await body.arrayBuffer()), type }
}
