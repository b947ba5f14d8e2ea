/**
 * Makes sure node_modules holds what package-lock.json says, the pinned Node among it. npm keeps a
 * record of what it installed; comparing that with the lock takes milliseconds and is as right for
 * the reader's own `npm ci` as for ours. Where there is no lock, as in the image, the packages came with
 * the program: they are taken as they are, and npm is not needed.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { installPackages } from './programs/debian.mjs'
import { giveUp, pinnedNode, root } from './programs/pinned-node.mjs'

const lock = 'package-lock.json'

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, dev?: boolean }} Package */
/** @typedef {Record<string, Package>} Packages */

/**
 * @param {{ tools?: boolean }} [options] whether the packages for developing are needed too
 */
export function ensureInstalled({ tools = false } = {}) {
  if (!existsSync(path.join(root, lock))) return
  /** @type {Packages} */
  const locked = readJson(lock).packages
  const version = locked['node_modules/node']?.version
  const installed = readInstalled()
  if (!isInstalled(locked, installed ?? {}, tools)) {
    // Install scripts of packages run on it already.
    ensureLibatomic()
    install(installWords(locked, installed, tools))
  }
  const answer = spawnSync(pinnedNode, ['--version'], { encoding: 'utf8' })
  if (answer.stdout?.trim() === `v${version}`) return
  giveUp(`
Node ${version}, on which this site runs, is not in place (${pinnedNode}).
It is fetched by the install script of the npm package "node", which seems to have been skipped.
Allow install scripts and fetch it with:

  npm rebuild node --ignore-scripts=false

Then run the same command again.${answer.stderr ? `\n\n${answer.stderr}` : ''}`)
}

/** What Node needs of the system; the smallest of systems come without it. */
function ensureLibatomic() {
  const PATH = `${process.env.PATH}:/usr/sbin:/sbin`
  const known = spawnSync('ldconfig', ['-p'], { encoding: 'utf8', env: { PATH } })
  // Where nothing is known about libraries Node itself will tell.
  if (known.status !== 0 || known.stdout.includes('libatomic.so.1')) return
  console.info('Installing libatomic, which Node needs (once) …')
  const failure = installPackages(['libatomic1'])
  if (failure)
    giveUp(`\nThe Node of this site needs a library of the system's, libatomic. ${failure}`)
}

/**
 * Whether every package of the lock is installed in the locked version.
 * @param {Packages} locked what package-lock.json says
 * @param {Packages} installed what npm recorded in node_modules
 * @param {boolean} tools whether the packages for developing count
 */
export function isInstalled(locked, installed, tools) {
  return Object.entries(locked).every(([place, wanted]) => {
    if (place === '') return true
    const found = installed[place]
    // Optional packages are those of other operating systems.
    if (!found) return wanted.optional || (wanted.dev && !tools)
    return found.version === wanted.version && found.integrity === wanted.integrity
  })
}

/**
 * The words of npm that install what is missing. `npm install` adds to the packages in place, where
 * `npm ci` would remove them first. It never removes the packages for developing once they are there.
 * @param {Packages} locked
 * @param {Packages | undefined} installed
 * @param {boolean} tools
 */
export function installWords(locked, installed, tools) {
  const anyTool = Object.keys(installed ?? {}).some((place) => locked[place]?.dev)
  return [
    ...(installed ? ['install', '--no-save'] : ['ci']),
    tools || anyTool ? '--include=dev' : '--omit=dev',
  ]
}

/** @returns {Packages | undefined} */
function readInstalled() {
  try {
    return readJson('node_modules/.package-lock.json').packages
  } catch {
    return undefined
  }
}

/** @param {string[]} words */
function install(words) {
  console.info('Installing packages (once, a minute or two) …')
  // `npm run` puts our own node_modules/.bin first: the Node there must not replace itself.
  const searched = (process.env.PATH ?? '').split(path.delimiter)
  const PATH = searched.filter((folder) => !/node_modules[\\/]\.bin$/.test(folder))
  const npm = process.env.npm_execpath
  const [command, ...first] = npm?.endsWith('npm-cli.js') ? ['node', npm] : ['npm']
  // Warnings are about the Node that runs npm, on which nothing of ours will run.
  const args = [...first, ...words, '--loglevel=error', '--no-audit', '--no-fund']
  const run = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: PATH.join(path.delimiter) },
    shell: process.platform === 'win32',
  })
  if (run.status !== 0) {
    giveUp(`\nThe packages could not be installed${run.error ? `: ${run.error.message}` : ''}.`)
  }
  removeHeaders()
}

/** The package `node` brings 67 MB of C headers for compiling add-ons; no package here compiles any. */
export function removeHeaders(modules = path.join(root, 'node_modules')) {
  const nodes = path.join(modules, 'node/node_modules')
  if (!existsSync(nodes)) return
  for (const name of readdirSync(nodes).filter((each) => each.startsWith('node-'))) {
    rmSync(path.join(nodes, name, 'include'), { recursive: true, force: true })
  }
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8'))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) ensureInstalled({ tools: true })
