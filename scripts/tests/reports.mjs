/** Reads the counts of tests, and the failed tests, from the JSON reports of both runners. */
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */
/** @typedef {{ status: string, fullName: string, failureMessages: string[] }} VitestTest */
/** @typedef {{ name: string, status: string, assertionResults: VitestTest[] }} VitestFile */
/** @typedef {{ file: string, title: string, ok: boolean }} Spec */
/** @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite */

/**
 * @param {string} file the path of a JSON report
 * @returns {Count} the numbers of passed, failed and skipped tests; zeros without a report
 */
export function countVitest(file) {
  const report = readReport(file)
  return {
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + countBrokenFiles(report?.testResults ?? []),
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  }
}

/**
 * Counts the test files that failed outside their tests.
 * @param {VitestFile[]} files the results of all test files
 */
function countBrokenFiles(files) {
  return files.filter(
    (file) =>
      file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length
}

/**
 * @param {string} file the path of a JSON report
 * @returns {string[]} each failed test of Vitest with the first lines of its failure
 */
export function failedInVitest(file) {
  /** @type {VitestFile[]} */
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

/**
 * @param {string} file the path of a JSON report
 * @returns {Count} the numbers of passed, failed and skipped tests; zeros without a report
 */
export function countPlaywright(file) {
  const stats = readReport(file)?.stats
  return {
    passed: stats?.expected ?? 0,
    failed: stats?.unexpected ?? 0,
    skipped: stats?.skipped ?? 0,
  }
}

/**
 * @param {string} file the path of a JSON report
 * @returns {string[]} file and title of each failed test
 */
export function failedInPlaywright(file) {
  /** @type {(suite: Suite) => string[]} */
  const failedIn = ({ specs = [], suites = [] }) => [
    ...specs.filter(({ ok }) => !ok).map((spec) => `${spec.file}: ${spec.title}`),
    ...suites.flatMap(failedIn),
  ]
  return failedIn(readReport(file) ?? {})
}

/**
 * @param {string} file the path of a JSON report
 * @returns {any} the parsed report; undefined without a readable report
 */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // A runner that crashed writes no report.
    return undefined
  }
}
