/**
 * Installs the browser of the browser tests and screenshots, and a font with Chinese characters. The browser is
 * Debian's headless shell of Chromium, which needs two thirds of the processor time of the whole browser.
 */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { findProgram, installPackages } from './debian.mjs'
import { giveUp } from './pinned-node.mjs'

const shells = ['chromium-headless-shell']
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** @returns {string} the path of the browser; apt-get, if present, installs a missing browser or font first */
export function ensureChromium() {
  const configured = process.env.CHROMIUM_PATH
  if (configured && hasChineseFont()) return configured
  const shell = configured ?? findProgram(shells)
  if (shell && hasChineseFont()) return shell
  const wholeBrowser = configured ?? findProgram(browsers)
  const failure =
    (findProgram(['apt-get']) ? install() : 'apt-get is missing on this system.') ?? ''
  const browserPath = configured ?? findProgram(shells) ?? wholeBrowser
  // Another browser passes the same tests in more time. Without the font, only the screenshots differ.
  if (browserPath) return browserPath
  giveUp(
    `The browser tests need Chromium: install Chromium and set CHROMIUM_PATH to its path. ${failure}`,
  )
}

/** @returns {string | undefined} the reason for a failure, or undefined after success */
function install() {
  console.info('Installing Chromium for the browser tests (once) …')
  return installPackages(['chromium-headless-shell', 'fonts-noto-cjk', 'fontconfig'])
}

/**
 * Without a font with Chinese characters, Chinese text is a row of empty boxes.
 * @returns whether such a font is installed; outside Linux, a missing `fc-list` counts as a font
 */
function hasChineseFont() {
  const answer = spawnSync('fc-list', [':lang=zh'], { encoding: 'utf8' })
  return answer.error !== undefined ? process.platform !== 'linux' : answer.stdout.trim() !== ''
}

if (process.argv[1] === fileURLToPath(import.meta.url)) ensureChromium()
