/** One PostgreSQL for the whole run; each test asks it for a database of its own. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { pinnedNode } from '../../scripts/pinned-node.mjs'

declare module 'vitest' {
  export interface ProvidedContext {
    /** `postgres://…` of the server, without a database. */
    postgresServer: string
  }
}

interface Started {
  address?: string
  failure?: string
}

export default async function startPostgres(project: TestProject) {
  const server = fork(path.join(import.meta.dirname, 'postgres-process.ts'), {
    execPath: pinnedNode,
    // Ctrl-C is for the tests; this ends after them, as it does when they are killed.
    detached: true,
  })
  const ended = once(server, 'exit')
  const [started] = (await Promise.race([
    once(server, 'message'),
    ended.then(() => [{ failure: 'it ended at once' }]),
  ])) as [Started]
  if (!started.address) throw new Error(`PostgreSQL did not start: ${started.failure}`)
  project.provide('postgresServer', started.address)

  return async () => {
    server.disconnect()
    await ended
  }
}
