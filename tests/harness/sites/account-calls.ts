/** Registers and signs in by calls, on a site whose accounts are deleted before each test. */
import { beforeEach } from 'vitest'
import type { Site } from './site.ts'

export const linsAccount = { username: 'lin', password: '竹外桃花三两枝春' }

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** @param siteNow returns the site, once it is open */
export function accountCalls(siteNow: () => Site) {
  beforeEach(async () => {
    for (const table of ['session', 'known_device', 'attempt', 'activity', 'account'] as const) {
      await siteNow().database.db.deleteFrom(table).execute()
    }
  })

  const call = (name: string, body: object, headers = {}, more: object = {}) =>
    siteNow().app.inject({
      method: 'POST',
      url: `/api/${name}`,
      payload: body,
      headers: { 'content-type': 'application/json', ...headers },
      ...more,
    })
  return {
    call,
    register: (who = linsAccount) => call('register', who),
    /** @returns the token of a new session */
    async tokenOf(who = linsAccount): Promise<string> {
      return (await call('login', who)).json().token
    },
  }
}
