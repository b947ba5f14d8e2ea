/** The real site as a process of its own: a collection imported, the server started, all of it removed. */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { writeFieldContent } from './field-content.ts'

const root = path.resolve(import.meta.dirname, '../..')
const node = path.join(root, 'node_modules/node/bin/node')
const startsWithin = 30_000

export interface RunningSite {
  /** `http://127.0.0.1:41234`, without a slash at the end. */
  origin: string
  /** The lines it has written so far. */
  said(): string[]
  /** Makes an admin, or makes one of a member, as whoever runs the site does. */
  appoint(username: string, password: string): Promise<void>
  /** Stops it, and says what it logged as its own fault while it ran. */
  stop(): Promise<string[]>
}

/**
 * @param writeCollection writes the collection to be imported into an empty folder; without one the
 * site is empty
 * @param settings variables beside the usual ones
 */
export async function runSite(
  writeCollection?: (folder: string) => Promise<void>,
  settings: NodeJS.ProcessEnv = {},
): Promise<RunningSite> {
  const folder = await mkdtemp(path.join(tmpdir(), 'huaniao-site-'))
  const collection = path.join(folder, 'collection')
  const content = path.join(folder, 'content')
  await writeFieldContent(content)
  const environment = {
    ...process.env,
    NODE_ENV: 'production',
    SAMPLE: 'off',
    LOG_LEVEL: 'error',
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: path.join(folder, 'data'),
    CONTENT_DIR: content,
    DATABASE_URL: '',
    SITE_URL: '',
    ...settings,
  }
  const options = { cwd: root, env: environment }
  if (writeCollection) {
    await writeCollection(collection)
    await promisify(execFile)(node, ['server/import/main.ts', collection], options)
  }
  const server = spawn(node, ['server/main.ts'], options)
  const said = listen(server)
  const ended = new Promise<string>((resolve) => {
    server.once('exit', (code, signal) => resolve(`it ended with ${signal ?? code}`))
  })
  const origin = await announced(server, said)
  return {
    origin,
    said: () => said.lines(),
    async appoint(username, password) {
      const running = promisify(execFile)(node, ['server/accounts/main.ts', username], options)
      running.child.stdin?.end(password)
      await running
    },
    async stop() {
      // One that stopped by itself is at fault, whatever it said.
      const early = await Promise.race([ended, Promise.resolve('')])
      server.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
      const faults = said.lines().filter((line) => /^{"level":[56]0/.test(line))
      return early ? [...faults, early, ...said.lines().slice(-20)] : faults
    },
  }
}

/** Everything a server says, from its first word. */
function listen(server: ChildProcess) {
  let text = ''
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', (piece: Buffer) => {
      text += piece
    })
  }
  return { text: () => text, lines: () => text.split('\n') }
}

/** The address the server says it is open at. */
async function announced(server: ChildProcess, said: { text(): string }): Promise<string> {
  const deadline = Date.now() + startsWithin
  while (Date.now() < deadline && server.exitCode === null && server.signalCode === null) {
    const port = /open at\s+http:\/\/localhost:(\d+)/.exec(said.text())?.[1]
    if (port) return `http://127.0.0.1:${port}`
    await setTimeout(50)
  }
  server.kill('SIGKILL')
  throw new Error(`The site did not open:\n${said.text()}`)
}
