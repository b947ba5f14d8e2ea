/**
 * Runs a command of the site on the pinned Node: `node scripts/run.mjs backup FILE`. Each command has an npm script,
 * such as `npm run backup -- FILE`.
 */
import { ensureBuilt } from './built.mjs'
import { ensureInstalled } from './installed.mjs'
import { giveUp, resolveTypedPaths, runOnPinnedNode } from './programs/pinned-node.mjs'

/**
 * - program: the file that Node runs, with its first arguments
 * - takesPaths: whether the arguments are files and folders, relative to the folder where the command was typed
 * - tools: whether the command needs the packages for development
 * - pages: whether the command needs the built pages
 * - environment: environment variables that the command gets in addition
 * @typedef {{ program: string[], takesPaths?: true, tools?: true, pages?: true, environment?: Record<string, string> }}
 * Command
 */

/** @type {Record<string, Command>} */
const commands = {
  /** `NAME`: makes an admin. */
  admin: { program: ['server/accounts/main.ts'] },
  /** Prints the address that makes the first admin. */
  'setup-address': { program: ['server/setup/main.ts'] },
  /** `FILE`: writes one archive of the whole site. */
  backup: { program: ['server/backup/main.ts'], takesPaths: true },
  /** `FILE [--start-over]`: makes a site from an archive. */
  restore: { program: ['server/backup/restore/main.ts'], takesPaths: true },
  /** `--to "…"`: copies the site to another database and store. */
  move: { program: ['server/backup/move/main.ts'] },
  /** `[--repair]`: finds broken data. */
  check: { program: ['server/integrity/main.ts'] },
  /** `FOLDER [--dry-run]`: imports a collection. */
  import: { program: ['server/import/main.ts'], takesPaths: true },
  /** `FOLDER`: writes the catalogue as a collection, which another site can import. */
  export: { program: ['server/export/main.ts'], takesPaths: true },
  /** `FILE …`: loads a table of names, with which forms complete and check names (docs/reference.md). */
  reference: { program: ['server/reference/loading/main.ts'], takesPaths: true },
  /** Writes the documents that are generated from the code. */
  docs: { program: ['scripts/docs/documents.ts'] },
  /** Records an example of every call from the sample collection. */
  examples: {
    program: ['node_modules/vitest/vitest.mjs', 'run', 'server/http/calls/openapi.test.ts'],
    tools: true,
    environment: { EXAMPLES: 'record' },
  },
  /** `[NAME …] [--kills 500 …]`: runs the site under faults (docs/faults.md). */
  faults: { program: ['tests/faults/main.ts'], tools: true, pages: true },
  /** `[--directus FOLDER]`: measures the whole site. */
  bench: {
    program: ['benchmarks/whole/bench.ts'],
    tools: true,
    pages: true,
    environment: { NODE_ENV: 'production' },
  },
}

const [name = '', ...commandArguments] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
if (!command) giveUp(`Usage: node scripts/run.mjs ${Object.keys(commands).join('|')} …`)
const { program, takesPaths, tools = false, pages, environment } = command
ensureInstalled({ tools })
if (pages) await ensureBuilt()
const args = takesPaths ? resolveTypedPaths(commandArguments) : commandArguments
process.exitCode = await runOnPinnedNode([...program, ...args], environment)
