/**
 * Checks, as a part of `npm run verify`, that no import goes up the floors, or sideways where this is forbidden. Folders
 * must not import each other in a cycle. Types, styles and the files of workers count too, and tests may import any file.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { giveUp, root } from '../programs/pinned-node.mjs'
import { serverFloors, treeFloors, webFloors } from './floors.mjs'

/** @typedef {{ file: string, imported: string }} Import paths from the root of the project, with `/` */

const importPatterns = [
  /\b(?:from|import)\s*\(?\s*(?:url\(\s*)?['"](\.[^'"]+)['"]/g,
  /\bnew URL\(\s*['"](\.[^'"]+)['"],\s*import\.meta\.url/g,
]
const sources = /(?<!\.d|\.test|\.spec)\.(?:tsx?|mjs|css)$/
/** Maximum number of reported mistakes, because a moved folder causes hundreds. */
const reportedMaximum = 20
/** Files that tools generate. */
const generated = /^web\/paraglide\b|\/\+types\b/

/**
 * @param {readonly Import[]} imports
 * @param {readonly (readonly string[])[]} floors the lowest first
 * @param {boolean} allowsSideways whether folders of one floor may import each other
 * @returns {string[]} one text for each import that goes up, and for each forbidden import that goes sideways
 */
export function upwardImports(imports, floors, allowsSideways) {
  const listedFolders = floors.flat().toSorted((a, b) => b.length - a.length)
  const floorOf = (/** @type {string} */ listedFolder) =>
    floors.findIndex((floor) => floor.includes(listedFolder))
  const listedFolderOf = (/** @type {string} */ folder) =>
    listedFolders.find(
      (listedFolder) => folder === listedFolder || folder.startsWith(`${listedFolder}/`),
    )
  return imports.flatMap(({ file, imported }) => {
    const [from, to] = [
      listedFolderOf(path.posix.dirname(file)),
      listedFolderOf(path.posix.dirname(imported)),
    ]
    if (!from || !to || from === to) return []
    const rise = floorOf(to) - floorOf(from)
    if (rise < 0 || (rise === 0 && allowsSideways)) return []
    const direction = rise > 0 ? 'up' : 'sideways'
    return [
      `${file} imports ${imported}: ${direction}, from ${from} to ${to}. Move the code that both need to a floor below ${from}, or this file to a floor above ${to} (scripts/floors/floors.mjs).`,
    ]
  })
}

/**
 * @param {readonly Import[]} imports
 * @returns {string[]} one text for each cycle of folders, with one import for each step
 */
export function folderCycles(imports) {
  /** @type {Map<string, Map<string, Import>>} */
  const edges = new Map()
  for (const each of imports) {
    const [from, to] = [path.posix.dirname(each.file), path.posix.dirname(each.imported)]
    if (from === to) continue
    const targets = edges.get(from) ?? new Map()
    edges.set(from, targets.set(to, targets.get(to) ?? each))
  }
  /** @type {Set<string>} */
  const finished = new Set()
  /** @type {string[]} */
  const cycles = []
  /** @type {(folder: string, foldersAbove: string[]) => void} */
  const visit = (folder, foldersAbove) => {
    const start = foldersAbove.indexOf(folder)
    if (start >= 0) {
      const cycle = [...foldersAbove.slice(start), folder]
      const steps = cycle.slice(1).map((to, index) => {
        const step = edges.get(cycle[index] ?? '')?.get(to)
        return `  ${step?.file} imports ${step?.imported}`
      })
      cycles.push(
        `These folders import each other in a cycle: ${cycle.join(' -> ')}. Move one of these files, or the code that it needs:\n${steps.join('\n')}`,
      )
      return
    }
    if (finished.has(folder)) return
    for (const next of edges.get(folder)?.keys() ?? []) visit(next, [...foldersAbove, folder])
    finished.add(folder)
  }
  for (const folder of edges.keys()) visit(folder, [])
  return cycles
}

/**
 * @param {readonly string[]} files paths from the root of the project
 * @param {readonly (readonly string[])[]} floors
 * @returns {string[]} one text for each folder of a tree that holds files but is on no floor
 */
function unlistedFolders(files, floors) {
  const trees = new Set(floors.flat().map((folder) => folder.split('/')[0]))
  const folders = files.flatMap((file) => {
    const [tree = '', folder, ...rest] = file.split('/')
    return trees.has(tree) && rest.length > 0 ? [`${tree}/${folder}`] : []
  })
  return [...new Set(folders)]
    .filter((folder) => !floors.flat().includes(folder))
    .map((folder) => `${folder} is on no floor. Add ${folder} to scripts/floors/floors.mjs.`)
}

/**
 * @param {string} projectRoot
 * @param {string} tree a folder of the root
 * @returns {string[]} the paths of its sources from the root of the project
 */
function sourcesIn(projectRoot, tree) {
  return readdirSync(path.join(projectRoot, tree), { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(tree, name.replaceAll('\\', '/')))
    .filter((file) => sources.test(file) && !generated.test(file))
}

/**
 * @param {string} projectRoot
 * @param {string} file
 * @returns {Import[]} the imports of the file, if the imported files are in a tree too
 */
function importsOf(projectRoot, file) {
  const trees = treeFloors.flat()
  const text = readFileSync(path.join(projectRoot, file), 'utf8')
  const matches = importPatterns.flatMap((pattern) => [...text.matchAll(pattern)])
  return matches.flatMap(([, specifier = '']) => {
    const imported = path.posix.join(path.posix.dirname(file), specifier)
    const isInTree = trees.includes(imported.split('/')[0] ?? '')
    return isInTree && !generated.test(imported) ? [{ file, imported }] : []
  })
}

/**
 * @param {string} projectRoot the folder with all trees
 * @returns {string[]} one text for each unlisted folder, for each forbidden import, and for each cycle of folders
 */
export function forbiddenImports(projectRoot) {
  const files = treeFloors.flat().flatMap((tree) => sourcesIn(projectRoot, tree))
  const imports = files.flatMap((file) => importsOf(projectRoot, file))
  return [
    ...unlistedFolders(files, [...serverFloors, ...webFloors]),
    ...upwardImports(imports, treeFloors, false),
    ...upwardImports(imports, serverFloors, false),
    ...upwardImports(imports, webFloors, true),
    ...folderCycles(imports),
  ]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const mistakes = forbiddenImports(root)
  const unreported = mistakes.length - reportedMaximum
  const more = unreported > 0 ? [`… and ${unreported} more`] : []
  if (mistakes.length > 0) giveUp([...mistakes.slice(0, reportedMaximum), ...more].join('\n'))
}
