/**
 * Installs missing packages of package-lock.json, including the pinned Node. The script compares the lock with the
 * record of npm in node_modules within milliseconds. The image has no lock, because it contains the packages.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { installPackages } from './programs/debian.mjs'
import { giveUp, nodePackage, pinnedNode, root } from './programs/pinned-node.mjs'

const lock = 'package-lock.json'

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, dev?: boolean }} Package */
/** @typedef {Record<string, Package>} Packages */

/**
 * Installs the missing packages, if the folder has a lock.
 * @param {{ tools?: boolean }} [options] whether the packages for development are needed too
 */
export function ensureInstalled({ tools = false } = {}) {
  if (!existsSync(path.join(root, lock))) return
  /** @type {Packages} */
  const locked = readJson(lock).packages
  const version = locked[nodePackage]?.version
  if (!version)
    giveUp(
      `No Node is published for ${process.platform} on ${process.arch}, so this site cannot run here.`,
    )
  const installed = readInstalled()
  if (!isInstalled(locked, installed ?? {}, tools)) {
    // The install scripts of packages run on the pinned Node, which needs libatomic.
    ensureLibatomic()
    install(installArguments(locked, installed, tools))
  }
  const answer = spawnSync(pinnedNode, ['--version'], { encoding: 'utf8' })
  if (answer.stdout?.trim() === `v${version}`) return
  giveUp(`
Node ${version}, on which this site runs, is missing or does not start (${pinnedNode}).
Remove the folder node_modules and run the same command again.${answer.stderr ? `\n\n${answer.stderr}` : ''}`)
}

/** Installs libatomic, a library that Node needs and minimal systems lack. */
function ensureLibatomic() {
  const PATH = `${process.env.PATH}:/usr/sbin:/sbin`
  const ldconfig = spawnSync('ldconfig', ['-p'], { encoding: 'utf8', env: { PATH } })
  // Without ldconfig, Node itself reports a missing library.
  if (ldconfig.status !== 0 || ldconfig.stdout.includes('libatomic.so.1')) return
  console.info('Installing libatomic, which Node needs (once) …')
  const failure = installPackages(['libatomic1'])
  if (failure) giveUp(`\nThe Node of this site needs the system library libatomic. ${failure}`)
}

/**
 * Compares the installed packages with the lock.
 * @param {Packages} locked the packages of package-lock.json
 * @param {Packages} installed the packages that npm recorded in node_modules
 * @param {boolean} tools whether the packages for development count
 * @returns {boolean} whether every needed package of the lock is installed in the locked version
 */
export function isInstalled(locked, installed, tools) {
  return Object.entries(locked).every(([location, lockedPackage]) => {
    if (location === '') return true
    const installedPackage = installed[location]
    // Optional packages are for other systems. npm reports no error if it fails to download an optional package.
    if (!installedPackage)
      return (lockedPackage.optional && location !== nodePackage) || (lockedPackage.dev && !tools)
    return (
      installedPackage.version === lockedPackage.version &&
      installedPackage.integrity === lockedPackage.integrity
    )
  })
}

/**
 * Chooses the arguments of npm that install the missing packages. `npm install` keeps the installed packages, while
 * `npm ci` would remove them first. Installed packages for development stay.
 * @param {Packages} locked the packages of package-lock.json
 * @param {Packages | undefined} installed the packages that npm recorded; undefined without a record
 * @param {boolean} tools whether the packages for development are needed too
 * @returns {string[]} the command of npm with its options
 */
export function installArguments(locked, installed, tools) {
  const hasTools = Object.keys(installed ?? {}).some((location) => locked[location]?.dev)
  return [
    ...(installed ? ['install', '--no-save'] : ['ci']),
    tools || hasTools ? '--include=dev' : '--omit=dev',
  ]
}

/** @returns {Packages | undefined} the packages that npm recorded in node_modules; undefined without a record */
function readInstalled() {
  try {
    return readJson('node_modules/.package-lock.json').packages
  } catch {
    return undefined
  }
}

/** @param {string[]} npmArguments the command of npm with its options */
function install(npmArguments) {
  console.info('Installing packages (once, a minute or two) …')
  // `npm run` puts node_modules/.bin first on the PATH. The Node in that folder must not replace itself.
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const PATH = folders.filter((folder) => !/node_modules[\\/]\.bin$/.test(folder))
  const npm = process.env.npm_execpath
  const [command, ...first] = npm?.endsWith('npm-cli.js') ? ['node', npm] : ['npm']
  // Warnings concern the Node that runs npm, but the site runs on the pinned Node.
  const args = [...first, ...npmArguments, '--loglevel=error', '--no-audit', '--no-fund']
  const run = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: PATH.join(path.delimiter) },
    // On Windows, npm is a batch file, which only a shell starts. A shell would split other paths at their spaces.
    shell: process.platform === 'win32' && command === 'npm',
  })
  if (run.status !== 0) {
    giveUp(`\nThe packages could not be installed${run.error ? `: ${run.error.message}` : ''}.`)
  }
  removeHeaders()
}

/** Removes 67 MB of C headers from the pinned Node, because no package here compiles an add-on. */
export function removeHeaders(folder = path.join(root, nodePackage)) {
  rmSync(path.join(folder, 'include'), { recursive: true, force: true })
}

/** @param {string} file path from the root of the project @returns {any} the parsed JSON */
function readJson(file) {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8'))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) ensureInstalled({ tools: true })
