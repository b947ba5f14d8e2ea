/**
 * Makes short names for the classes of CSS Modules, such as `_1c4`. Vite's own names contain a hash, which does not
 * compress and would make the stylesheet 4 kB larger (docs/decisions/0058).
 */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A name contains the number of its file, which has two digits in base 36. */
const maximumFiles = 36 ** 2

/**
 * Returns the function that Vite calls for each class and each animation of a CSS Module below `root`. A name depends
 * only on the files, so the builds for browser and server agree. Throws if there are more than 1296 files; the returned
 * function throws if a name is not in its file.
 */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const files = globSync('web/**/*.module.css', { cwd: root }).sort()
  if (files.length > maximumFiles) throw new Error('Number the CSS Modules with three digits.')
  const namesOf = new Map<string, string[]>()

  return (name, file) => {
    // Vite may append a query to the path.
    const relative = path.relative(root, file.replace(/\?.*$/, ''))
    const names = namesOf.get(relative) ?? namesIn(readFileSync(path.join(root, relative), 'utf8'))
    namesOf.set(relative, names)
    const [fileNumber, nameNumber] = [files.indexOf(relative), names.indexOf(name)]
    if (fileNumber < 0 || nameNumber < 0) throw new Error(`Found no .${name} in ${relative}.`)
    return `_${fileNumber.toString(36).padStart(2, '0')}${nameNumber.toString(36)}`
  }
}

/** @returns the names of the classes and animations of a stylesheet, in the order of the text */
function namesIn(css: string): string[] {
  const names = css.matchAll(/(?:\.|@keyframes\s+)([a-z_][\w-]*)/gi)
  return [...new Set([...names].map(([, name = '']) => name))]
}
