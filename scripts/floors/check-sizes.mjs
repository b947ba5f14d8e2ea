/** Checks, as a part of `npm run verify`, that no folder holds too many files and that no file has too many lines. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { giveUp, root } from '../programs/pinned-node.mjs'

const filesMaximum = 20
const linesMaximum = 250
const topFolders = ['contract', 'server', 'web', 'tests', 'scripts', 'benchmarks']
/**
 * Generated files, fixtures, and the number of migrations. Each change of the tables adds a migration, and migrations
 * stay in one numbered list (decision 70).
 */
const exempt = /^web\/paraglide\b|^tests\/fixtures\b|\/migrations$/

/**
 * @param {readonly { file: string, lines: number }[]} files the files with their numbers of lines
 * @returns {string[]} one text for each folder and file that is too large
 */
export function findTooLarge(files) {
  /** @type {Map<string, number>} */
  const counts = new Map()
  for (const { file } of files) {
    const folder = path.posix.dirname(file)
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [
    ...[...counts].flatMap(([folder, count]) =>
      count > filesMaximum && !exempt.test(folder)
        ? [
            `${folder} holds ${count} files; the limit is ${filesMaximum}. Move the files of one subject into a folder of their own.`,
          ]
        : [],
    ),
    ...files.flatMap(({ file, lines }) =>
      lines > linesMaximum
        ? [`${file} has ${lines} lines; the limit is ${linesMaximum}. Split the file by subject.`]
        : [],
    ),
  ]
}

/**
 * @param {string} topFolder path from the root of the project
 * @returns the files with their numbers of lines; 0 for a file without code or styles
 */
function filesIn(topFolder) {
  return readdirSync(path.join(root, topFolder), { recursive: true, withFileTypes: true }).flatMap(
    (entry) => {
      const absolutePath = path.join(entry.parentPath, entry.name)
      const file = path.relative(root, absolutePath).replaceAll('\\', '/')
      if (!entry.isFile() || exempt.test(file)) return []
      const isCode = /\.(ts|tsx|mjs|css)$/.test(file)
      const lines = isCode ? readFileSync(absolutePath, 'utf8').split('\n').length - 1 : 0
      return [{ file, lines }]
    },
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const mistakes = findTooLarge(topFolders.flatMap(filesIn))
  if (mistakes.length > 0) giveUp(mistakes.join('\n'))
}
