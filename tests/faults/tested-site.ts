/** Opens a site that a fault can kill, restart with the same data, and inspect from outside. */
import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { readConfig } from '../../server/config/config.ts'
import { openDatabase } from '../../server/database/connection.ts'
import { openStore } from '../../server/media/store/open-store.ts'
import {
  appointAdmin,
  prepareSite,
  type Server,
  startServer,
} from '../harness/sites/running-site.ts'

export const password = '疏影横斜水清浅，暗香浮动'
/** The species for which the senders send pictures. */
export const flower = 'Magnolia denudata'

export type TestedSite = Awaited<ReturnType<typeof openTestedSite>>

/** @param settings environment variables in addition to those of `prepareSite` */
export async function openTestedSite(settings: NodeJS.ProcessEnv = {}) {
  const { folder, environment } = await prepareSite(settings)
  const username = `admin-${randomUUID().slice(0, 8)}`
  await appointAdmin(environment, username, password)
  return {
    environment,
    username,
    start: (
      port = '0',
      args: string[] = [],
      otherSettings: NodeJS.ProcessEnv = {},
    ): Promise<Server> => startServer({ ...environment, PORT: port, ...otherSettings }, args),

    /** Signs the admin in and publishes the species `flower`. @returns the admin's token */
    async publishFlower(origin: string): Promise<string> {
      const token = await signIn(origin, username)
      const form = { latinName: flower, chineseName: '玉兰', commonName: 'Yulan magnolia' }
      const answer = await fetch(`${origin}/api/uploadPlant`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'idempotency-key': 'the-first-flower' },
        body: formOf(form),
      })
      if (!answer.ok) throw new Error(`The species could not be published: ${await answer.text()}`)
      return token
    },

    /** Opens the rows and files of the site, while it runs or after it was killed. */
    async inspect<Result>(
      read: (site: OpenedSite) => Promise<Result>,
      otherSettings: NodeJS.ProcessEnv = {},
    ): Promise<Result> {
      const config = readConfig({ ...environment, ...otherSettings })
      const database = openDatabase(config)
      try {
        return await read({ database, store: await openStore(config) })
      } finally {
        await database.close()
      }
    },

    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

export interface OpenedSite {
  database: ReturnType<typeof openDatabase>
  store: Awaited<ReturnType<typeof openStore>>
}

export async function signIn(origin: string, username: string): Promise<string> {
  const answer = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  const { token } = (await answer.json()) as { token?: string }
  if (!token) throw new Error(`The sign-in failed: ${answer.status}`)
  return token
}

export function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

/** @returns milliseconds until `/readyz` answers 200; Infinity after `limit` milliseconds */
export async function timeUntilReady(origin: string, limit: number): Promise<number> {
  const startTime = performance.now()
  while (performance.now() - startTime < limit) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined)
    await answer?.arrayBuffer().catch(() => undefined)
    if (answer?.ok) return performance.now() - startTime
    await setTimeout(20)
  }
  return Number.POSITIVE_INFINITY
}
