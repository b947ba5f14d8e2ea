/** Starts the PostgreSQL server of an npm package, and creates databases on it. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import pg from 'pg'
import { pinnedNode } from '../../../scripts/programs/pinned-node.mjs'

interface Answer {
  address?: string
  failure?: string
}

export interface PostgresServer {
  /** `postgres://…` of the server, without a database. */
  address: string
  stop(): Promise<void>
  /** Starts the server at the same address with the same data. */
  startAgain(): Promise<void>
  /** Stops the server and removes its data. */
  remove(): Promise<void>
}

export async function startPostgresServer(): Promise<PostgresServer> {
  const server = fork(path.join(import.meta.dirname, 'postgres-process.ts'), {
    execPath: pinnedNode,
    // Ctrl-C must not reach the process, which ends after the tests even if they are killed.
    detached: true,
  })
  const ended = once(server, 'exit')
  async function answer(): Promise<Answer> {
    const exit = ended.then(() => [{ failure: 'its process ended' }])
    const [message] = (await Promise.race([once(server, 'message'), exit])) as [Answer]
    if (message.failure) throw new Error(`PostgreSQL did not start: ${message.failure}`)
    return message
  }
  const sendCommand = async (command: 'stop' | 'start') => {
    const response = answer()
    server.send(command)
    await response
  }
  const { address = '' } = await answer()
  return {
    address,
    stop: () => sendCommand('stop'),
    startAgain: () => sendCommand('start'),
    async remove() {
      server.disconnect()
      await ended
    },
  }
}

/**
 * Creates a database.
 * @param template the database to copy. The default is an empty database.
 * @returns the address of the database
 */
export async function createDatabase(
  server: string,
  name: string,
  template = 'template1',
): Promise<string> {
  const client = new pg.Client(`${server}/postgres`)
  await client.connect()
  await client.query(`create database ${name} template ${template}`)
  await client.end()
  return `${server}/${name}`
}
