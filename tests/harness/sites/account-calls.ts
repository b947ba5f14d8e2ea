/** Registers accounts and signs them in by calls, on a site whose accounts are deleted before each test. */
import { beforeEach } from 'vitest'
import type { Site } from './site.ts'

export const linsAccount = { username: 'lin', password: '竹外桃花三两枝春' }

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** @param getSite a function that returns the site, once the site is open */
export function accountCalls(getSite: () => Site) {
  beforeEach(async () => {
    for (const table of ['session', 'known_device', 'attempt', 'activity', 'account'] as const) {
      await getSite().database.db.deleteFrom(table).execute()
    }
  })

  const call = (name: string, body: object, headers = {}, otherOptions: object = {}) =>
    getSite().app.inject({
      method: 'POST',
      url: `/api/${name}`,
      payload: body,
      headers: { 'content-type': 'application/json', ...headers },
      ...otherOptions,
    })
  return {
    call,
    register: (account = linsAccount) => call('register', account),
    /** @returns the token of a new session */
    async tokenOf(account = linsAccount): Promise<string> {
      return (await call('login', account)).json().token
    },
  }
}
