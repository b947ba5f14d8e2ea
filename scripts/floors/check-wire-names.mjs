/**
 * Checks that few files of `server` and `web` use `dbType`, the wire's name for the kind of a species.
 * The check is a part of `npm run verify`. Only the `present.ts` files of the server, one module of
 * the pages, migrations, generated messages and tests may use this name.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { giveUp, root } from '../programs/pinned-node.mjs'

const sources = /(?<!\.d|\.test)\.tsx?$/
const translators = /^server\/(?:.*\/)?present\.ts$|^web\/client\/kind-of\.ts$/
/** Migrations read the JSON of old versions, and tools write the messages. */
const exempt = /^server\/database\/migrations\/|^web\/paraglide\//

const advice = {
  server: 'Use `kind`, and translate `dbType` in the `present.ts` of the folder.',
  web: 'Read `dbType` with `kindOf`, and send the kind with `kindToSend`, of web/client/kind-of.ts.',
}

/**
 * @param {string} file path from the root of the project, with `/`
 * @param {string} code
 * @returns {string[]} one text if the file uses the wire's name and is not exempt
 */
export function wireNameUses(file, code) {
  if (translators.test(file) || exempt.test(file) || !/\bdbType\b/.test(code)) return []
  return [
    `${file} uses the wire's name dbType. ${advice[file.startsWith('web/') ? 'web' : 'server']}`,
  ]
}

/** @param {string} topFolder @returns {string[]} the source files in the folder */
function filesIn(topFolder) {
  return readdirSync(path.join(root, topFolder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(topFolder, file.replaceAll('\\', '/')))
    .filter((file) => sources.test(file))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const mistakes = ['server', 'web']
    .flatMap(filesIn)
    .flatMap((file) => wireNameUses(file, readFileSync(path.join(root, file), 'utf8')))
  if (mistakes.length > 0) giveUp(mistakes.join('\n'))
}
