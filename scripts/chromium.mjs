/** The browser of the end-to-end tests: Debian's Chromium, with a font that has Chinese in it. */
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { giveUp } from './pinned-node.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** @returns {string} the browser's place; it is installed where that can be done. */
export function ensureChromium() {
  const found = process.env.CHROMIUM_PATH || findProgram(names)
  if (found && hasChineseFont()) return found
  if (!findProgram(['apt-get'])) {
    if (found) return found
    giveUp(
      'The page tests need Chromium: install it and give its place as CHROMIUM_PATH=/path/to/it.',
    )
  }
  installWithApt()
  const installed = found ?? findProgram(names)
  if (!installed) giveUp('Chromium was installed but cannot be found on the PATH.')
  return installed
}

/** Without one every Chinese word is a row of empty boxes, and no picture of a page means much. */
function hasChineseFont() {
  const answer = spawnSync('fc-list', [':lang=zh'], { encoding: 'utf8' })
  return answer.error !== undefined ? process.platform !== 'linux' : answer.stdout.trim() !== ''
}

function installWithApt() {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo']
  if (asRoot.length > 0 && !findProgram(asRoot)) {
    giveUp('The page tests need Chromium. As root: apt-get install chromium fonts-noto-cjk')
  }
  console.info('Installing Chromium for the page tests (once) …')
  const packages = ['chromium', 'fonts-noto-cjk', 'fontconfig']
  for (const step of [
    ['apt-get', 'update', '-q'],
    ['apt-get', 'install', '-y', '-q', '--no-install-recommends', ...packages],
  ]) {
    const [command = '', ...args] = [...asRoot, ...step]
    const run = spawnSync(command, args, {
      encoding: 'utf8',
      stdio: ['inherit', 'pipe', 'pipe'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (run.status !== 0) {
      giveUp(`${run.stdout}${run.stderr}\nChromium could not be installed (${step.join(' ')}).`)
    }
  }
}

/**
 * @param {string[]} programs
 * @returns {string | undefined} the place of the first that is on the PATH
 */
function findProgram(programs) {
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
