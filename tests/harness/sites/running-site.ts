/** Imports a collection, runs the real site as a process, and removes all files of the site at the end. */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import {
  compiledCode,
  lowMemoryFlags,
  pinnedNode as node,
  root,
} from '../../../scripts/programs/pinned-node.mjs'
import { writeFieldContent } from '../collections/field-content.ts'
import { newSiteStorage, usesPostgres, usesS3 } from '../servers/site-storage.ts'

/** Milliseconds in which the server must log its address. */
const startLimit = 120_000

export interface RunningSite {
  /** `http://127.0.0.1:41234`, without a slash at the end. */
  origin: string
  /** The variables of the site's process. Another process with these variables opens the same database and files. */
  environment: NodeJS.ProcessEnv
  /** @returns the lines of the site's output so far */
  output(): string[]
  /** Makes an admin, or makes a member an admin, with the command of the operator. */
  appoint(username: string, password: string): Promise<void>
  /** Stops the site. @returns the errors in its log; also how the site ended if it ended earlier */
  stop(): Promise<string[]>
}

/** Writes a collection into an empty folder. */
type WriteCollection = (folder: string) => Promise<void>

/**
 * @param writeCollection a function that writes the collection to import. The default is an empty site.
 * @param settings environment variables in addition to the usual ones
 */
export async function runSite(
  writeCollection?: WriteCollection,
  settings: NodeJS.ProcessEnv = {},
): Promise<RunningSite> {
  const { folder, environment } = await prepareSite(settings)
  if (writeCollection) await fillSite(folder, environment, writeCollection)
  const server = await startServer(environment)
  return {
    origin: server.origin,
    environment,
    output: server.output,
    appoint: (username, password) => appointAdmin(environment, username, password),
    async stop() {
      // A site that ended before its stop is an error too.
      const earlyEnd = await Promise.race([server.ended, Promise.resolve('')])
      await server.end('SIGTERM')
      await rm(folder, { recursive: true, force: true })
      const errors = errorsIn(server.output())
      return earlyEnd ? [...errors, earlyEnd, ...server.output().slice(-20)] : errors
    },
  }
}

/** The environment variable with the data folder of an imported collection, for sites that start later in the run. */
const importVariable = (writeCollection: WriteCollection) => `IMPORTED_${writeCollection.name}`

/**
 * Imports a collection once. Every site that `runSite` starts afterwards with this collection copies the data
 * folder. On PostgreSQL or S3, each site imports the collection itself.
 * @returns a function that removes the data folder
 */
export async function importOnce(writeCollection: WriteCollection): Promise<() => Promise<void>> {
  if (usesPostgres || usesS3) return async () => {}
  const { folder, environment } = await prepareSite({})
  await fillSite(folder, environment, writeCollection)
  process.env[importVariable(writeCollection)] = environment.DATA_DIR
  return () => rm(folder, { recursive: true, force: true })
}

async function fillSite(
  folder: string,
  environment: Awaited<ReturnType<typeof prepareSite>>['environment'],
  writeCollection: WriteCollection,
): Promise<void> {
  const importedFolder = process.env[importVariable(writeCollection)]
  if (importedFolder) return cp(importedFolder, environment.DATA_DIR, { recursive: true })
  const collection = path.join(folder, 'collection')
  await writeCollection(collection)
  const options = { cwd: root, env: environment }
  await promisify(execFile)(node, ['server/import/main.ts', collection], options)
}

/** @returns the lines of the log at the levels error and fatal */
export const errorsIn = (output: string[]) => output.filter((line) => /^{"level":[56]0/.test(line))

/** Makes a folder with the content of a school. @returns the folder, and the environment of a site in it */
export async function prepareSite(settings: NodeJS.ProcessEnv) {
  const folder = await mkdtemp(path.join(tmpdir(), 'huaniao-site-'))
  const content = path.join(folder, 'content')
  await writeFieldContent(content)
  const environment = {
    ...process.env,
    ...compiledCode,
    NODE_ENV: 'production',
    SAMPLE: 'off',
    LOG_LEVEL: 'error',
    // The AVIF worker would slow the tests.
    AVIF: 'off',
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: path.join(folder, 'data'),
    CONTENT_DIR: content,
    ...(await newSiteStorage()),
    SITE_URL: '',
    ...settings,
  }
  return { folder, environment }
}

export interface Server {
  origin: string
  output(): string[]
  /** Resolves with a sentence that describes how the server ended. */
  ended: Promise<string>
  /** Sends the server a signal, and waits until the server has ended. */
  end(signal: NodeJS.Signals): Promise<void>
}

/** @param args arguments of `node` before the program */
export async function startServer(
  environment: NodeJS.ProcessEnv,
  args: string[] = [],
): Promise<Server> {
  const options = { cwd: root, env: environment }
  const server = spawn(node, [...lowMemoryFlags, ...args, 'server/main.ts'], options)
  killAtExit(server)
  const output = collectOutput(server)
  const ended = new Promise<string>((resolve) => {
    server.once('exit', (code, signal) => resolve(`it ended with ${signal ?? code}`))
  })
  return {
    origin: await waitForAddress(server, output),
    output: output.lines,
    ended,
    async end(signal) {
      server.kill(signal)
      await ended
    },
  }
}

/** Kills a process when the tests end, even if they crash. */
export function killAtExit(child: ChildProcess): void {
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
}

export async function appointAdmin(
  environment: NodeJS.ProcessEnv,
  username: string,
  password: string,
): Promise<void> {
  const options = { cwd: root, env: environment }
  const running = promisify(execFile)(node, ['server/accounts/main.ts', username], options)
  running.child.stdin?.end(password)
  await running
}

/** Collects the output of a server from its start. */
function collectOutput(server: ChildProcess) {
  let text = ''
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', (piece: Buffer) => {
      text += piece
    })
  }
  return { text: () => text, lines: () => text.split('\n') }
}

/** Waits until the server logs its address. */
async function waitForAddress(server: ChildProcess, output: { text(): string }): Promise<string> {
  const deadline = Date.now() + startLimit
  while (Date.now() < deadline && server.exitCode === null && server.signalCode === null) {
    const port = /open at\s+http:\/\/localhost:(\d+)/.exec(output.text())?.[1]
    if (port) return `http://127.0.0.1:${port}`
    await setTimeout(50)
  }
  server.kill('SIGKILL')
  throw new Error(`The site did not open:\n${output.text()}`)
}
