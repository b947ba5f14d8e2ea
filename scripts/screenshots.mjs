/**
 * Writes screenshots of the listed pages into `screenshots/`, with an index.html: `npm run screenshots
 * [-- -g "360-dark-zh, visitor"]`. The script captures each page at 360, 768 and 1440 px, light and dark, in both
 * languages; some pages have extreme data or no data. With `--readme` the script writes only the screenshots of the
 * README into `docs/pictures/`.
 */
import { ensureBuilt } from './built.mjs'
import { ensureInstalled } from './installed.mjs'
import { ensureChromium } from './programs/chromium.mjs'
import { runOnPinnedNode } from './programs/pinned-node.mjs'

const forReadme = process.argv.includes('--readme')

ensureInstalled({ tools: true })
await ensureBuilt()
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
