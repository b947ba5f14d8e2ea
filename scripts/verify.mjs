/**
 * Runs all checks except the tests, several at a time: `npm run verify`. It checks messages,
 * floors, types, style and unused code. With `--before-tests`, as in `.ci/run`, it also builds the
 * pages and installs Chromium.
 */
import { ensureInstalled } from './installed.mjs'
import { runQuietly } from './programs/pinned-node.mjs'

/** Each takes less than a second. */
const quick = [
  'scripts/messages.mjs',
  'scripts/floors/check-imports.mjs',
  'scripts/floors/check-sizes.mjs',
  'scripts/floors/check-tables.mjs',
  'scripts/floors/check-wire-names.mjs',
  'scripts/floors/check-class-names.mjs',
]

ensureInstalled({ tools: true })
const beforeTests = process.argv.includes('--before-tests')
const checks = [...quick.map((script) => run([script])), tool('@biomejs/biome/bin/biome', 'check')]
if (beforeTests) checks.push(run(['scripts/programs/chromium.mjs']))
// Writes the messages and the types of the routes, which the other checks read.
const prepared = await tool('@react-router/dev/bin.cjs', 'typegen')
if (prepared) {
  checks.push(tool('typescript/bin/tsc', '--noEmit', '--checkers', '1'), tool('knip/bin/knip.js'))
  if (beforeTests) checks.push(run(['scripts/built.mjs']))
}
const passed = (await Promise.all(checks)).every(Boolean)
process.exitCode = prepared && passed ? 0 : 1

/**
 * @param {string} program below node_modules
 * @param {string[]} args
 */
function tool(program, ...args) {
  return run([`node_modules/${program}`, ...args])
}

/**
 * Runs a check. Prints at its end whether the check passed, and the output of a failed check.
 * @param {string[]} command a script and its arguments
 * @returns {Promise<boolean>} whether it passed
 */
async function run(command) {
  const { worked, output } = await runQuietly(command)
  console.info(`${worked ? 'passed' : 'failed'}: ${command.join(' ')}`)
  if (!worked) console.info(output)
  return worked
}
