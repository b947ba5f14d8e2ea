/**
 * Runs programs on the pinned Node, an npm package for each system, independently of the Node that runs npm. The
 * `.mjs` scripts may run before any package is installed, so they are plain JavaScript for Node 20.
 */
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

const { platform, arch } = process
const system = `${platform === 'win32' ? 'win' : platform}-${arch}`

/** The location in package-lock.json of the Node for this system. */
export const nodePackage = `node_modules/node-${system === 'darwin-arm64' ? 'bin-' : ''}${system}`

/** The path of the pinned Node. Files for Linux alone use `node_modules/.bin/node`, the link that npm makes. */
export const pinnedNode = path.join(
  root,
  nodePackage,
  'bin',
  platform === 'win32' ? 'node.exe' : 'node',
)

/**
 * glibc keeps freed memory for each thread. Without these limits, the threads that process pictures would keep hundreds
 * of megabytes (docs/measuring.md). Thresholds are in bytes, and `Dockerfile` and `deploy/huaniao.service` set the same
 * values.
 */
export const lowMemoryVariables = {
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
  MALLOC_MMAP_THRESHOLD_: process.env.MALLOC_MMAP_THRESHOLD_ ?? '1000000',
  MALLOC_TRIM_THRESHOLD_: process.env.MALLOC_TRIM_THRESHOLD_ ?? '1000000',
}

/**
 * The folder of Node's compile cache. With this cache, the site opens in two thirds of the time and does
 * not load the code that strips types (docs/measuring.md). A process without write access to the folder uses no cache.
 */
export const compiled = path.join(root, 'build/compiled')
export const compiledCode = { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? compiled }

/**
 * Limits the space of young objects to a third of Node's default. V8 collects old objects when they have grown by 40%,
 * not by up to 300%. An idle site can collect garbage and use `node:ffi` without a warning (docs/decisions/0069).
 */
export const lowMemoryFlags = [
  '--max-semi-space-size=8',
  '--heap-growing-percent=40',
  '--expose-gc',
  '--disable-warning=ExperimentalWarning',
]

/**
 * Resolves paths against the folder where the command was typed: npm starts scripts in the
 * project's folder.
 * @param {string[]} args the typed options and paths
 * @returns {string[]} unchanged options and absolute paths
 */
export function resolveTypedPaths(args) {
  const typedIn = process.env.INIT_CWD ?? process.cwd()
  return args.map((argument) =>
    argument.startsWith('-') ? argument : path.resolve(typedIn, argument),
  )
}

/**
 * Runs a program of the project until it ends, and passes on signals, input and output.
 * @param {string[]} args the arguments after `node`
 * @param {Record<string, string | undefined>} [environment] additional environment variables; undefined removes a
 * variable
 * @param {string} [label] a prefix of each printed line, for programs that run at the same time
 * @returns {Promise<number>} the exit code of the program; 128 plus the number of a signal that ended the program
 */
export function runOnPinnedNode(args, environment = {}, label = '') {
  const child = spawn(pinnedNode, args, {
    cwd: root,
    stdio: label ? ['inherit', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...lowMemoryVariables, ...environment },
  })
  for (const input of [child.stdout, child.stderr]) {
    if (input) createInterface({ input }).on('line', (line) => console.info(`${label} ${line}`))
  }
  // Ctrl-C reaches the child too, but `kill` reaches only this process. A second signal does no harm.
  const passSignal = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, passSignal)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) =>
      resolve(code ?? 128 + constants.signals[signal ?? 'SIGTERM']),
    )
  })
}

/**
 * Runs a program and collects its output.
 * @param {string[]} args the arguments after `node`
 * @param {Record<string, string>} [environment] additional environment variables
 * @returns {Promise<{ hasWorked: boolean, output: string }>} whether the exit code was 0, and all output
 */
export function runQuietly(args, environment = {}) {
  const child = spawn(pinnedNode, args, { cwd: root, env: { ...process.env, ...environment } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ hasWorked: code === 0, output }))
  })
}

/**
 * Prints an error message without a stack trace, and ends this process with exit code 1.
 * @param {string} sentence the error message
 * @returns {never}
 */
export function giveUp(sentence) {
  console.error(sentence)
  process.exit(1)
}
