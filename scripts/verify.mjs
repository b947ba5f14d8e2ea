/**
 * Runs all checks, several at a time: `npm run verify`. The script checks messages, types, style, unused code, and the
 * rules of `scripts/floors` with their tests. With `--before-tests`, as in `.ci/run`, the script leaves these tests to
 * `npm test`, but builds the pages and installs Chromium.
 */
import { ensureInstalled } from './installed.mjs'
import { runQuietly } from './programs/pinned-node.mjs'

/** The checks that take less than a second each. */
const quickChecks = [
  'scripts/messages.mjs',
  'scripts/floors/check-imports.mjs',
  'scripts/floors/check-sizes.mjs',
  'scripts/floors/check-tables.mjs',
  'scripts/floors/check-wire-names.mjs',
  'scripts/floors/check-class-names.mjs',
  'scripts/floors/check-prose.mjs',
]

ensureInstalled({ tools: true })
const beforeTests = process.argv.includes('--before-tests')
const checks = [
  ...quickChecks.map((script) => run([script])),
  runTool('@biomejs/biome/bin/biome', 'check'),
]
if (beforeTests) checks.push(run(['scripts/programs/chromium.mjs']))
// This step writes the messages and the types of the routes, which TypeScript and Knip read.
const prepared = await runTool('@react-router/dev/bin.cjs', 'typegen')
if (prepared) {
  checks.push(
    runTool('typescript/bin/tsc', '--noEmit', '--checkers', '1'),
    runTool('knip/bin/knip.js'),
    beforeTests
      ? run(['scripts/built.mjs'])
      : runTool('vitest/vitest.mjs', 'run', 'scripts/floors'),
  )
}
const passed = (await Promise.all(checks)).every(Boolean)
process.exitCode = prepared && passed ? 0 : 1

/**
 * Runs a program of an npm package.
 * @param {string} program path below node_modules
 * @param {string[]} args the arguments of the program
 * @returns {Promise<boolean>} whether the program passed
 */
function runTool(program, ...args) {
  return run([`node_modules/${program}`, ...args])
}

/**
 * Runs a check, then prints whether the check passed, and the output of a failed check.
 * @param {string[]} command a script and its arguments
 * @returns {Promise<boolean>} whether the check passed
 */
async function run(command) {
  const { hasWorked, output } = await runQuietly(command)
  console.info(`${hasWorked ? 'passed' : 'failed'}: ${command.join(' ')}`)
  if (!hasWorked) console.info(output)
  return hasWorked
}
