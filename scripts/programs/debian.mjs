/** Finds programs of the system on the PATH, and installs packages of Debian. */
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import path from 'node:path'

/**
 * @param {string[]} programs
 * @returns {string | undefined} the path of the first of these programs that is on the PATH
 */
export function findProgram(programs) {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return programs
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK)
        return true
      } catch {
        return false
      }
    })
}

/**
 * @param {string[]} packages
 * @returns {string | undefined} the error, or undefined after success
 */
export function installPackages(packages) {
  if (!findProgram(['apt-get'])) return 'apt-get is missing on this system.'
  const rootPrefix = process.getuid?.() === 0 ? [] : ['sudo']
  if (rootPrefix.length > 0 && !findProgram(rootPrefix)) {
    return `Run as root: apt-get install ${packages.join(' ')}`
  }
  for (const step of [
    ['apt-get', 'update', '-q'],
    ['apt-get', 'install', '-y', '-q', '--no-install-recommends', ...packages],
  ]) {
    const [command = '', ...args] = [...rootPrefix, ...step]
    const run = spawnSync(command, args, {
      encoding: 'utf8',
      stdio: ['inherit', 'pipe', 'pipe'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (run.status !== 0) return `${run.stdout}${run.stderr}\n(${step.join(' ')})`
  }
  return undefined
}
