/**
 * The Node everything runs on: the npm package `node`, whatever Node started npm. These scripts run
 * before anything is installed, so they are plain JavaScript that Node 20 understands.
 */
import { spawn, spawnSync } from 'node:child_process'
import { constants } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

export const pinnedNode = path.join(
  root,
  'node_modules/node/bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
)

/**
 * glibc keeps freed memory for each thread, and keeps ever larger blocks. The threads that process
 * pictures would hold hundreds of megabytes between them (docs/measuring.md). Thresholds are in bytes;
 * other systems ignore all three. `Dockerfile` and `deploy/huaniao.service` set the same.
 */
export const modestMemory = {
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
  MALLOC_MMAP_THRESHOLD_: process.env.MALLOC_MMAP_THRESHOLD_ ?? '1000000',
  MALLOC_TRIM_THRESHOLD_: process.env.MALLOC_TRIM_THRESHOLD_ ?? '1000000',
}

/**
 * Where Node keeps the server's code compiled: the site opens in two thirds of the time, and what takes
 * the types out of TypeScript need not be in memory (docs/measuring.md). A site that may not write there,
 * or runs as somebody else, goes without.
 */
export const compiled = path.join(root, 'build/compiled')
export const compiledCode = { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? compiled }

/**
 * Node would let young objects pile up to three times as high before it clears them away. And the site
 * clears away what opening it took (server/main.ts).
 */
export const modestFlags = ['--max-semi-space-size=8', '--expose-gc']

/**
 * Resolves paths against the folder where the command was typed: npm starts scripts in the project's folder.
 * @param {string[]} args
 * @returns {string[]} options as they are, each path from the root of the disk
 */
export function fromTypedFolder(args) {
  const typedIn = process.env.INIT_CWD ?? process.cwd()
  return args.map((argument) =>
    argument.startsWith('-') ? argument : path.resolve(typedIn, argument),
  )
}

/**
 * Runs a program of ours until it ends, as if it had been started in our place.
 * @param {string[]} args what follows `node`
 * @param {Record<string, string>} [environment] added to our own
 * @param {string} [label] put before each line it prints, where programs run at the same time
 * @returns {Promise<number>} its exit code
 */
export function runOnPinnedNode(args, environment = {}, label = '') {
  const child = spawn(pinnedNode, args, {
    cwd: root,
    stdio: label ? ['inherit', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...modestMemory, ...environment },
  })
  for (const input of [child.stdout, child.stderr]) {
    if (input) createInterface({ input }).on('line', (line) => console.info(`${label} ${line}`))
  }
  // Ctrl-C reaches the child by itself, `kill` reaches only us; hearing of a stop twice does no harm.
  const pass = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, pass)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) =>
      resolve(code ?? 128 + constants.signals[signal ?? 'SIGTERM']),
    )
  })
}

/**
 * Runs a program and says nothing of it unless it fails.
 * @param {string[]} args what follows `node`
 * @param {Record<string, string>} environment added to our own
 * @returns {{ worked: boolean, output: string }}
 */
export function runQuietly(args, environment) {
  const run = spawnSync(pinnedNode, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
    env: { ...process.env, ...environment },
  })
  return { worked: run.status === 0, output: `${run.stdout ?? ''}${run.stderr ?? ''}` }
}

/**
 * Ends with one clear sentence and no stack.
 * @param {string} sentence
 * @returns {never}
 */
export function giveUp(sentence) {
  console.error(sentence)
  process.exit(1)
}
