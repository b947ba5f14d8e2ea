/** Builds the pages and compiles the server's code when a source of the pages has changed since the last build. */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { leanManifest } from './lean-manifest.mjs'
import { precompress } from './precompressed.mjs'
import { compiled, giveUp, root, runQuietly } from './programs/pinned-node.mjs'

const inputs = [
  'web',
  'contract',
  'messages',
  // The translation tools write the other files of `project.inlang`.
  'project.inlang/settings.json',
  'vite.config.ts',
  'scripts/lean-manifest.mjs',
  'scripts/left-out',
  'scripts/short-class-names.ts',
  'scripts/joined-stylesheets.ts',
  'react-router.config.ts',
  'package-lock.json',
]
/** Files that the build writes, and test files. */
const excluded = /^web\/paraglide$|\.test\.tsx?$/

const stamp = path.join(root, 'build/.inputs')

/**
 * Builds the pages if a source has changed. Compilation and compression run at the same time, because compilation
 * uses one core.
 */
export async function ensureBuilt() {
  const currentHash = hashOfInputs()
  if (readStamp() === currentHash) return
  console.info('Building the pages …')
  // An interrupted build must not count as complete.
  rmSync(stamp, { force: true })
  const { hasWorked, output } = await runQuietly(
    ['node_modules/@react-router/dev/bin.cjs', 'build'],
    {
      NODE_ENV: 'production',
    },
  )
  if (!hasWorked) giveUp(`${output}\nThe pages could not be built.`)
  leanManifest()
  rmSync(compiled, { recursive: true, force: true })
  const [compiling] = await Promise.all([runQuietly(['scripts/compile.mjs']), precompress()])
  if (!compiling.hasWorked) giveUp(`${compiling.output}\nThe server's code could not be compiled.`)
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, currentHash)
}

function readStamp() {
  try {
    return readFileSync(stamp, 'utf8')
  } catch {
    return undefined
  }
}

function hashOfInputs() {
  const hash = createHash('sha256')
  for (const file of inputs.flatMap(filesIn)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

/**
 * @param {string} entry path of a file or a folder from the root, with forward slashes
 * @returns {string[]} the files, in the same order on every machine
 */
function filesIn(entry) {
  if (excluded.test(entry)) return []
  if (!statSync(path.join(root, entry)).isDirectory()) return [entry]
  return readdirSync(path.join(root, entry))
    .sort()
    .flatMap((name) => filesIn(`${entry}/${name}`))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await ensureBuilt()
