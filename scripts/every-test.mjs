/** Every test, in both runners: in process (Vitest) and in a browser (Playwright). */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { ensureBuilt } from './built.mjs'
import { ensureInstalled } from './installed.mjs'
import { ensureChromium } from './programs/chromium.mjs'
import { runOnPinnedNode } from './programs/pinned-node.mjs'

/** Each runner has two workers; on fewer cores they would starve each other. */
const coresForBoth = 4

/**
 * Makes sure of everything the tests need, then runs them all. The last lines name what failed and
 * say how many passed and failed in both runners together.
 * @param {Record<string, string>} [settings] variables beside the usual ones
 * @returns {Promise<number>} the code to exit with
 */
export async function runEveryTest(settings = {}) {
  ensureInstalled({ tools: true })
  ensureBuilt()
  const chromium = ensureChromium()

  const results = mkdtempSync(path.join(tmpdir(), 'huaniao-results-'))
  const inProcess = path.join(results, 'vitest.json')
  const inBrowser = path.join(results, 'playwright.json')
  try {
    const both = availableParallelism() >= coresForBoth
    const vitest = runOnPinnedNode(
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${inProcess}`,
      ],
      settings,
      both ? 'in process |' : '',
    )
    if (!both) await vitest
    const playwright = runOnPinnedNode(
      ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'],
      { ...settings, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: inBrowser },
      both ? 'in a browser |' : '',
    )
    const codes = await Promise.all([vitest, playwright])
    const { passed, failed, skipped } = sum(countVitest(inProcess), countPlaywright(inBrowser))
    for (const name of [...failedInVitest(inProcess), ...failedInPlaywright(inBrowser)]) {
      console.info(`failed: ${name}`)
    }
    for (const name of secondTries(inBrowser)) console.info(`second try: ${name}`)
    const worked = codes.every((code) => code === 0) && failed === 0 && passed > 0
    // A runner that ended badly without a failed test (a crash, an error outside any) is one failure.
    const shown = worked || failed > 0 ? failed : 1
    console.info(`\n${passed} passed, ${shown} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
    return worked ? 0 : 1
  } finally {
    rmSync(results, { recursive: true, force: true })
  }
}

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */

/**
 * @param {string} file
 * @returns {Count}
 */
function countVitest(file) {
  const report = readReport(file)
  return {
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + brokenFiles(report?.testResults ?? []),
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  }
}

/**
 * Test files that failed before any of their tests could.
 * @param {{ status: string, assertionResults: { status: string }[] }[]} files
 */
function brokenFiles(files) {
  return files.filter(
    (file) =>
      file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length
}

/** @param {string} file */
function failedInVitest(file) {
  /** @type {{ name: string, assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }[]} */
  const files = readReport(file)?.testResults ?? []
  return files.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(
        ({ fullName, failureMessages: [message = ''] }) =>
          `${path.relative('.', name)}: ${fullName}\n  ${message.split('\n').slice(0, 3).join('\n  ')}`,
      ),
  )
}

/** @param {string} file */
function failedInPlaywright(file) {
  /** @typedef {{ specs?: { file: string, title: string, ok: boolean }[], suites?: Suite[] }} Suite */
  /** @type {(suite: Suite) => string[]} */
  const failed = ({ specs = [], suites = [] }) => [
    ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`),
    ...suites.flatMap(failed),
  ]
  return failed(readReport(file) ?? {})
}

/** Tests of the browser that passed only at the second try. @param {string} file */
function secondTries(file) {
  /** @typedef {{ specs?: { file: string, title: string, tests: { status: string }[] }[], suites?: TriedSuite[] }} TriedSuite */
  /** @type {(suite: TriedSuite) => string[]} */
  const tried = ({ specs = [], suites = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title }) => `${file}: ${title}`),
    ...suites.flatMap(tried),
  ]
  return tried(readReport(file) ?? {})
}

/**
 * @param {string} file
 * @returns {Count}
 */
function countPlaywright(file) {
  const stats = readReport(file)?.stats
  return {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: stats?.unexpected ?? 0,
    skipped: stats?.skipped ?? 0,
  }
}

/**
 * @param {Count} a
 * @param {Count} b
 * @returns {Count}
 */
function sum(a, b) {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
  }
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
