/**
 * `npm run screenshots [-- -g "360-dark-zh, visitor"]`: every page at 360 and 1440 px, light and dark, in
 * both languages, with usual, extreme and no data, into `screenshots/`; its index.html shows them all.
 * With `--readme`: the pictures of the README alone, into `docs/pictures/`.
 */
import { ensureBuilt } from './built.mjs'
import { ensureInstalled } from './installed.mjs'
import { ensureChromium } from './programs/chromium.mjs'
import { runOnPinnedNode } from './programs/pinned-node.mjs'

const forReadme = process.argv.includes('--readme')

ensureInstalled({ tools: true })
ensureBuilt()
process.exitCode = await runOnPinnedNode(
  [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config=tests/screenshots/screenshots.config.ts',
    forReadme ? 'readme-pictures.ts' : 'every-page.ts',
    ...process.argv.slice(2).filter((argument) => argument !== '--readme'),
  ],
  { CHROMIUM_PATH: ensureChromium() },
)
