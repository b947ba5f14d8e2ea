/**
 * Runs the tests in both runners, in process (Vitest) and in a browser (Playwright), without
 * nightly tests: `npm test`. `--all` runs every test with its whole dose (docs/testing.md), and
 * takes half an hour or more. `--postgres-s3` runs the tests only on PostgreSQL and an S3 store.
 */
import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { ensureBuilt } from './built.mjs'
import { ensureInstalled } from './installed.mjs'
import { ensureChromium } from './programs/chromium.mjs'
import { compiledCode, lowMemoryVariables, runOnPinnedNode } from './programs/pinned-node.mjs'
import {
  countPlaywright,
  countVitest,
  failedInPlaywright,
  failedInVitest,
} from './tests/reports.mjs'
import { makeScratchFolder } from './tests/scratch-folder.mjs'

/** The minimum number of cores for both runners at the same time. Vitest has four workers, and Playwright has two. */
const coresForBoth = 4

/**
 * Without these variables, processes keep freed memory, and the tests take a twentieth less time.
 */
const withoutMemoryLimits = Object.fromEntries(
  Object.keys(lowMemoryVariables).map((name) => [name, undefined]),
)

const scratch = makeScratchFolder()
const settings = {
  ...compiledCode,
  ...withoutMemoryLimits,
  TMPDIR: scratch,
  ...(process.argv.includes('--all') && { TEST_DOSE: 'all' }),
  ...(process.argv.includes('--postgres-s3') && { TEST_DATABASE: 'postgres', TEST_STORAGE: 's3' }),
}

ensureInstalled({ tools: true })
await ensureBuilt()
const chromium = ensureChromium()

try {
  process.exitCode = await runEveryTest()
} finally {
  rmSync(scratch, { recursive: true, force: true })
}

/**
 * Runs both runners. The last lines name each failed test and count the tests of both runners together.
 * @returns {Promise<number>} the exit code
 */
async function runEveryTest() {
  const inProcess = path.join(scratch, 'vitest.json')
  const inBrowser = path.join(scratch, 'playwright.json')
  const runsTogether = availableParallelism() >= coresForBoth
  const vitest = runOnPinnedNode(
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${inProcess}`,
    ],
    settings,
    runsTogether ? 'in process |' : '',
  )
  if (!runsTogether) await vitest
  const playwright = runOnPinnedNode(
    ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'],
    { ...settings, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: inBrowser },
    runsTogether ? 'in a browser |' : '',
  )
  const codes = await Promise.all([vitest, playwright])
  for (const name of [...failedInVitest(inProcess), ...failedInPlaywright(inBrowser)]) {
    console.info(`failed: ${name}`)
  }
  const [server, browser] = [countVitest(inProcess), countPlaywright(inBrowser)]
  const passed = server.passed + browser.passed
  const failed = server.failed + browser.failed
  const skipped = server.skipped + browser.skipped
  const worked = codes.every((code) => code === 0) && failed === 0 && passed > 0
  // If no test failed, a crash of a runner or an error outside a test counts as one failure.
  const failureCount = worked || failed > 0 ? failed : 1
  console.info(
    `\n${passed} passed, ${failureCount} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  )
  return worked ? 0 : 1
}
