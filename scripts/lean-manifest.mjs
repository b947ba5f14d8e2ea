/**
 * Shortens React Router's manifest, which every page loads (docs/decisions/0062). The module removes the imports of the
 * pages for accounts, submissions and admins, which a browser needs only to prefetch. From all routes except the root,
 * the module also removes imports that every page loads, and properties whose value is false.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './programs/pinned-node.mjs'

const folder = path.join(root, 'build/client/assets')
/** The text before the JSON of the manifest; a semicolon follows the JSON. */
const opening = 'window.__reactRouterManifest='
const pagesOfMembers = /^pages\/(accounts|admin|submissions)\//

export function leanManifest() {
  for (const name of readdirSync(folder).filter((each) => /^manifest-\w+\.js$/.test(each))) {
    const file = path.join(folder, name)
    writeFileSync(file, withoutUnusedScripts(readFileSync(file, 'utf8')))
  }
}

/**
 * @param {string} script the manifest as React Router writes it
 * @returns {string} the manifest without the imports and properties that the module removes; all styles stay
 * @throws {Error} if the script does not have the expected form
 */
export function withoutUnusedScripts(script) {
  if (!script.startsWith(opening) || !script.endsWith(';')) {
    throw new Error(
      'The manifest of the pages has a form that scripts/lean-manifest.mjs does not support.',
    )
  }
  const manifest = JSON.parse(script.slice(opening.length, -1))
  const { entry, routes } = manifest
  const sharedScripts = new Set([entry.module, ...entry.imports, ...(routes.root?.imports ?? [])])
  for (const route of Object.values(routes)) {
    if (pagesOfMembers.test(route.id)) route.imports = []
    if (route.id === 'root') continue
    route.imports = route.imports.filter((/** @type {string} */ file) => !sharedScripts.has(file))
    for (const name of Object.keys(route)) if (route[name] === false) delete route[name]
  }
  return `${opening}${JSON.stringify(manifest)};`
}
