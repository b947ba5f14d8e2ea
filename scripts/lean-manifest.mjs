/**
 * Every page loads React Router's manifest of all pages, and most of it lists which scripts go with a page of members
 * and admins. A browser needs those lists only to fetch the scripts ahead; without them it fetches them when the page
 * is opened. So visitors who only read do not load them (see docs/decisions/0062). The lists also name no script that
 * every page loads, and the manifest leaves out what a page does not have.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './programs/pinned-node.mjs'

const folder = path.join(root, 'build/client/assets')
/** What stands before the JSON of the manifest; a semicolon stands after it. */
const opening = 'window.__reactRouterManifest='
const pagesOfMembers = /^pages\/(accounts|admin|submissions)\//

export function leanManifest() {
  for (const name of readdirSync(folder).filter((each) => /^manifest-\w+\.js$/.test(each))) {
    const file = path.join(folder, name)
    writeFileSync(file, lean(readFileSync(file, 'utf8')))
  }
}

/**
 * @param {string} script the manifest as React Router writes it
 * @returns {string} the same without the scripts that go with pages of members and admins, or with every page; the
 * styles of members stay
 * @throws {Error} if the script does not have the form that is expected
 */
export function lean(script) {
  if (!script.startsWith(opening) || !script.endsWith(';')) {
    throw new Error(
      'The manifest of the pages has a form that scripts/lean-manifest.mjs does not know.',
    )
  }
  const manifest = JSON.parse(script.slice(opening.length, -1))
  const { entry, routes } = manifest
  const ofEveryPage = new Set([entry.module, ...entry.imports, ...(routes.root?.imports ?? [])])
  for (const route of Object.values(routes)) {
    if (pagesOfMembers.test(route.id)) route.imports = []
    if (route.id === 'root') continue
    route.imports = route.imports.filter((/** @type {string} */ file) => !ofEveryPage.has(file))
    for (const name of Object.keys(route)) if (route[name] === false) delete route[name]
  }
  return `${opening}${JSON.stringify(manifest)};`
}
