/** The browser of the end-to-end tests: Debian's Chromium, with a font that has Chinese in it. */
import { spawnSync } from 'node:child_process'
import { findProgram, installPackages } from './debian.mjs'
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
  console.info('Installing Chromium for the page tests (once) …')
  const failure = installPackages(['chromium', 'fonts-noto-cjk', 'fontconfig'])
  if (failure) giveUp(`The page tests need Chromium, which could not be installed. ${failure}`)
  const installed = found ?? findProgram(names)
  if (!installed) giveUp('Chromium was installed but cannot be found on the PATH.')
  return installed
}

/** Without one every Chinese word is a row of empty boxes, and no picture of a page means much. */
function hasChineseFont() {
  const answer = spawnSync('fc-list', [':lang=zh'], { encoding: 'utf8' })
  return answer.error !== undefined ? process.platform !== 'linux' : answer.stdout.trim() !== ''
}
